"""The links of seats: who has them, what they do, and why one does nothing any more."""

from __future__ import annotations

from tests.server.accounts.test_accounts import Browser
from tests.server.helpers import Client


def test_a_seat_comes_back_by_its_private_link(client: Client) -> None:
    ann = Browser(client)
    info = ann.create("caylus1303", "me", "open")
    path = f"/api/tables/{info['id']}/seats/blue"
    back = info["returns"]["blue"]
    assert Browser(client).get(f"/api/tables/{info['id']}")["returns"] == {}
    lost = Browser(client)  # the cookie is gone
    assert lost.post(path, {"invite": back})["yours"] == ["blue"]
    assert ann.get(f"/api/tables/{info['id']}")["yours"] == []
    for way in (path, f"{path}/look"):
        assert Browser(client).refused("POST", way, {"invite": back}) == "used"


def test_a_link_that_was_withdrawn_leads_nowhere(client: Client) -> None:
    ann, bob = Browser(client), Browser(client)
    info = ann.create("caylus1303", "me", "open")
    path = f"/api/tables/{info['id']}/seats/red"
    with ann.at(info["id"]) as table:
        table.send(type="withdraw", seat="red")
        assert table.expect("incident")["incident"]["kind"] == "withdrawn"
    assert bob.refused("POST", path, {"invite": info["invites"]["red"]}) == "withdrawn"
    fresh = ann.get(f"/api/tables/{info['id']}")["invites"]["red"]
    assert bob.post(path, {"invite": fresh})["yours"] == ["red"]


def test_a_link_tells_what_it_does_before_it_is_used(client: Client) -> None:
    """Good, forged, used, withdrawn and private links each have an answer, and nothing happens."""
    ann, bob = Browser(client), Browser(client)
    info = ann.create("caylus1303", "me", "open")
    good, seat = info["invites"]["red"], f"/api/tables/{info['id']}/seats"
    look = f"{seat}/red/look"
    offer = bob.post(look, {"invite": good}, 200)
    assert (offer["does"], offer["name"]) == ("sit", "")
    assert [each["kind"] for each in offer["seats"]] == ["person", "open"]
    assert bob.refused("POST", look, {"invite": good[:-1]}) == "bad-link"
    assert bob.refused("POST", f"{seat}/blue/look", {"invite": good}) == "bad-link"
    assert bob.refused("POST", f"{seat}/pink/look", {"invite": good}) == "unknown"
    private = {"invite": info["returns"]["blue"]}
    assert bob.post(f"{seat}/blue/look", private, 200)["does"] == "return"
    assert bob.token == ""  # who only looks is given no secret
    bob.post(f"{seat}/red", {"invite": good, "name": "Bob"})
    assert Browser(client).refused("POST", look, {"invite": good}) == "taken"
    assert Browser(client).refused("POST", look, {"invite": "x"}) == "bad-link"
    assert bob.ask("DELETE", f"{seat}/red")[0] == 200
    assert Browser(client).refused("POST", look, {"invite": good}) == "withdrawn"


def test_who_sets_up_a_table_for_others_has_its_links(client: Client) -> None:
    ann = Browser(client)
    info = ann.create("caylus1303", "open", "open")
    assert set(info["invites"]) == {"blue", "red"}
    assert ann.tables() == [info["id"]]
    assert set(ann.get(f"/api/tables/{info['id']}")["invites"]) == {"blue", "red"}
    assert Browser(client).get(f"/api/tables/{info['id']}")["invites"] == {}
