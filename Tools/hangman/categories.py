"""The categories, and the part of WordNet from which each starts."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Category:
    """A name, the meanings whose branches have the candidates, and branches to leave out.

    Without roots there are no candidates: all entries are written by hand.
    """

    name: str
    roots: tuple[str, ...] = ()
    without: tuple[str, ...] = ()


CATEGORIES = [
    Category("animals", ("animal%1:03:00::",), ("homo%1:05:00::",)),
    Category("body", ("body_part%1:08:00::",)),
    Category("buildings", ("building%1:06:00::", "room%1:06:00::")),
    Category("clothes", ("clothing%1:06:00::", "footwear%1:06:00::")),
    Category("countries"),
    Category("feelings", ("feeling%1:03:00::", "trait%1:07:00::")),
    Category("food", ("food%1:03:00::", "food%1:13:00::", "edible_fruit%1:13:00::")),
    Category(
        "household",
        ("tool%1:06:00::", "furniture%1:06:00::", "appliance%1:06:00::", "container%1:06:00::"),
        ("vehicle%1:06:00::",),
    ),
    Category("jobs", ("worker%1:18:00::", "professional%1:18:00::", "performer%1:18:00::")),
    Category(
        "music",
        (
            "music%1:10:00::",
            "music%1:09:01::",
            "musical_instrument%1:06:00::",
            "musician%1:18:01::",
        ),
    ),
    Category(
        "nature",
        (
            "geological_formation%1:17:00::",
            "body_of_water%1:17:00::",
            "land%1:17:01::",
            "weather%1:19:00::",
            "celestial_body%1:17:00::",
        ),
    ),
    Category("phrases"),
    Category("plants", ("plant%1:03:00::",)),
    Category("science", ("science%1:09:00::", "chemical_element%1:27:00::")),
    Category("sports", ("sport%1:04:00::", "game%1:04:01::")),
    Category("transport", ("vehicle%1:06:00::",)),
]
