# make bench                                 the measurement, about three minutes
# make bench BENCH_ARGS="--strict"           the same, and a missing peer is an error
# make bench BENCH_ARGS="--repetitions 9"    a calmer best-of

BENCH_ARGS ?=
BENCH_ENV ?= .venv-bench

$(BENCH_ENV)/.complete: bench/requirements.txt bench/setup.sh
	sh bench/setup.sh $(BENCH_ENV)

.PHONY: bench
bench: $(BENCH_ENV)/.complete
	$(BENCH_ENV)/bin/python -m bench.run $(BENCH_ARGS)

# make bench-store                           how many moves a second reach the disk, about a minute
# make bench-store STORE_ARGS="--only sqlite --tables 200"

STORE_ARGS ?=

.PHONY: bench-store
bench-store: $(VENV)/.ready
	$(BIN)/python -m bench.store $(STORE_ARGS)

# make bench-load                            how many tables one server holds, each game in turn, about 25 minutes
# make bench-load LOAD_ARGS="--game heroquest"
# make bench-load LOAD_ARGS="--game sidequest --tables 1000 --only people"
# make bench-load LOAD_ARGS="--game rushout --tables 50 --seconds 20 --settle 10 --output /tmp/load.md"

LOAD_ARGS ?=

.PHONY: bench-load
bench-load: $(VENV)/.ready
	$(BIN)/python -m bench.load $(LOAD_ARGS)

# make bench-bots BOTS_ARGS="--game NAME --heroes 3 --beside ../before"    whole games of bots, beside another checkout

BOTS_ARGS ?=

.PHONY: bench-bots
bench-bots: $(VENV)/.ready
	$(BIN)/python -m bench.bots $(BOTS_ARGS)
