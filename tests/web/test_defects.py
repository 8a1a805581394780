"""What walks through the product found wanting, each with a test that it is mended."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect
from tests.web.guest import Guest, visiting
from tests.web.test_alive import moment
from tests.web.test_layout import assert_whole, in_sight
from tests.web.test_pages import finished_table

from kingsroad import GAMES, AnyGame
from kingsroad.core.dice import Dice
from kingsroad.text.rulebook import RULES, for_players, read_rules
from kingsroad.text.vocabulary import capital, tile_noun, vocabulary

LEAST_SCALE = 0.79
MOST_WORDS = 40


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1366, 768), (390, 844)])
def test_the_first_path(browser: Browser, server: str, width: int, height: int) -> None:
    """From the start page to the first own choice: no scrolling, and few words to read."""
    with visiting(browser, server, viewport={"width": width, "height": height}) as guest:
        page = guest.page
        guest.go("/")
        play = page.locator("button.play")
        expect(play).to_be_visible()
        read = [page.locator(".hero").inner_text(), play.inner_text()]
        assert in_sight(guest, play)
        play.click()
        guest.await_turn()
        question = page.locator(".question h2")
        assert in_sight(guest, question)
        read.append(question.inner_text())
        glowing = page.locator(".target.active")
        expect(glowing.first).to_be_attached()
        guest.until(
            lambda: any(
                in_sight(guest, each) for each in glowing.all() if each.bounding_box() is not None
            )
        )
        words = " ".join(read).split()
        assert len(words) <= MOST_WORDS, words


def test_browser_zoom_does_not_make_the_board_smaller(guest: Guest) -> None:
    """200 % leave a window of half the size: then a part of the board is seen, as large as ever."""
    guest.begin("caylus2005")
    guest.await_turn()
    guest.resize(720, 450)
    board = guest.page.locator("div.board").bounding_box()
    assert board is not None
    assert board["width"] >= 1120 * LEAST_SCALE - 1


def test_the_last_move_of_the_others_keeps_its_caption(guest: Guest) -> None:
    guest.begin("caylus2005", 3)
    guest.await_turn()
    guest.choose_any(Dice(1))
    guest.await_turn()
    caption = guest.page.locator(".ticker[data-caption]")
    expect(caption).to_be_visible()
    expect(caption.locator("b").first).not_to_have_text(re.compile("^(Blue|Red|Green)$"))
    for size in ((1366, 768), (390, 844)):
        guest.resize(*size)
        assert_whole(caption.locator("p"))


def test_who_shares_a_screen_is_asked_for_names(guest: Guest) -> None:
    """And called by them when the screen is passed on; what has no place is a button then."""
    guest.go("/")
    page = guest.page
    page.locator("input[name=game][value=magna_carta]").evaluate("each => each.click()")
    page.locator("input[name=seats][value='2']").evaluate("each => each.click()")
    page.locator(".plan ul select").nth(1).select_option("here")
    page.locator("button.play").click()
    names = page.locator(".plan ul input")
    expect(page.locator(".plan ul input:invalid")).to_have_count(2)
    names.nth(0).fill("Ann")
    names.nth(1).fill("Bob")
    page.locator("button.play").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name=re.compile("Ann|Bob")).click()
    guest.await_turn()
    for choice in ("keep", "exchange"):
        expect(page.locator(f".buttons [data-choice={choice}]")).to_be_visible()
    expect(page.locator("[data-all]")).to_have_count(0)
    # Each count of cards has a sign of its own.
    cards = page.locator("[data-panel=blue] :is(.tail, .income) use")
    signs = [each.get_attribute("href") for each in cards.all()]
    assert len(signs) == len(set(signs)) > 2


def test_names_stand_in_their_colours(guest: Guest) -> None:
    """In the log nobody is a colour, and the question to the reader needs no name."""
    guest.begin("caylus2005", 3)
    guest.await_turn()
    guest.choose_any(Dice(1))
    guest.await_turn()
    panels = guest.page.locator("section.players h2 .name")
    expect(panels.filter(has_text="You")).to_have_count(1)
    names = guest.page.locator(".log b")
    expect(names.first).to_be_visible()
    shown = {each.split("’")[0] for each in names.all_inner_texts()}
    assert not shown & {"Red", "Green"}, shown
    expect(guest.page.locator(".question h2")).not_to_contain_text("Blue")


def test_bots_are_people_of_different_names(guest: Guest) -> None:
    """None is called as a level, which is a character of a game, too; each has a portrait."""
    guest.begin("caylus1303", 4)
    guest.await_turn()
    panels = guest.page.locator("section.players li")
    names = [each.strip() for each in panels.locator(".name").all_inner_texts()]
    assert len(set(names)) == 4
    assert not set(names) & {"Journeyman", "Apprentice", "Novice", "Master"}
    expect(panels.locator("span.face svg svg")).to_have_count(3)


def test_points_to_come(guest: Guest) -> None:
    """Beside the points, explained when pressed; all seats together in a panel of their own."""
    game = moment(lambda game: "gold" in blue(game)["to_come"])
    sources = blue(game)["to_come"]
    guest.begin_at(game)
    guest.await_turn()
    come = guest.page.locator("[data-panel=blue] [data-held='to-come']")
    expect(come).to_contain_text(f"+{sum(sources.values())}")
    come.hover()
    told = guest.page.get_by_role("tooltip")
    expect(told).to_contain_text(f"{sources['gold']} for gold")
    guest.page.get_by_role("button", name="Score", exact=True).click()
    row = guest.page.locator("[data-score=blue] td")
    expect(row.last).to_have_text(str(blue(game)["prestige"] + sum(sources.values())))


def blue(game: AnyGame) -> dict[str, Any]:
    """What everybody sees of a seat."""
    seats: Any = game.view()["seats"]
    owned: dict[str, Any] = seats["blue"]
    return owned


def test_the_question_mark_opens_help(guest: Guest) -> None:
    """The keys are told there, too."""
    guest.begin("caylus2005")
    guest.await_turn()
    guest.page.keyboard.press("?")
    expect(guest.page.locator(".help")).to_be_visible()
    guest.page.locator(".help").get_by_role("button", name="Keyboard").click()
    expect(guest.page.get_by_role("dialog")).to_be_visible()


def test_an_explanation_does_not_cover_the_question(guest: Guest) -> None:
    guest.begin("caylus2005")
    guest.await_turn()
    told = guest.page.get_by_role("tooltip")
    question = guest.page.locator(".question").bounding_box()
    assert question is not None
    for place in guest.page.locator(".board .target[data-target^='plot:']").all()[:6]:
        place.hover()
        expect(told).to_be_visible()
        guest.settle()
        box = told.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= question["y"] + 1
        guest.page.mouse.move(1, 1)
        expect(told).to_be_hidden()


def test_who_comes_back_is_told_what_was_missed(guest: Guest) -> None:
    """In three lines at most, and can see it played."""
    guest.begin("caylus2005", 3)
    guest.await_turn()
    guest.choose_any(Dice(1))
    guest.await_turn()
    guest.page.evaluate(
        "table => localStorage.setItem('kingsroad.seen', JSON.stringify([[table, 1]]))", guest.table
    )
    guest.page.reload()
    guest.await_turn()
    card = guest.page.locator(".since")
    expect(card).to_be_visible()
    assert 1 <= card.locator("li").count() <= 3
    card.get_by_role("button").first.click()
    expect(card).to_have_count(0)
    guest.await_turn()


def test_goods_fly_to_their_seat(browser: Browser, server: str) -> None:
    """At a speed that is a setting; not for who wants no motion."""
    watch = """new MutationObserver(changes => {
        for (const change of changes) for (const node of change.addedNodes)
            if (node.matches?.('.flights > span')) window.flown = (window.flown ?? 0) + 1;
    }).observe(document, {childList: true, subtree: true})"""
    for motion, flies in (("no-preference", True), ("reduce", False)):
        with visiting(browser, server, reduced_motion=motion) as guest:
            guest.page.add_init_script(
                "localStorage.setItem('kingsroad.speed', 'quick');"
                f"document.addEventListener('DOMContentLoaded', () => {watch})"
            )
            guest.begin("caylus2005", 2)
            guest.await_turn()
            guest.play_on(Dice(1), most=10)
            guest.await_turn()
            flown = guest.page.evaluate("window.flown ?? 0")
            assert (flown > 0) == flies


def test_ones_turn_is_heard_and_all_only_on_request(browser: Browser, server: str) -> None:
    count = """window.rung = 0;
        const make = AudioContext.prototype.createOscillator;
        AudioContext.prototype.createOscillator = function () {
            window.rung += 1;
            return make.call(this);
        };"""
    heard: dict[str, int] = {}
    for sound in ("off", "turn", "all"):
        with visiting(browser, server) as guest:
            guest.page.add_init_script(
                f"localStorage.setItem('kingsroad.sound', '{sound}');{count}"
            )
            guest.begin_first()
            guest.await_turn()
            guest.choose("place quarry")
            guest.await_turn()
            heard[sound] = guest.page.evaluate("window.rung")
    assert heard["off"] == 0 < heard["turn"] < heard["all"]


LANGUAGES = ["en", "de", "nl", "fr"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_booklet_is_one_page_that_prints(browser: Browser, server: str, language: str) -> None:
    """Rules with their ids, examples, pictures of all tiles, rulings; on paper nothing is cut."""
    with visiting(browser, server, locale=language) as guest:
        page = guest.page
        for game in GAMES:
            guest.go(f"/rules/{game}/book")
            expect(page.locator("#all-tiles svg").first).to_be_attached()
            rules = for_players(read_rules(GAMES[game], RULES, language))
            assert page.locator(".text li small").count() == len(ids_of(game))
            expect(page.locator("main")).to_contain_text(rules.splitlines()[2].split(". ")[0])
            # Rulings are entries that name rules of the same page, and no file and no test.
            rulings = page.locator("#all-rulings")
            assert rulings.locator("article").count() > 30
            expect(page.locator("main")).not_to_contain_text(re.compile(FOR_MAKERS))
            named = rulings.locator("dd:last-child code").first.inner_text()
            expect(page.locator(f"[id='{named}']")).to_be_attached()
            page.emulate_media(media="print")
            guest.resize(A4, 1100)
            assert page.evaluate(STICKING_OUT) == []
            page.emulate_media(media="screen")
            guest.resize(1440, 900)


FOR_MAKERS = r"RULES|test_|[Cc]ommand line|Kommandozeile|opdrachtregel|ligne de commande"
"""What players need not know of."""
A4 = 700
"""Pixels between the margins of a sheet."""
STICKING_OUT = """() => [...document.querySelectorAll('main :is(table, article, li, p, svg)')]
  .filter(each => each.checkVisibility() && each.getBoundingClientRect().width > innerWidth + 1)
  .map(each => each.textContent.slice(0, 40))"""


def ids_of(game: str) -> list[str]:
    """The rules that have an id."""
    return re.findall(r"^- \[([a-z.0-9-]+)\] ", read_rules(GAMES[game]), re.MULTILINE)


DOUBTS = "/api/games/caylus1303/doubts?language=en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_box_gives_a_text_to_report(browser: Browser, server: str, language: str) -> None:
    """In the words of the reader; the report is in English. What is settled is not asked."""
    with visiting(browser, server, locale=language) as guest:
        guest.go("/rules/caylus1303/box")
        entries = guest.page.locator("main li")
        entries.first.get_by_role("textbox").fill("7")
        entries.nth(1).get_by_role("checkbox").check()
        told = vocabulary(language, "caylus1303").name(tile_noun("granary"))
        expect(entries.filter(has_text=capital(told)).first).to_be_visible()
        report = guest.page.locator("textarea")
        expect(report).to_have_value(re.compile("wood sawmill, set-up side: .* -> WRONG, .*: 7"))
        expect(report).to_have_value(re.compile("wood quarry, set-up side: .* -> right"))
        board = [each["fact"] for each in guest.ask(DOUBTS) if each["tile"] == "board"]
        assert sorted(board) == ["first game", "plots", "provost"]


def test_long_words_break_with_a_hyphen(browser: Browser, server: str) -> None:
    """Also where the browser does not know how the words of a language are divided."""
    phone: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
    with visiting(browser, server, locale="de", **phone) as guest:
        guest.begin("caylus2005")
        guest.await_turn()
        expect(guest.page.locator("html")).to_have_attribute("lang", "de")
        guest.list_all()
        button = guest.page.locator(".choices [data-choice='place joust-field'] .what > span")
        expect(button).to_have_text("Turnier\u00adplatz")
        # If it takes two lines, the first ends where the word was divided.
        lines = button.evaluate(
            """each => {
                const range = document.createRange();
                const text = each.firstChild;
                const tops = [...text.data].map((_, at) => {
                    range.setStart(text, at);
                    range.setEnd(text, at + 1);
                    return [...range.getClientRects()].at(-1)?.top;
                });
                const first = (_, at) => (tops[at] ?? tops[0]) === tops[0];
                return text.data.split('').filter(first).join('');
            }"""
        )
        assert lines.replace("\u00ad", "") in ("Turnier", "Turnierplatz"), lines


@pytest.mark.parametrize(
    ("language", "typed", "wanted"),
    [
        ("en", "quar", "place quarry"),
        ("de", "steinbr", "place quarry"),
        ("nl", "steengr", "place quarry"),
        ("fr", "carrie", "place quarry"),
        ("fr", "place quarry", "place quarry"),
    ],
)
def test_a_few_letters_of_the_readers_language(
    browser: Browser, server: str, language: str, typed: str, wanted: str
) -> None:
    with visiting(browser, server, locale=language) as guest:
        guest.begin_at(moment(lambda game: wanted in [each.name for each in game.legal]))
        guest.await_turn()
        guest.page.keyboard.press("/")
        field = guest.page.locator("[data-typed]")
        field.fill(typed)
        field.press("Enter")
        guest.until(lambda: wanted in "".join(guest.frames))


def test_what_is_confirmed_is_a_sentence(guest: Guest) -> None:
    """Who leaves the provost reads that, too, in the question and in the log."""
    guest.page.add_init_script("localStorage.setItem('kingsroad.confirm', 'yes')")
    guest.begin_first()
    guest.await_turn()
    guest.choose("place gate")
    dialog = guest.page.get_by_role("alertdialog")
    expect(dialog).to_contain_text("Place a worker at the gate?")
    guest.begin_at(moment(lambda game: "provost 0" in [each.name for each in game.legal]))
    guest.await_turn()
    offered = guest.page.locator(".question [data-choice^='provost -']")
    guest.list_all()
    expect(offered.first).to_contain_text(re.compile("Provost −[1-3]"))
    guest.choose("provost 0")
    expect(dialog).to_contain_text("Leave the provost where he is?")
    expect(dialog.get_by_role("button").first).to_have_attribute("aria-disabled", "false")
    dialog.get_by_role("button").first.click()
    expect(guest.page.locator(".log")).to_contain_text("leaves the provost on space")


def test_a_missing_house_is_no_price(guest: Guest) -> None:
    guest.begin("caylus2005")
    guest.await_turn()
    guest.page.locator("[data-target='castle:dungeon']").first.hover()
    expect(guest.page.get_by_role("tooltip")).to_contain_text("having no house there costs 2")


def test_a_name_ends_with_a_whole_sign(guest: Guest) -> None:
    """An emoji is not cut, and a name without a gap is folded in the log."""
    family = "👩‍👩‍👧‍👦"
    guest.go("/")
    page = guest.page
    page.locator("input[name=seats][value='2']").evaluate("each => each.click()")
    page.locator(".plan ul select").nth(1).select_option("here")
    names = page.locator(".plan ul input")
    names.nth(0).focus()
    page.keyboard.insert_text(family * 4)
    expect(names.nth(0)).to_have_value(family * 3)
    names.nth(1).fill("W" * 30)
    expect(names.nth(1)).to_have_value("W" * 24)
    page.locator("button.play").click()
    page.wait_for_url("**/t/*")
    guest.await_turn()
    log = page.locator(".record .log")
    expect(log).to_contain_text("W" * 24)
    assert log.evaluate("each => each.scrollWidth <= each.clientWidth")


def test_where_nothing_is_asked_no_bot_is_asked(guest: Guest) -> None:
    table = finished_table(guest, "caylus2005")
    total = guest.ask(f"/api/tables/{table}")["choices"]
    guest.go(f"/t/{table}/at/70")
    expect(guest.page.get_by_role("button", name="Ask the bot")).to_be_visible()
    guest.page.keyboard.press("End")
    expect(guest.page.locator("input[type=range]")).to_have_value(str(total))
    expect(guest.page.get_by_role("button", name="Ask the bot")).to_have_count(0)


def test_the_list_of_moves_calls_people_by_name(guest: Guest) -> None:
    """And leads to any moment; the record has names, date and result for people to read."""
    guest.begin("caylus2005", 2)
    guest.play_on(Dice(3), most=4)
    guest.await_turn()
    guest.go(f"/t/{guest.table}/at/9")
    moves = guest.page.locator("details.moves")
    moves.locator("summary").click()
    row = moves.get_by_role("button").nth(1)
    expect(row).to_contain_text(re.compile(r"\w+ · \w+"))
    assert {"Odile", "Guest"} & set(moves.locator("button b").all_inner_texts())
    row.click()
    expect(guest.page.locator("input[type=range]")).to_have_value(
        row.get_attribute("data-at") or ""
    )
    finished = finished_table(guest, "caylus1303")
    told = guest.context.request.get(f"{guest.server}/api/tables/{finished}/record").text()
    assert re.search(r"^# date \d{4}-\d\d-\d\d$", told, re.MULTILINE)
    assert re.search(r"^# blue is ", told, re.MULTILINE)
    assert re.search(r"^# result blue \d+, ", told, re.MULTILINE)


def test_stables_and_inn_are_drawn_as_on_the_board(guest: Guest) -> None:
    guest.begin("caylus2005")
    guest.await_turn()
    on_board = {
        key: guest.page.locator(f"[data-target*='{key}'] use[href='#x-{key}']").count()
        for key in ("stables", "inn")
    }
    guest.go("/rules/caylus2005#tiles")
    for key, number in on_board.items():
        assert number
        expect(guest.page.locator(f"use[href='#x-{key}']").first).to_be_attached()


def test_links_show_what_they_lead_to_and_the_table_can_be_installed(guest: Guest) -> None:
    """A manifest with icons, a worker that keeps the shell, and tags for previews of links."""
    guest.begin("caylus2005")
    guest.await_turn()
    page = guest.page
    manifest = guest.ask(page.locator("link[rel=manifest]").get_attribute("href") or "")
    assert {"name", "start_url", "display", "icons"} <= set(manifest)
    for icon in manifest["icons"]:
        assert guest.context.request.get(guest.server + icon["src"]).ok
    assert page.evaluate("navigator.serviceWorker.ready.then(each => !!each.active)")
    shown = guest.context.request.get(page.url).text()
    assert 'property="og:title"' in shown
    assert "Caylus (2005)" in shown
    # Without a server the installed shell still opens, and says so.
    page.reload()
    guest.await_turn()
    guest.context.set_offline(True)
    page.goto(guest.server + "/")
    expect(page.locator(".brand")).to_be_visible()
    guest.context.set_offline(False)
    guest.errors.clear()


def test_what_a_seat_has_stays_in_its_panel(guest: Guest) -> None:
    """Of everything something, and much money."""
    goods = ("food", "wood", "stone", "cloth", "gold")
    game = moment(lambda game: all(blue(game)[good] for good in goods))
    guest.begin_at(game)
    guest.await_turn()
    out = """panel => panel.getBoundingClientRect().right - Math.max(
      ...[...panel.querySelectorAll('.goods *')].map(each => each.getBoundingClientRect().right))"""
    for size in ((1366, 768), (1440, 900), (1920, 1080)):
        guest.resize(*size)
        assert guest.page.locator("[data-panel=blue]").evaluate(out) >= 4, size


def test_a_score_of_three_figures_fits_its_shield(guest: Guest) -> None:
    def more(route: Route) -> None:
        answer = route.fetch()
        sheet = answer.json()
        sheet["scores"] = [119 - each for each in range(len(sheet["scores"]))]
        route.fulfill(response=answer, json=sheet)

    table = finished_table(guest, "caylus2005")
    guest.page.route(re.compile("/sheet"), more)
    guest.go(f"/t/{table}")
    points = guest.page.locator("[data-sheet] ol span.points")
    expect(points.first).to_be_visible()
    over = """all => all.map(each => each.querySelector('text').getBBox().width
      - each.querySelector('use').getBBox().width)"""
    assert max(points.evaluate_all(over)) < 0


NEAREST = """() => {
  const box = each => each.getBoundingClientRect();
  const apart = (a, b) => Math.max(a.left - b.right, b.left - a.right, 0);
  const miles = [...document.querySelectorAll('.board .mile')];
  return [...document.querySelectorAll('.board g:has(> .nm)')].flatMap(plot => {
    const mine = plot.querySelector(':scope > g > .mile');
    if (!mine) return [];
    const names = [...plot.querySelectorAll(':scope > .nm')].map(box);
    const gap = mile => Math.min(...names.map(name => apart(name, box(mile))));
    const row = miles.filter(mile => Math.abs(box(mile).top - box(mine).top) < 15);
    return row.some(mile => mile !== mine && gap(mile) <= gap(mine)) ? [plot.textContent] : [];
  });
}"""
"""Names on the road that stand nearer to another's number than to their own."""


@pytest.mark.parametrize("game", ["caylus2005", "caylus1303"])
def test_a_name_stands_beside_its_own_number(guest: Guest, game: str) -> None:
    guest.begin(game)
    guest.await_turn()
    assert guest.page.locator(".board .mile").count() > 20
    assert guest.page.evaluate(NEAREST) == []


def test_the_supply_says_what_its_ticks_mean(guest: Guest) -> None:
    guest.begin("caylus2005")
    guest.await_turn()
    guest.page.locator(".handle").click()
    expect(guest.page.locator(".drawer")).to_contain_text("can be paid now")
