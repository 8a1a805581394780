"""Laws of the clock: never negative, never more by going back, the same after a restart."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingsroad.server.clocks import glass as clock
from kingsroad.server.clocks.glass import Glass
from kingsroad.server.clocks.hours import SECOND, check_terms, counted, moment_after
from kingsroad.server.errors import Refusal
from kingsroad.server.wire.clocks import DAY, HOUR, MINUTE, PRESETS, ClockTerms, Window

ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe")
T0 = 1_790_000_000 * SECOND

windows = st.builds(
    lambda start, length, zone: Window(start, (start + length) % 1440, zone),
    st.integers(0, 1439),
    st.integers(180, 1439),
    st.sampled_from(ZONES),
)
terms = st.builds(
    lambda bank, increment, more, window: ClockTerms(
        bank, min(bank, increment), min(60 * DAY, bank + more), window
    ),
    st.integers(5 * MINUTE, 14 * DAY),
    st.integers(0, 2 * DAY),
    st.integers(0, 14 * DAY),
    st.none() | windows,
)
moments = st.integers(T0, T0 + 400 * DAY * SECOND)
spans = st.integers(0, 30 * DAY * SECOND)


@given(terms)
def test_these_terms_and_the_presets_are_sound(given: ClockTerms) -> None:
    check_terms(given)


def test_every_preset_is_sound() -> None:
    for preset in PRESETS.values():
        check_terms(preset)
    banks = [preset.bank for preset in PRESETS.values()]
    assert banks == sorted(banks)
    assert (banks[0], banks[-1]) == (5 * MINUTE, 7 * DAY)


@pytest.mark.parametrize(
    "wrong",
    [
        ClockTerms(299, 0, 300),
        ClockTerms(300, 301, 400),
        ClockTerms(300, -1, 400),
        ClockTerms(300, 10, 299),
        ClockTerms(300, 10, 61 * DAY),
        ClockTerms(300, 0, 300, Window(60, 200, "UTC")),
        ClockTerms(300, 0, 300, Window(0, 1440, "UTC")),
        ClockTerms(300, 0, 300, Window(0, 600, "Atlantis/Center")),
        ClockTerms(300, 0, 300, Window(0, 600, "../../etc/passwd")),
        ClockTerms(300, 0, 300, Window(0, 600, "")),
    ],
)
def test_a_clock_nobody_can_play_by_is_refused(wrong: ClockTerms) -> None:
    with pytest.raises(Refusal, match=r"^") as refused:
        check_terms(wrong)
    assert refused.value.code == "malformed"


@settings(max_examples=60)
@given(st.none() | windows, moments, st.integers(1, 20 * DAY * SECOND))
def test_hours_that_count_add_up(window: Window | None, start: int, left: int) -> None:
    end = moment_after(window, start, left)
    assert counted(window, start, end) == left
    middle = (start + end) // 2
    assert counted(window, start, middle) + counted(window, middle, end) == left
    assert counted(window, end, start) == 0


def test_a_window_follows_local_time_through_the_change_to_winter() -> None:
    window = Window(8 * 60, 22 * 60, "Europe/Berlin")
    before = int(datetime(2026, 10, 24, 19, 0, tzinfo=UTC).timestamp()) * SECOND  # 21:00 there
    due = moment_after(window, before, 2 * HOUR * SECOND)
    assert datetime.fromtimestamp(due / SECOND, UTC) == datetime(2026, 10, 25, 8, 0, tzinfo=UTC)


def test_a_window_over_midnight_is_open_at_midnight() -> None:
    window = Window(20 * 60, 2 * 60, "UTC")
    midnight = int(datetime(2026, 11, 18, tzinfo=UTC).timestamp()) * SECOND
    assert counted(window, midnight, midnight + 4 * HOUR * SECOND) == 2 * HOUR * SECOND


acts = st.lists(
    st.tuples(st.sampled_from(["start", "stop", "turn", "undo", "give", "lapse", "return"]), spans),
    max_size=25,
)


def carry_out(terms: ClockTerms, glass: Glass, act: str, now: int, turns: int) -> Glass:
    """One thing that can happen to a clock."""
    match act:
        case "start":
            return clock.started(glass, now)
        case "turn":
            return clock.rewarded(terms, clock.stopped(terms, glass, now), turns)
        case "give":
            return clock.given(terms, glass, HOUR * SECOND, now)
        case "lapse":
            return clock.run_out(glass, now)
        case "return":
            return clock.taken_back(terms, glass)
    return clock.stopped(terms, glass, now)


@settings(max_examples=80)
@given(terms, acts)
def test_time_is_never_negative_never_won_by_waiting_and_survives_a_restart(
    terms: ClockTerms, happened: list[tuple[str, int]]
) -> None:
    glass, now, turns = clock.full(terms), T0, 0
    for act, span in happened:
        before = clock.left_at(terms, glass, now)
        now += span
        waited = clock.left_at(terms, glass, now)
        assert 0 <= waited <= before
        turns += {"turn": 1, "undo": -1}.get(act, 0)
        after = carry_out(terms, glass, act, now, turns)
        left = clock.left_at(terms, after, now)
        assert left >= 0
        if act not in ("turn", "give", "return"):
            assert left == waited
        # Stored and read again it says the same, now and later.
        again = msgspec.json.decode(msgspec.json.encode(after), type=Glass)
        assert again == after
        ends = clock.due(terms, again)
        assert (ends is None) == (again.since is None)
        if ends is not None:
            assert clock.left_at(terms, again, ends) == 0
            assert ends == now or clock.left_at(terms, again, ends - 1) > 0
        glass = again


@settings(max_examples=60)
@given(terms, st.lists(st.tuples(st.sampled_from(["turn", "undo"]), spans), max_size=30))
def test_no_way_back_and_forth_wins_more_than_the_turns_that_count(
    terms: ClockTerms, moves: list[tuple[str, int]]
) -> None:
    glass, now, turns, most = clock.full(terms), T0, 0, 0
    for move, span in moves:
        glass = clock.started(glass, now)
        now += span
        if move == "turn":
            turns += 1
            most = max(most, turns)
        before = clock.left_at(terms, glass, now)
        if move == "undo":
            turns = max(0, turns - 1)
            glass = clock.stopped(terms, glass, now)
            assert glass.left == before
        else:
            glass = clock.rewarded(terms, clock.stopped(terms, glass, now), turns)
        bought = terms.bank + most * terms.increment
        assert glass.left <= min(max(terms.cap, terms.bank), bought) * SECOND
    assert glass.paid == most


@settings(max_examples=60)
@given(terms, spans, st.integers(-(400 * DAY) * SECOND, 400 * DAY * SECOND))
def test_time_that_nobody_measured_costs_nothing(terms: ClockTerms, ran: int, jump: int) -> None:
    """A server was down, or the machine's clock was set: all go on where they were."""
    glass = clock.started(clock.full(terms), T0)
    last = T0 + ran
    now = last + jump
    moved = clock.moved_on(terms, glass, last, now)
    assert clock.left_at(terms, moved, now) == clock.left_at(terms, glass, last)
    standing = clock.full(terms)
    assert clock.moved_on(terms, standing, last, now) == standing


def test_the_alarm_rings_when_a_fifth_is_left() -> None:
    terms = ClockTerms(10 * HOUR, 0, 10 * HOUR)
    glass = clock.started(clock.full(terms), T0)
    assert clock.alarm(terms, glass) == T0 + 8 * HOUR * SECOND
    assert clock.alarm(terms, clock.full(terms)) is None


def test_gifts_and_returns_may_exceed_what_turns_can() -> None:
    terms = ClockTerms(HOUR, MINUTE, HOUR)
    rich = clock.given(terms, clock.full(terms), DAY * SECOND, T0)
    assert rich.left == (HOUR + DAY) * SECOND
    assert clock.rewarded(terms, rich, 1).left == rich.left
    late = clock.run_out(Glass(0), T0)
    assert late.lapsed == T0
    assert clock.run_out(late, T0 + 5).lapsed == T0
    back = clock.taken_back(terms, late)
    assert (back.left, back.lapsed) == (15 * MINUTE * SECOND, None)
