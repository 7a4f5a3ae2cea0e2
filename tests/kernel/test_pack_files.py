"""A pack is files, wherever they lie; none of them is read that is too large, hidden or somewhere else."""

from __future__ import annotations

import tracemalloc
import zlib
from pathlib import Path

import msgspec
import pytest

from questhall.kernel.packs import PackErrors, PackFiles
from tests.kernel.garden import GARDENS, draft_of, errors_of, put


def test_a_huge_file_is_refused_by_its_size_without_being_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with (tmp_path / "garden.yaml").open("wb") as file:
        file.truncate(50_000_000)
    monkeypatch.delattr(Path, "read_bytes")
    files = PackFiles.in_folder(tmp_path)
    assert files.files == {}
    assert [str(error) for error in files.problems] == ["garden.yaml:1: the file is larger than 1000000 bytes"]


def test_a_huge_pack_is_refused_by_its_size_alone(tmp_path: Path) -> None:
    (tmp_path / "more").mkdir()
    for number in range(9):
        (tmp_path / "more" / f"{number}.yaml").write_bytes(b"#" * 950_000)
    assert errors_of(tmp_path) == [".:1: the pack is larger than 8000000 bytes"]


def test_a_pack_of_very_many_files_is_refused(tmp_path: Path) -> None:
    (tmp_path / "more").mkdir()
    for number in range(1_001):
        (tmp_path / "more" / f"{number}.yaml").touch()
    assert errors_of(tmp_path) == [".:1: the pack has more than 1000 files"]


def test_a_link_must_not_leave_the_pack(tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("things: []")
    pack = tmp_path / "pack"
    (pack / "more").mkdir(parents=True)
    (pack / "more" / "x.yaml").symlink_to(tmp_path / "secret.txt")
    assert errors_of(pack) == ["more/x.yaml:1: the file is a link that leaves the pack"]


def test_a_link_inside_the_pack_is_fine(tmp_path: Path) -> None:
    (tmp_path / "more").mkdir()
    (tmp_path / "more" / "x.yaml").symlink_to(tmp_path / "garden.yaml")
    assert draft_of(tmp_path).errors == []


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "more" / "x.yaml").mkdir(parents=True)
    assert errors_of(tmp_path) == ["more/x.yaml:1: this is not a file"]


def test_a_yaml_file_that_nobody_would_read_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "mroe").mkdir()
    (tmp_path / "mroe" / "x.yml").touch()
    (tmp_path / "README.md").touch()
    (tmp_path / ".hidden.yaml").touch()
    assert errors_of(tmp_path) == [
        "mroe/x.yml:1: a pack has no such file; it reads pack.yaml, garden.yaml, more/*.yaml"
    ]


def test_a_missing_manifest_and_a_missing_folder_are_errors(tmp_path: Path) -> None:
    assert [str(error) for error in GARDENS.check(PackFiles({})).errors] == ["pack.yaml:1: the file is missing"]
    with pytest.raises(PackErrors, match="there is no such pack folder"):
        PackFiles.in_folder(tmp_path / "nowhere")


def test_files_in_memory_are_under_the_same_limits() -> None:
    big = PackFiles.of({"garden.yaml": b"#" * 1_000_001, "README.md": b"", "a/b/c.yaml": b"", "more/x.yaml": b""})
    assert list(big.files) == ["more/x.yaml"]
    assert [str(error) for error in big.problems] == ["garden.yaml:1: the file is larger than 1000000 bytes"]
    with pytest.raises(PackErrors, match="more than 1000 files"):
        PackFiles.of({f"{number}.yaml": b"" for number in range(1_001)})
    with pytest.raises(PackErrors, match="larger than 8000000 bytes"):
        PackFiles.of({f"{number}.yaml": b"#" * 950_000 for number in range(9)})
    with pytest.raises(PackErrors, match="larger than 1000000 bytes"):
        big.packed()


@pytest.mark.parametrize(
    "name",
    ["../x.yaml", "/x.yaml", ".git/x.yaml", "more/.x.yaml", "x.json", "a/b/x.yaml", "", "a\n.yaml", "\udc00.yaml"],
)
def test_what_is_no_file_of_a_pack_is_left_out(name: str) -> None:
    assert PackFiles.of({name: b""}).files == {}


def test_a_pack_is_packed_into_the_same_bytes_and_back(tmp_path: Path) -> None:
    files = PackFiles.in_folder(put(tmp_path, {"garden.yaml": "things: []", "more/x.yaml": "owner: Eva # ü"}))
    stored = files.packed()
    assert stored == PackFiles.of(dict(sorted(files.files.items(), reverse=True))).packed()
    assert PackFiles.unpacked(stored) == files
    assert GARDENS.read(PackFiles.unpacked(stored)) == GARDENS.read(files)


def test_bytes_that_would_grow_too_large_are_not_unpacked() -> None:
    bomb = b"QHP1" + zlib.compress(b"\0" * 200_000_000, 9)
    assert len(bomb) < 200_000
    tracemalloc.start()
    with pytest.raises(PackErrors, match="larger than 8000000 bytes"):
        PackFiles.unpacked(bomb)
    assert tracemalloc.get_traced_memory()[1] < 40_000_000
    tracemalloc.stop()


@pytest.mark.parametrize(
    "stored",
    [
        b"",
        b"QHP1",
        b"QHP1 and nothing",
        zlib.compress(msgspec.msgpack.encode({"garden.yaml": b""})),
        b"QHP2" + zlib.compress(msgspec.msgpack.encode({"garden.yaml": b""})),
        b"QHP1" + zlib.compress(msgspec.msgpack.encode(["garden.yaml"])),
        b"QHP1" + zlib.compress(msgspec.msgpack.encode({f"{n}.yaml": b"" for n in range(1_001)})),
        b"QHP1" + zlib.compress(msgspec.msgpack.encode({"garden.yaml": b""}))[:-3],
    ],
)
def test_other_bytes_are_no_pack(stored: bytes) -> None:
    with pytest.raises(PackErrors, match="not the bytes of a pack"):
        PackFiles.unpacked(stored)
