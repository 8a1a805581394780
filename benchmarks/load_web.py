"""Load on the web table: many tables of scripted seats on loopback, one core for the server.

Beside it, in the same run, a bare Litestar echo that decodes the same messages and answers with as
many bytes. Rounds alternate, so that a slow moment of the machine hits both alike. The share in
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

SERVER = Path(__file__).resolve().parent / "web_server.py"
PATIENCE = 60.0
WARM_UP = 1.0
GOAL_SHARE = 1 / 3
GOAL_KB = 20.0


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
        self.open = False
        self.transport: asyncio.Transport | None = None
        self.received = 0
        self.bytes = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # that of uvloop is no subclass
        self.transport.write(self.hello)

    def send(self, data: bytes) -> None:
        assert self.transport is not None
        size = len(data)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + data)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise RuntimeError(head.decode())
            self.open, self.buffer = True, rest
            self.opened()
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
            if buffer[0] == 0x81:
                self.received += 1
                self.bytes += size
                self.told(buffer[start : start + size])
            elif buffer[0] == 0x89:
                assert self.transport is not None  # it is what the ping came from
                self.transport.write(b"\x8a\x80\0\0\0\0")

    def opened(self) -> None:
        pass

    def told(self, data: bytes) -> None:
        raise NotImplementedError


class Clock:
    """What all seats of a run share."""

    def __init__(self) -> None:
        self.running = False
        self.stopped = False
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
        if message.question.options and not clock.stopped:
            choice = clock.dice.choice(message.question.options).choice
            self.sent = time.perf_counter()
            self.send(
                b'{"type":"choose","lines":%d,"choice":"%s"}' % (message.lines, choice.encode())
            )


class Echoed(Seat):
    """Sits in a ring in which one after the other sends something, as at a table."""

    MESSAGE = b'{"type":"choose","lines":123,"choice":"place trading-post"}'

    def __init__(self, clock: Clock, path: str, host: str) -> None:
        super().__init__(path, host, "kingsroad=nobody")
        self.clock = clock
        self.sent = 0.0
        self.first = False
        self.next = self

    def opened(self) -> None:
        if self.first:
            self.again()

    def told(self, data: bytes) -> None:
        DECODER.decode(data)
        self.clock.acknowledged += 1
        if self.clock.running:
            self.clock.latencies.append(time.perf_counter() - self.sent)
        if not self.clock.stopped:
            (self.next if self.next.open else self).again()

    def again(self) -> None:
        self.sent = time.perf_counter()
        self.send(self.MESSAGE)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def serving(core: int | None, *arguments: str) -> Iterator[tuple[str, int]]:
    """A server in a process of its own: where it is, and its id. It ends in the end."""
    port = free_port()
    command = [sys.executable, str(SERVER), "--port", str(port), *arguments]
    if core is not None:
        command += ["--core", str(core)]
    process = subprocess.Popen(command)
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


async def drive(
    seats: list[Seat], clock: Clock, where: str, pid: int, seconds: float
) -> dict[str, float]:
    """Let all seats play for a while; what came of it."""
    loop = asyncio.get_running_loop()
    host, port = where.split(":")

    async def connect(seat: Seat) -> None:
        await loop.create_connection(lambda: seat, host, int(port))

    for first in range(0, len(seats), 50):
        await asyncio.gather(*(connect(seat) for seat in seats[first : first + 50]))
    await asyncio.sleep(WARM_UP)
    before, frames = clock.acknowledged, sum(seat.received for seat in seats)
    clock.running = True
    worked = cpu_seconds(pid)
    started = time.perf_counter()
    await asyncio.sleep(seconds)
    spent = time.perf_counter() - started
    worked = cpu_seconds(pid) - worked
    clock.running = False
    moves = clock.acknowledged - before
    told = sum(seat.received for seat in seats) - frames
    size = sum(seat.bytes for seat in seats) / max(1, sum(seat.received for seat in seats))
    clock.stopped = True
    await asyncio.sleep(1.0)
    for seat in seats:
        if seat.transport is not None:
            seat.transport.close()
    ranked = sorted(clock.latencies)
    return {
        "moves": moves / spent,
        "messages": (moves + told) / spent,
        "per_cpu": (moves + told) / worked,
        "busy": worked / spent,
        "p50_ms": 1000 * ranked[len(ranked) // 2],
        "p99_ms": 1000 * ranked[int(len(ranked) * 0.99)],
        "bytes": size,
    }


def measure_tables(asked: argparse.Namespace, core: int | None) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        clock = Clock()
        with serving(core, "--data", folder) as (where, pid):
            seats: list[Seat] = [
                Scripted(clock, f"/ws/tables/{table}", where, cookie)
                for table, cookies in make_tables(where, asked.game, asked.seats, asked.tables)
                for cookie in cookies
            ]
            found = uvloop.run(drive(seats, clock, where, pid, asked.seconds))
        database = sqlite3.connect(Path(folder) / "tables.db")
        (stored,) = database.execute("select count(*) from lines where seat >= 0").fetchone()
        database.close()
        found["lost"] = max(0, clock.acknowledged - stored)
        found["unheard"] = stored - clock.acknowledged
        found["refused"] = clock.refused
        return found


def measure_echo(asked: argparse.Namespace, size: int, core: int | None) -> dict[str, float]:
    """As many connections as at the tables, and as many messages on their way."""
    clock = Clock()
    with serving(core, "--echo", str(size)) as (where, pid):
        seats: list[Seat] = []
        for _ in range(asked.tables):
            ring = [Echoed(clock, "/ws", where) for _ in range(asked.seats)]
            ring[0].first = True
            for number, seat in enumerate(ring):
                seat.next = ring[(number + 1) % len(ring)]
            seats += ring
        return uvloop.run(drive(seats, clock, where, pid, asked.seconds))


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
    parser.add_argument("--game", default="caylus2005")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    core = cores[0] if len(cores) > 1 else None
    if core is not None:
        os.sched_setaffinity(0, set(cores[1:]))
    build = "compiled" if kingsroad.COMPILED else "interpreted"
    print(f"{asked.tables} tables for {asked.seats}, {asked.game}, engine {build}", file=sys.stderr)
    rounds = []
    for number in range(asked.rounds):
        table = measure_tables(asked, core)
        echo = measure_echo(asked, int(table["bytes"]), core)
        rounds.append({"table": table, "echo": echo})
        report(number + 1, table, echo)
    memory = measure_memory(asked, core)
    share = median(each["table"]["messages"] / each["echo"]["messages"] for each in rounds)
    by_cpu = median(each["table"]["per_cpu"] / each["echo"]["per_cpu"] for each in rounds)
    lost = sum(each["table"]["lost"] for each in rounds)
    if asked.json:
        print(json.dumps({"build": build, "rounds": rounds, "memory": memory, "share": share}))
        return 0
    good = met(share >= GOAL_SHARE)
    print(f"messages beside the echo    {share:.2f}  goal {GOAL_SHARE:.2f}  {good}")
    print(f"  in CPU time of the server {by_cpu:.2f}")
    print(f"acknowledged choices lost   {lost:.0f}  goal 0  {met(lost == 0)}")
    for state in ("awake", "asleep"):
        kb = memory[f"{state}_kb"]
        print(f"KB for an idle table, {state:<6} {kb:.1f}  goal {GOAL_KB:.0f}  {met(kb < GOAL_KB)}")
    return 0


def report(number: int, table: dict[str, float], echo: dict[str, float]) -> None:
    print(
        f"round {number}: {table['moves']:.0f} moves/s, {table['messages']:.0f} messages/s of "
        f"{table['bytes']:.0f} bytes, p50 {table['p50_ms']:.0f} ms, p99 {table['p99_ms']:.0f} ms, "
        f"lost {table['lost']:.0f}, refused {table['refused']:.0f}; "
        f"echo {echo['messages']:.0f} messages/s, p99 {echo['p99_ms']:.0f} ms; "
        f"{table['per_cpu']:.0f} and {echo['per_cpu']:.0f} messages a second of CPU, "
        f"share {table['per_cpu'] / echo['per_cpu']:.2f}",
        file=sys.stderr,
    )


def met(good: bool) -> str:
    return "met" if good else "NOT MET"


if __name__ == "__main__":
    sys.exit(main())
