"""Check *reference*: claims held against reference rows (``rows``, ``book``), of chips and machines (``specs``) and of MLPerf Training (``results``)."""
