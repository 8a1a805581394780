"""A run as text for people and as data for programs."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from statistics import median

from clock import Sample
from contenders import CONTENDERS, Contender
from goals import GOALS, Outcome, outcome
from stats import Spread, spread

FORCED_MOVES = (
    "Forced moves: every contender's figure counts the decisions with a single option that it",
    "asks. kingsroad asks such a question only when answering it has an effect; catanatron's log",
    "counts each roll and end of turn. 'forced' is their share; 'real' leaves them out.",
)
BUSY_BELOW = 0.9


@dataclass
class Run:
    """Everything known about a run, complete or not."""

    rounds: int
    seconds: float
    cpu: int | None
    about: dict[str, object]
    samples: dict[str, dict[int, Sample]] = field(default_factory=dict)
    failures: dict[str, str] = field(default_factory=dict)
    interrupted: bool = False

    def add(self, name: str, number: int, sample: Sample) -> None:
        self.samples.setdefault(name, {})[number] = sample

    def versions(self) -> dict[str, str]:
        told = self.about.get("versions")
        return told if isinstance(told, dict) else {}

    def values(self) -> dict[str, dict[int, float]]:
        return {
            name: {number: sample.value for number, sample in samples.items()}
            for name, samples in self.samples.items()
        }

    def measured(self) -> Iterator[tuple[Contender, Spread, dict[str, float], float]]:
        """Contenders with a figure: its spread, the first facts known, the share of the core."""
        for contender in CONTENDERS:
            samples = self.samples.get(contender.name, {})
            figures = spread(sample.value for sample in samples.values())
            if figures is not None:
                facts = next((each.facts for each in samples.values() if each.facts), {})
                share = median(sample.core_share for sample in samples.values())
                yield contender, figures, facts, share

    def outcomes(self) -> list[Outcome]:
        """All goals, with what this run says about each."""
        values = self.values()
        return [outcome(goal, values) for goal in GOALS]


def as_text(run: Run) -> str:
    """Ratios and goals first, then absolute figures, then how to read them."""
    return "\n".join([*_heading(run), "", *_goals(run), "", *_figures(run), "", *_notes(run)])


def as_data(run: Run) -> dict[str, object]:
    """The same as plain data."""
    return {
        "schema": 1,
        "about": run.about,
        "rounds": run.rounds,
        "seconds": run.seconds,
        "cpu": run.cpu,
        "interrupted": run.interrupted,
        "failures": run.failures,
        "goals": [
            {
                **asdict(each.goal),
                "spread": asdict(each.spread) if each.spread else None,
                "met": each.met,
                "stretch_met": each.stretch_met,
            }
            for each in run.outcomes()
        ],
        "figures": [
            {
                "name": contender.name,
                "label": contender.label,
                "unit": contender.unit,
                "spread": asdict(figures),
                "rounds": [sample.value for sample in run.samples[contender.name].values()],
                "core_share": share,
                "facts": facts,
            }
            for contender, figures, facts, share in run.measured()
        ],
        "forced_moves": " ".join(FORCED_MOVES),
    }


def _heading(run: Run) -> list[str]:
    build = "compiled" if run.about["compiled"] else "INTERPRETED: the goals are for a compiled one"
    core = "no core pinned" if run.cpu is None else f"pinned to core {run.cpu}"
    complete = " (interrupted: what was measured so far)" if run.interrupted else ""
    versions = ", ".join(f"{name} {number}" for name, number in run.versions().items())
    return [
        versions,
        f"kingsroad is {build}; {run.about['implementation']} {run.about['python']}; {core}",
        f"{run.rounds} interleaved rounds of {run.seconds:g} s per contender{complete}",
        "random play, full rules, legality checked; ratios are taken inside each round;",
        "all figures: median [min-max] over rounds",
    ]


def _goals(run: Run) -> list[str]:
    lines = ["RATIOS AND GOALS"]
    outcomes = run.outcomes()
    width = max(len(each.goal.label) for each in outcomes)
    lines += [f"  {each.goal.label:<{width}}  {_verdict(each)}" for each in outcomes]
    return lines


def _verdict(result: Outcome) -> str:
    goal = result.goal
    unit = "x" if goal.unit == "x" else f" {goal.unit}"
    figure = f"{_range(result.spread, unit):<28}" if result.spread else f"{'not measured':<28}"
    sign = ">=" if goal.at_least else "<="
    if goal.target is not None:
        figure += f"  goal {sign} {goal.target:g}{unit}{_met(result.met)}"
    if goal.stretch is not None:
        figure += f", stretch {sign} {goal.stretch:g}{unit}{_met(result.stretch_met)}"
    return figure.rstrip()


def _met(met: bool | None) -> str:
    return "" if met is None else ": met" if met else ": NOT met"


def _figures(run: Run) -> list[str]:
    lines = ["ABSOLUTE FIGURES"]
    rows = list(run.measured())
    if not rows:
        return [*lines, "  nothing was measured"]
    width = max(len(contender.label) for contender, *_ in rows)
    for contender, figures, facts, _ in rows:
        figure = _range(figures, f" {contender.unit}")
        lines.append(f"  {contender.label:<{width}}  {figure:<44}{_facts(figures, facts)}".rstrip())
    return lines


def _facts(figures: Spread, facts: dict[str, float]) -> str:
    told: list[str] = []
    if "options_per_decision" in facts:
        forced = facts["forced_share"]
        told = [
            f"{facts['options_per_decision']:.1f} options/decision",
            f"{facts['decisions_per_game']:.0f} decisions/game",
            f"forced {forced:.0%}",
            f"real {_number(figures.median * (1.0 - forced))}/s",
        ]
    if "played_bytes" in facts:
        told.append(f"played separately {_number(facts['played_bytes'])}")
    if "resident_bytes" in facts:
        told.append(f"resident {_number(facts['resident_bytes'])}")
    if "empty_start" in facts:
        told.append(f"on top of {_number(facts['empty_start'])} ms for an empty interpreter")
    return "  " + ", ".join(told) if told else ""


def _notes(run: Run) -> list[str]:
    lines = list(FORCED_MOVES)
    busy = [contender.name for contender, _, _, share in run.measured() if share < BUSY_BELOW]
    if busy:
        lines.append(f"The core was shared with other work during: {', '.join(busy)}.")
    lines += [f"FAILED {name}: {reason}" for name, reason in run.failures.items()]
    return lines


def _range(figures: Spread, unit: str) -> str:
    low, high = _number(figures.low), _number(figures.high)
    return f"{_number(figures.median)}{unit} [{low}-{high}]"


def _number(value: float) -> str:
    """Three significant digits, or whole thousands set apart."""
    if abs(value) >= 1000:
        return f"{value:,.0f}".replace(",", " ")
    return f"{value:.0f}" if abs(value) >= 100 else f"{value:.3g}"
