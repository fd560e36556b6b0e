"""Which metrics are measured on something, which only in a set-up, and which are never tested."""

from __future__ import annotations

ALWAYS_MEASURED = frozenset(
    "throughput latency training_time inference_time compile_time step_time accuracy top1_accuracy convergence_epochs epochs benchmark_score frame_rate bleu learning_rate batch_size validation_loss".split()
)  # metrics without a meaning apart from a workload: carried over as long as the section lasts
MEASURED = ALWAYS_MEASURED - {"batch_size"} | frozenset("performance execution_time energy_efficiency cost_efficiency sparsity compute_operations area_efficiency accuracy_loss quality_loss hit_rate".split())
SETUP_MEASURED = frozenset({"batch_size", "chip_count", "utilization", "dataset_size", "context_length", "energy", "error_margin"})
CHOSEN = frozenset({"batch_size", "epochs", "learning_rate"})  # settings of a run: what was run stands beside them or is not told
DRAWN = frozenset({"power", "temperature"})  # a specification, unless the sentence says in what it was drawn or reached
RESULTS = frozenset({"accuracy", "top1_accuracy", "convergence_epochs", "training_time"})
FELT = DRAWN | {"noise"}
TIMED = frozenset("training_time compile_time throughput latency energy energy_efficiency cost_efficiency batch_size learning_rate epochs sparsity".split())
TRAINED = frozenset({"model", "dataset"})
PAID = frozenset({"cost"})
TOLD = frozenset("throughput latency training_time inference_time frame_rate performance".split())
NOT_TESTED = frozenset(
    "price cost revenue profit loss investment valuation market_size market_share stock_price profit_margin shipments employee_count growth share discount weight thickness length height width size die_area display_size capacity"
    " memory_capacity memory_bandwidth storage_capacity cache_size bus_width process_node core_count thread_count transistor_count parameter_count lane_count clock_frequency compute_performance"
    " battery_capacity interconnect_bandwidth release_date lifespan order_backlog debt customer_count participant_count target_price eps dividend_per_share dividend inventory debt_ratio price_to_book price_to_earnings price_to_sales offer_price fair_price offering_size shares_offered subscription_ratio book_value_per_share stock_return noise power_limit".split()
)  # what a thing is, costs or sells: no task is what it was measured on


NEVER_TESTED = NOT_TESTED - frozenset("compute_performance memory_bandwidth interconnect_bandwidth memory_capacity cost share growth rank clock_frequency parameter_count discount noise".split())
