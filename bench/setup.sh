#!/bin/sh
# Makes the virtual environment in which everything is measured: sh bench/setup.sh [folder]
set -eu

folder="${1:-.venv-bench}"
python="${BENCH_PYTHON:-python3}"
requirements="$(dirname "$0")/requirements.txt"

"$python" -m venv "$folder"
# The environment keeps itself out of version control.
printf '*\n' > "$folder/.gitignore"

if "$folder/bin/python" -m pip install --quiet --disable-pip-version-check -r "$requirements"; then
    touch "$folder/.complete"
    exit 0
fi

# One package without a build for this machine must not take the other peers with it.
# The folder stays incomplete, so that the next run tries again; the run itself names what is missing.
echo "bench: not everything could be installed at once, trying one by one" >&2
grep -v -e '^#' -e '^$' "$requirements" | while read -r package; do
    "$folder/bin/python" -m pip install --quiet --disable-pip-version-check "$package" ||
        echo "bench: could not install $package" >&2
done
