"""English words for metrics, units and dates: the tables behind ``pipeline.extract.statements`` and its parts."""

from __future__ import annotations

NOUNS = {
    "top1_accuracy": "top-1 accuracy", "core_count": "number of cores", "thread_count": "number of threads", "chip_count": "number of chips", "transistor_count": "number of transistors",
    "parameter_count": "number of parameters", "convergence_epochs": "number of epochs to converge", "scale_limit": "largest configuration", "employee_count": "number of employees",
    "io_count": "number of I/O lines", "visitor_count": "number of visitors", "participant_count": "number of participants", "lane_count": "number of lanes", "category_count": "number of categories", "epochs": "number of epochs",
    "bleu": "BLEU score", "chip_type_count": "number of kinds of chips", "stack_count": "number of memory stacks", "unit_count": "number of units", "server_count": "number of servers", "compute_performance": "compute performance", "io_width": "I/O width",
}  # fmt: skip
TIMES = {
    "training_time": ("train", "trains", "trained"), "inference_time": ("need", "needs", "needed"), "execution_time": ("finish", "finishes", "finished"), "boot_time": ("boot", "boots", "booted"),
    "load_time": ("load", "loads", "loaded"),
}  # fmt: skip
SPEED_VERBS = {
    "training_time": ("train", "trains", "trained"), "inference_time": ("infer", "infers", "inferred"), "execution_time": ("finish", "finishes", "finished"), "boot_time": ("boot", "boots", "booted"),
    "load_time": ("load", "loads", "loaded"), "latency": ("respond", "responds", "responded"),
}  # fmt: skip
SCALES = frozenset(
    "accuracy top1_accuracy throughput frame_rate benchmark_score clock_frequency memory_bandwidth memory_capacity market_share revenue profit compute_performance data_rate utilization share shipments bleu yield".split()
)
LESS_MORE = {
    "price": ("cost", "costs", "cost", ""), "cost": ("cost", "costs", "cost", ""), "power": ("draw", "draws", "drew", "power"), "energy": ("use", "uses", "used", "energy"),
    "memory_capacity": ("have", "has", "had", "memory"), "core_count": ("have", "has", "had", "cores"), "transistor_count": ("have", "has", "had", "transistors"), "weight": ("weigh", "weighs", "weighed", ""),
}  # fmt: skip
QUANTITIES = {
    "core_count": ("have", "has", "had", "core"), "thread_count": ("have", "has", "had", "thread"), "transistor_count": ("have", "has", "had", "transistor"), "parameter_count": ("have", "has", "had", "parameter"),
    "employee_count": ("have", "has", "had", "employee"), "layoffs": ("cut", "cuts", "cut", "job"), "hires": ("hire", "hires", "hired", "new employee"), "category_count": ("have", "has", "had", "category"), "lane_count": ("have", "has", "had", "lane"), "convergence_epochs": ("converge in", "converges in", "converged in", "epoch"),
    "epochs": ("run for", "runs for", "ran for", "epoch"), "customer_count": ("have", "has", "had", "customer"), "developer_count": ("have", "has", "had", "developer"), "layer_count": ("have", "has", "had", "layer"),
}  # fmt: skip
VALUES = {
    "power": ("draw", "draws", "drew", "{amount}"), "price": ("cost", "costs", "cost", "{amount}"), "cost": ("cost", "costs", "cost", "{amount}"), "memory_capacity": ("have", "has", "had", "{amount} of memory"),
    "cache_size": ("have", "has", "had", "{amount} of cache"), "storage_capacity": ("have", "has", "had", "{amount} of storage"), "memory_bandwidth": ("have", "has", "had", "a memory bandwidth of {amount}"),
    "interconnect_bandwidth": ("have", "has", "had", "an interconnect bandwidth of {amount}"), "clock_frequency": ("run", "runs", "ran", "at {amount}"), "frame_rate": ("reach", "reaches", "reached", "{amount}"),
    "process_node": ("be", "is", "was", "made on a {amount} process"), "compute_performance": ("deliver", "delivers", "delivered", "{amount}"), "throughput": ("process", "processes", "processed", "{amount}"),
    "latency": ("have", "has", "had", "a latency of {amount}"), "training_time": ("take", "takes", "took", "{amount} to train"), "inference_time": ("have", "has", "had", "an inference time of {amount}"),
    "execution_time": ("take", "takes", "took", "{amount}"), "accuracy": ("reach", "reaches", "reached", "an accuracy of {amount}"), "top1_accuracy": ("reach", "reaches", "reached", "a top-1 accuracy of {amount}"),
    "benchmark_score": ("score", "scores", "scored", "{amount}"), "energy": ("use", "uses", "used", "{amount}"), "energy_efficiency": ("have", "has", "had", "an energy efficiency of {amount}"),
    "market_share": ("hold", "holds", "held", "a market share of {amount}"), "market_size": ("be", "is", "was", "worth {amount}"), "revenue": ("have", "has", "had", "revenue of {amount}"),
    "profit": ("have", "has", "had", "a profit of {amount}"), "loss": ("have", "has", "had", "a loss of {amount}"), "valuation": ("be", "is", "was", "valued at {amount}"), "shipments": ("have", "has", "had", "shipments of {amount}"),
    "growth": ("have", "has", "had", "growth of {amount}"), "temperature": ("reach", "reaches", "reached", "{amount}"), "refresh_rate": ("have", "has", "had", "a refresh rate of {amount}"),
    "battery_capacity": ("have", "has", "had", "a battery of {amount}"), "battery_drain": ("use", "uses", "used", "{amount} of the battery"), "battery_charge": ("charge", "charges", "charged", "{amount} of the battery"), "charging_power": ("charge", "charges", "charged", "at {amount}"), "weight": ("weigh", "weighs", "weighed", "{amount}"),
    "lead_time": ("have", "has", "had", "a lead time of {amount}"), "warranty": ("have", "has", "had", "a warranty of {amount}"), "payback_period": ("pay", "pays", "paid", "for itself in {amount}"),
    "support_period": ("be", "is", "was", "supported for {amount}"), "exports": ("have", "has", "had", "exports of {amount}"), "power_limit": ("have", "has", "had", "a power limit of {amount}"),
    "lifespan": ("last", "lasts", "lasted", "{amount}"), "battery_life": ("run", "runs", "ran", "for {amount} on battery"), "batch_size": ("be", "is", "was", "run with a batch size of {amount}"),
    "dataset_size": ("have", "has", "had", "a dataset size of {amount}"), "bus_width": ("have", "has", "had", "a bus width of {amount}"), "die_area": ("have", "has", "had", "a die area of {amount}"),
    "scale_limit": ("scale", "scales", "scaled", "to {amount}"), "utilization": ("have", "has", "had", "a utilization of {amount}"), "discount": ("be", "is", "was", "discounted by {amount}"), "yield": ("have", "has", "had", "a yield of {amount}"),
    "target_price": ("have", "has", "had", "a target price of {amount}"), "dividend_per_share": ("pay", "pays", "paid", "a dividend of {amount} a share"), "dividend": ("pay", "pays", "paid", "dividends of {amount}"),
    "eps": ("earn", "earns", "earned", "{amount} a share"), "inventory": ("have", "has", "had", "an inventory of {amount}"), "debt_ratio": ("have", "has", "had", "a debt ratio of {amount}"),
    "contract_value": ("have", "has", "had", "a contract worth {amount}"), "memory_usage": ("use", "uses", "used", "{amount} of memory"), "charging_time": ("take", "takes", "took", "{amount} to charge"),
    "validation_loss": ("reach", "reaches", "reached", "a validation loss of {amount}"), "orders": ("have", "has", "had", "orders worth {amount}"), "write_down": ("write", "writes", "wrote", "{amount} off its stock"),
    "step_time": ("need", "needs", "needed", "{amount} for a step"), "file_size": ("have", "has", "had", "a file size of {amount}"), "supply_period": ("be", "is", "was", "available for {amount}"), "conversion_time": ("need", "needs", "needed", "{amount} for the conversion"),
    "power_supply": ("need", "needs", "needed", "a power supply of {amount}"),
    "output_length": ("be", "is", "was", "run with an output length of {amount}"), "parallelism": ("be", "is", "was", "run with a parallelism of {amount}"),
    "share_buyback": ("buy", "buys", "bought", "back shares worth {amount}"), "rnd_expense": ("spend", "spends", "spent", "{amount} on research and development"), "commitment": ("have", "has", "had", "a commitment of {amount}"), "cash": ("have", "has", "had", "cash of {amount}"),
    "scaling_efficiency": ("have", "has", "had", "a scaling efficiency of {amount}"),
    "order_backlog": ("have", "has", "had", "an order backlog of {amount}"),
    "failure_count": ("fail", "fails", "failed", "{amount}"), "hit_rate": ("have", "has", "had", "a hit rate of {amount}"),
    "price_to_book": ("have", "has", "had", "a price-to-book ratio of {amount}"), "price_to_earnings": ("have", "has", "had", "a price-to-earnings ratio of {amount}"),
    "price_to_sales": ("have", "has", "had", "a price-to-sales ratio of {amount}"), "offer_price": ("have", "has", "had", "an offer price of {amount}"), "fair_price": ("have", "has", "had", "a fair price of {amount}"),
    "offering_size": ("have", "has", "had", "an offering of {amount}"), "shares_offered": ("offer", "offers", "offered", "{amount}"), "subscription_ratio": ("be", "is", "was", "subscribed {amount}"), "compile_time": ("take", "takes", "took", "{amount} to compile"), "input_length": ("be", "is", "was", "run with an input length of {amount}"),
    "book_value_per_share": ("have", "has", "had", "a book value of {amount} a share"), "stock_return": ("have", "has", "had", "a stock return of {amount}"),
    "accuracy_loss": ("lose", "loses", "lost", "{amount} of accuracy"), "quality_loss": ("lose", "loses", "lost", "{amount} of quality"), "gpu_hours": ("take", "takes", "took", "{amount} hours"),
    "profit_margin": ("have", "has", "had", "a profit margin of {amount}"), "thickness": ("be", "is", "was", "{amount} thick"), "length": ("be", "is", "was", "{amount} long"), "height": ("be", "is", "was", "{amount} high"), "width": ("be", "is", "was", "{amount} wide"), "share": ("have", "has", "had", "a share of {amount}"),
}  # fmt: skip
CASED = {
    ("power", "rated"): ("be", "is", "was", "rated at {amount}"),
    ("investment", "raised"): ("raise", "raises", "raised", "{amount} from investors"),
    ("temperature", "ambient"): ("work", "works", "worked", "at {amount}"), ("execution_time", "on end"): ("run", "runs", "ran", "for {amount} on end"),
}
"""Metrics that are told otherwise in some case."""
PLAIN = {
    ("performance", "better"): ("perform/performs/performed", "better"), ("performance", "worse"): ("perform/performs/performed", "worse"), ("price", "higher"): ("be", "more expensive"), ("price", "lower"): ("be", "cheaper"),
    ("cost", "higher"): ("be", "more expensive"), ("cost", "lower"): ("be", "cheaper"), ("price", "better"): ("be", "cheaper"), ("cost", "better"): ("be", "cheaper"), ("accuracy", "better"): ("be", "more accurate"),
    ("accuracy", "worse"): ("be", "less accurate"), ("energy_efficiency", "better"): ("be", "more energy-efficient"), ("energy_efficiency", "worse"): ("be", "less energy-efficient"),
    ("cost_efficiency", "better"): ("be", "more cost-efficient"), ("cost_efficiency", "worse"): ("be", "less cost-efficient"), ("training_time", "better"): ("train/trains/trained", "faster"),
    ("training_time", "worse"): ("train/trains/trained", "more slowly"), ("power", "lower"): ("draw/draws/drew", "less power"), ("power", "higher"): ("draw/draws/drew", "more power"),
    ("memory_capacity", "higher"): ("have/has/had", "more memory"), ("memory_capacity", "lower"): ("have/has/had", "less memory"), ("core_count", "higher"): ("have/has/had", "more cores"), ("core_count", "lower"): ("have/has/had", "fewer cores"),
    ("convergence_epochs", "better"): ("converge/converges/converged", "in fewer epochs"), ("convergence_epochs", "worse"): ("converge/converges/converged", "in more epochs"), ("weight", "lower"): ("be", "lighter"), ("weight", "higher"): ("be", "heavier"),
    ("size", "lower"): ("be", "smaller"), ("size", "higher"): ("be", "larger"), ("length", "lower"): ("be", "shorter"), ("length", "higher"): ("be", "longer"), ("height", "lower"): ("be", "less high"), ("height", "higher"): ("be", "higher"),
    ("width", "lower"): ("be", "narrower"), ("width", "higher"): ("be", "wider"), ("thickness", "lower"): ("be", "thinner"), ("thickness", "higher"): ("be", "thicker"),
    ("rank", "higher"): ("rank/ranks/ranked", "higher"), ("rank", "lower"): ("rank/ranks/ranked", "lower"),
    ("temperature", "lower"): ("be", "cooler"), ("temperature", "better"): ("be", "cooler"), ("temperature", "higher"): ("be", "hotter"),
}  # fmt: skip
DATE_VERBS = {
    "release_date": ("come", "comes", "came", "out"), "mass_production_date": ("go", "goes", "went", "into mass production"), "completion_date": ("be", "is", "was", "completed"),
    "tape_out_date": ("be", "is", "was", "taped out"), "announcement_date": ("be", "is", "was", "announced"), "production_plan": ("be", "is", "was", "produced"),
}  # fmt: skip
UNIT_WORDS = {
    "s": "second", "min": "minute", "h": "hour", "day": "day", "week": "week", "month": "month", "year": "year", "piece": "unit", "fps": "frame per second", "inch": "inch", "bit": "bit", "W": "W", "core": "core",
    "GPU": "GPU", "time": "time", "op": "operation", "point": "point", "chip": "chip", "card": "card", "nit": "nit", "Mtoken": "million tokens",
    "ktoken": "thousand tokens",
}  # fmt: skip
MONTHS = ("January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December")
PLURAL = frozenset({"shipments", "exports"})
UNCOUNTED = PLURAL | frozenset("noise energy power performance compute_performance growth revenue memory_usage".split())  # nouns that no "a" stands before
PARTS_OF = {"power": ("draw", "draws", "drew", "power"), "energy": ("use", "uses", "used", "energy"), "noise": ("make", "makes", "made", "noise"), "memory_usage": ("use", "uses", "used", "memory")}  # of which a thing has no half, but takes or gives it
EXTENTS = frozenset({"size", "length", "height", "width", "thickness"})  # greater or smaller, not higher
SPENT = frozenset({"price", "cost", "electricity_cost", "power", "energy", "noise", "weight", "thickness", "temperature"})  # of which less is the better


ABBREVIATIONS = frozenset("auc pue tdp eps per pbr psr bps roe ipc mfu ttft mtbf ebitda".split())


def metric_noun(metric: str | None) -> str:
    """A metric as a noun inside a sentence."""
    if metric in ABBREVIATIONS:
        return metric.upper()
    return NOUNS.get(metric or "", (metric or "value").replace("_", " "))
