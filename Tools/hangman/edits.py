"""The hand-made changes to a category: dropped candidates, and added entries."""

from dataclasses import dataclass

from scowl import folded


class EditError(Exception):
    """A line of a hand-made file that has no effect or is there twice."""


@dataclass(frozen=True)
class Edits:
    """The unwanted candidates of a category, and the entries with our own hints."""

    name: str
    drop: frozenset
    add: dict

    @staticmethod
    def read(name, folder):
        """Reads NAME_drop.txt, which may be missing, and NAME_add.txt."""
        drop = folder / f"{name}_drop.txt"
        dropped = content(drop) if drop.is_file() else []
        add = {}
        for line in content(folder / f"{name}_add.txt"):
            entry, _, hint = line.partition("\t")
            if entry in add or not hint:
                raise EditError(f"{name}_add: {line!r} is twice there or has no hint")
            add[entry] = hint
        return Edits(name, frozenset(dropped), add)

    def applied(self, candidates):
        """The entries of the category with their hints, in order."""
        idle = sorted(self.drop - candidates.keys()) + sorted(self.drop & self.add.keys())
        if idle:
            raise EditError(f"{self.name}_drop: nothing to drop: {', '.join(idle)}")
        kept = {entry: hint for entry, hint in candidates.items() if entry not in self.drop}
        return dict(sorted((kept | self.add).items(), key=lambda item: order(item[0])))


def content(path):
    """The lines of a hand-made file without comments."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def order(entry):
    """The sort key of an entry: its letters, without case or accents."""
    return folded(entry).lower(), entry
