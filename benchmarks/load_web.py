"""Load on the web table: many tables of scripted seats on loopback, one core for the server.

Beside it, in the same run and on the same core, a bare Litestar echo that decodes the same messages
and answers with as many bytes. Both have all their connections open; in turns one of them plays for
a moment while the other waits, so that a slow moment of the machine hits both alike. The share in
CPU time of the server stands beside that of the messages a second: it depends less on the clients
and on other programs.
"""

import argparse
import asyncio
import base64
import http.client
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, cast

import msgspec
import uvloop

import kingsroad
from kingsroad.library import first_game

SERVER = Path(__file__).resolve().parent / "web_server.py"
PATIENCE = 60.0
WARM_UP = 3.0
SETTLE = 0.3
"""Seconds before and after counting in which messages are under way."""
GOAL_SHARE = 1 / 3
GOAL_KB = 20.0


TEXT, PING, PONG = 0x81, 0x89, 0x8A
"""The first byte of a frame of a WebSocket, by its kind."""


class Option(msgspec.Struct):
    choice: str


class Question(msgspec.Struct):
    options: list[Option] = []


class Told(msgspec.Struct):
    """As much of a message as a scripted seat needs."""

    type: str
    lines: int = 0
    question: Question = msgspec.field(default_factory=Question)
    over: bool = False


PLAYED = "select count(*) from lines where seat >= 0 group by table_id"
"""How many choices were made at each table."""
DECODER = msgspec.json.Decoder(Told)


class Seat(asyncio.Protocol):
    """The smallest client of a WebSocket: it masks with zeros and reads whole frames."""

    def __init__(self, path: str, host: str, cookie: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self.hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {cookie}\r\n\r\n"
        ).encode()
        self.buffer = b""
        self.open = asyncio.Event()
        self.transport: asyncio.Transport | None = None
        self.received = 0
        self.bytes = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # that of uvloop is no subclass
        self.transport.write(self.hello)

    def send(self, data: bytes, kind: int = TEXT) -> None:
        assert self.transport is not None
        assert len(data) < 126  # longer ones have another head
        self.transport.write(bytes((kind, 0x80 | len(data))) + b"\0\0\0\0" + data)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open.is_set():
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise RuntimeError(head.decode())
            self.open.set()
            self.buffer = rest
        while True:
            buffer = self.buffer
            if len(buffer) < 2:
                return
            size, start = buffer[1] & 127, 2
            if size == 126:
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size:
                return
            self.buffer = buffer[start + size :]
            data = buffer[start : start + size]
            if buffer[0] == TEXT:
                self.received += 1
                self.bytes += size
                self.told(data)
            elif buffer[0] == PING:
                self.send(data, PONG)

    def go_on(self) -> None:
        """The crowd plays again: do what was due when it stopped."""
        raise NotImplementedError

    def told(self, data: bytes) -> None:
        raise NotImplementedError


class Clock:
    """What all seats of a run share."""

    def __init__(self) -> None:
        self.running = False
        self.stopped = True
        self.latencies: list[float] = []
        self.acknowledged = 0
        self.refused = 0
        self.ended = 0
        self.dice = random.Random(7)


class Scripted(Seat):
    """A seat that chooses something whenever it is asked."""

    def __init__(self, clock: Clock, path: str, host: str, cookie: str) -> None:
        super().__init__(path, host, cookie)
        self.clock = clock
        self.sent = 0.0
        self.asked: Told | None = None

    def told(self, data: bytes) -> None:
        message = DECODER.decode(data)
        clock = self.clock
        if message.type == "refused":
            clock.refused += 1
        if message.type not in ("update", "table"):
            return
        if self.sent and message.type == "update":
            clock.acknowledged += 1
            if clock.running:
                clock.latencies.append(time.perf_counter() - self.sent)
            self.sent = 0.0
        if message.over:
            clock.ended += 1
        self.asked = message if message.question.options else None
        if not clock.stopped:
            self.go_on()

    def go_on(self) -> None:
        message, self.asked = self.asked, None
        if message is None:
            return
        choice = self.clock.dice.choice(message.question.options).choice
        self.sent = time.perf_counter()
        self.send(b'{"type":"choose","lines":%d,"choice":"%s"}' % (message.lines, choice.encode()))


class Echoed(Seat):
    """Sits in a ring in which one after the other sends something, as at a table."""

    MESSAGE = b'{"type":"choose","lines":123,"choice":"place trading-post"}'

    def __init__(self, clock: Clock, path: str, host: str) -> None:
        super().__init__(path, host, "kingsroad=nobody")
        self.clock = clock
        self.sent = 0.0
        self.due = False
        self.next = self

    def told(self, data: bytes) -> None:
        DECODER.decode(data)
        self.clock.acknowledged += 1
        if self.clock.running:
            self.clock.latencies.append(time.perf_counter() - self.sent)
        self.next.due = True
        if not self.clock.stopped:
            self.next.go_on()

    def go_on(self) -> None:
        if self.due:
            self.due = False
            self.sent = time.perf_counter()
            self.send(self.MESSAGE)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def serving(
    core: int | None, *arguments: str, python: str = sys.executable, server: Path = SERVER
) -> Iterator[tuple[str, int]]:
    """A server in a process of its own: where it is, and its id. It ends in the end."""
    port = free_port()
    command = [python, str(server), "--port", str(port), *arguments]
    if core is not None:
        command += ["--core", str(core)]
    # Another Python has another version: ours must not stand before it.
    ours = {} if python == sys.executable else {"PYTHONPATH": ""}
    process = subprocess.Popen(command, env=os.environ | ours)
    try:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                if process.poll() is not None or time.monotonic() > deadline:
                    raise RuntimeError("the server does not start") from None
                time.sleep(0.05)
        yield f"127.0.0.1:{port}", process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def ask(
    connection: http.client.HTTPConnection, method: str, path: str, body: Any = None
) -> tuple[Any, str]:
    headers = {"Content-Type": "application/json"}
    connection.request(method, path, None if body is None else json.dumps(body), headers)
    answer = connection.getresponse()
    data = answer.read()
    if answer.status >= 400:
        raise RuntimeError(f"{path}: {answer.status} {data[:200]!r}")
    return json.loads(data), answer.headers.get("Set-Cookie", "").split(";")[0]


def make_tables(where: str, game: str, seats: int, count: int) -> list[tuple[str, list[str]]]:
    """Tables with the cookies of all who sit there."""
    made = []
    connection = http.client.HTTPConnection(where, timeout=PATIENCE)
    plans = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)
    for _ in range(count):
        info, cookie = ask(connection, "POST", "/api/tables", {"game": game, "seats": plans})
        cookies = [cookie]
        for seat, invite in info["invites"].items():
            path = f"/api/tables/{info['id']}/seats/{seat}"
            cookies.append(ask(connection, "POST", path, {"invite": invite})[1])
        made.append((info["id"], cookies))
    connection.close()
    return made


def cpu_seconds(pid: int) -> float:
    """What all threads of a process have used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Crowd:
    """All who talk to one server."""

    def __init__(self, seats: list[Seat], clock: Clock, where: str, pid: int) -> None:
        self.seats = seats
        self.clock = clock
        self.where = where
        self.pid = pid

    async def come(self) -> None:
        """Connect."""
        loop = asyncio.get_running_loop()
        host, port = self.where.split(":")

        async def connect(seat: Seat) -> None:
            await loop.create_connection(lambda: seat, host, int(port))
            await seat.open.wait()

        for first in range(0, len(self.seats), 50):
            await asyncio.gather(*(connect(seat) for seat in self.seats[first : first + 50]))
        await asyncio.sleep(SETTLE)

    async def play(self, seconds: float) -> dict[str, float]:
        """Play for a while; what came of it."""
        clock = self.clock
        clock.stopped = False
        for seat in self.seats:
            seat.go_on()
        await asyncio.sleep(SETTLE)
        clock.latencies = []
        clock.running = True
        moves, told, size = clock.acknowledged, *self.heard()
        worked, started = cpu_seconds(self.pid), time.perf_counter()
        await asyncio.sleep(seconds)
        spent, worked = time.perf_counter() - started, cpu_seconds(self.pid) - worked
        moves, (more, larger) = clock.acknowledged - moves, self.heard()
        clock.running, clock.stopped = False, True
        await asyncio.sleep(SETTLE)
        ranked = sorted(clock.latencies)
        return {
            "moves": moves / spent,
            "messages": (moves + more - told) / spent,
            "per_cpu": (moves + more - told) / worked,
            "busy": worked / spent,
            "p50_ms": 1000 * ranked[len(ranked) // 2],
            "p99_ms": 1000 * ranked[int(len(ranked) * 0.99)],
            "bytes": (larger - size) / (more - told),
        }

    def heard(self) -> tuple[int, int]:
        """How many messages were received by all, and how many bytes."""
        return sum(seat.received for seat in self.seats), sum(seat.bytes for seat in self.seats)

    def go(self) -> None:
        """Disconnect."""
        for seat in self.seats:
            if seat.transport is not None:
                seat.transport.close()


Round = dict[str, dict[str, float]]


def measure(asked: argparse.Namespace, core: int | None) -> tuple[list[Round], dict[str, int]]:
    """Let tables and echo play in turns; what came of it, and whether anything was lost."""
    with tempfile.TemporaryDirectory() as folder:
        clock = Clock()
        with serving(core, "--data", folder) as (where, pid):
            seats: list[Seat] = [
                Scripted(clock, f"/ws/tables/{table}", where, cookie)
                for table, cookies in make_tables(where, asked.game, asked.seats, asked.tables)
                for cookie in cookies
            ]
            rounds = uvloop.run(in_turns(asked, core, Crowd(seats, clock, where, pid)))
        database = sqlite3.connect(Path(folder) / "tables.db")
        played = sorted(row[0] for row in database.execute(PLAYED))
        database.close()
    stored = sum(played)
    print(
        f"{len(played)} tables played {played[0]} to {played[-1]} choices, "
        f"{clock.ended // asked.seats} to the end",
        file=sys.stderr,
    )
    return rounds, {
        "lost": max(0, clock.acknowledged - stored),
        "unheard": stored - clock.acknowledged,
        "refused": clock.refused,
    }


async def in_turns(asked: argparse.Namespace, core: int | None, tables: Crowd) -> list[Round]:
    """First the tables, then the echo, and again; messages of the echo are as long as theirs."""
    await tables.come()
    first = await tables.play(WARM_UP)
    rounds: list[Round] = []
    with serving(core, "--echo", str(int(first["bytes"]))) as (where, pid):
        clock = Clock()
        echo = Crowd(ring_seats(asked, clock, where), clock, where, pid)
        await echo.come()
        await echo.play(WARM_UP)
        for number in range(asked.rounds):
            table = await tables.play(asked.seconds)
            if tables.clock.ended:
                print("the first games are over, so no more rounds are counted", file=sys.stderr)
                break
            rounds.append({"table": table, "echo": await echo.play(asked.seconds)})
            report(number + 1, **rounds[-1])
        echo.go()
    tables.go()
    await asyncio.sleep(SETTLE)
    return rounds


def ring_seats(asked: argparse.Namespace, clock: Clock, where: str) -> list[Seat]:
    """As many connections as at the tables, and as many messages on their way."""
    seats: list[Seat] = []
    for _ in range(asked.tables):
        ring = [Echoed(clock, "/ws", where) for _ in range(asked.seats)]
        ring[0].due = True
        for number, seat in enumerate(ring):
            seat.next = ring[(number + 1) % len(ring)]
        seats += ring
    return seats


def resident_kb(pid: int) -> float:
    text = Path(f"/proc/{pid}/status").read_text()
    return float(next(line.split()[1] for line in text.splitlines() if line.startswith("VmRSS")))


def measure_memory(asked: argparse.Namespace, core: int | None) -> dict[str, float]:
    """Resident memory for each table: awake without anybody, and asleep."""
    found: dict[str, float] = {}
    for state, sleep_after in (("awake", "600"), ("asleep", "0.2")):
        with (
            tempfile.TemporaryDirectory() as folder,
            serving(core, "--data", folder, "--sleep-after", sleep_after) as (where, pid),
        ):
            make_tables(where, asked.game, asked.seats, 100)
            before = resident_kb(pid)
            make_tables(where, asked.game, asked.seats, asked.tables)
            time.sleep(1.0)
            connection = http.client.HTTPConnection(where, timeout=PATIENCE)
            health, _ = ask(connection, "GET", "/health")
            found[f"{state}_kb"] = (resident_kb(pid) - before) / asked.tables
            found[f"{state}_rooms"] = health["awake"]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=first_game().key)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    core = cores[0] if len(cores) > 1 else None
    if core is not None:
        os.sched_setaffinity(0, set(cores[1:]))
    build = "compiled" if kingsroad.COMPILED else "interpreted"
    print(f"{asked.tables} tables for {asked.seats}, {asked.game}, engine {build}", file=sys.stderr)
    rounds, fate = measure(asked, core)
    memory = measure_memory(asked, core)
    shares = [each["table"]["messages"] / each["echo"]["messages"] for each in rounds]
    share = median(shares)
    by_cpu = median(each["table"]["per_cpu"] / each["echo"]["per_cpu"] for each in rounds)
    if asked.json:
        print(
            json.dumps({"build": build, "rounds": rounds, "memory": memory, "share": share} | fate)
        )
        return 0
    good = met(share >= GOAL_SHARE)
    spread = f"[{min(shares):.2f} to {max(shares):.2f}]"
    print(f"messages beside the echo    {share:.2f} {spread}  goal {GOAL_SHARE:.2f}  {good}")
    print(f"  in CPU time of the server {by_cpu:.2f}")
    lost = fate["lost"]
    print(f"acknowledged choices lost   {lost}  goal 0  {met(lost == 0)}")
    print(f"choices refused             {fate['refused']}")
    for state in ("awake", "asleep"):
        kb = memory[f"{state}_kb"]
        print(f"KB for an idle table, {state:<6} {kb:.1f}  goal {GOAL_KB:.0f}  {met(kb < GOAL_KB)}")
    return 0


def report(number: int, table: dict[str, float], echo: dict[str, float]) -> None:
    print(
        f"round {number}: {table['moves']:.0f} moves/s, {table['messages']:.0f} messages/s of "
        f"{table['bytes']:.0f} bytes, p50 {table['p50_ms']:.0f} ms, p99 {table['p99_ms']:.0f} ms, "
        f"echo {echo['messages']:.0f} messages/s, p99 {echo['p99_ms']:.0f} ms; "
        f"{table['per_cpu']:.0f} and {echo['per_cpu']:.0f} messages a second of CPU, "
        f"share {table['per_cpu'] / echo['per_cpu']:.2f}",
        file=sys.stderr,
    )


def met(good: bool) -> str:
    return "met" if good else "NOT MET"


if __name__ == "__main__":
    sys.exit(main())
