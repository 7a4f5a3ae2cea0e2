# `make play` opens the hall in a browser, `make test` checks everything. Both set up what they need.

PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
LOCK := requirements.lock

.PHONY: play terminal test client wheel format playthroughs balance ladder fuzz attack clean

play: $(VENV)/.ready
	@$(BIN)/python web/client.py build
	@$(BIN)/questhall play $(ARGS)

terminal: $(VENV)/.ready
	@$(BIN)/questhall play sidequest $(ARGS)

test: $(VENV)/.ready
	@$(BIN)/python -m tests.run

client: $(VENV)/.ready
	@$(BIN)/python web/client.py build

wheel: client
	@$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .

$(VENV)/.ready: $(LOCK) pyproject.toml
	@echo "Setting up the virtual environment ..."
	@test -n "$(PYTHON)" || { echo "Questhall needs Python 3.11 or newer; say where with PYTHON=..."; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --requirement $(LOCK)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

format: $(VENV)/.ready
	@$(BIN)/ruff check --fix . ; $(BIN)/ruff format .

playthroughs: $(VENV)/.ready
	@$(BIN)/python -m tests.playthroughs.regenerate $(GAME)

balance: $(VENV)/.ready
	@$(BIN)/questhall simulate sidequest --grid --games $(or $(GAMES),400) --jobs $(or $(JOBS),2) --no-cards

LADDER = $(BIN)/questhall ladder --jobs $(or $(JOBS),2) --markdown docs/ladder.md

ladder: $(VENV)/.ready
	@$(LADDER) --games 20 $(if $(GAMES),--games $(GAMES)) sidequest
	@$(LADDER) --games 12 $(if $(GAMES),--games $(GAMES)) --heroes 3 --set quest=new_dungeon --set threat=hard heroquest
	@$(LADDER) --games 16 $(if $(GAMES),--games $(GAMES)) --heroes 4 --set mission=winch_yard starquest
	@$(LADDER) --games 40 $(if $(GAMES),--games $(GAMES)) rushout

fuzz: $(VENV)/.ready
	@$(BIN)/python bench/fuzz.py $(if $(GAME),--game $(GAME)) --games $(or $(GAMES),100000) --jobs $(or $(JOBS),2) $(ARGS)

attack: $(VENV)/.ready
	@$(BIN)/python -m attack $(ARGS)

clean:
	rm -rf $(VENV) .venv-bench .postgres .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf web/node_modules web/src/generated src/questhall/server/client

include bench/bench.mk
