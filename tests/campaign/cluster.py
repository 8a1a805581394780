"""Three servers on a PostgreSQL and a Redis behind nginx, each of which can be harmed."""

from __future__ import annotations

import asyncio
import secrets
import signal
import subprocess
import sys
import time
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self

import sqlalchemy as sa
from sqlalchemy.engine import make_url
from tests.server.databases import postgres, redis_server
from tests.server.processes import free_port
from tests.server.test_deploy import DEPLOY, program

SERVERS = 3
PATIENCE = 60.0
AWAY = 8.0
"""Seconds that a server is cut off: so long that its tables must be elsewhere before it is back."""
WITNESS = """
CREATE SCHEMA campaign;
CREATE TABLE campaign.written (table_id text, number int, owner text);
CREATE FUNCTION campaign.witness() RETURNS trigger AS $$ BEGIN
    INSERT INTO campaign.written
    SELECT NEW.table_id, NEW.number, owner FROM leases WHERE table_id = NEW.table_id;
    RETURN NULL;
END $$ LANGUAGE plpgsql;
CREATE TRIGGER witness AFTER INSERT ON lines FOR EACH ROW EXECUTE FUNCTION campaign.witness();
"""
"""Lets the database itself note which server had a table when each of its lines was written."""
DROP = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
LIMITS = "[limits]\ncreations_burst = 100000\nrequests_burst = 100000\nconnections_each = 20000\n"


class Wire:
    """A way to the database that can be cut: what a server is told is its address."""

    def __init__(self, target: str) -> None:
        url = make_url(target)
        host = str(url.query.get("host", url.host))
        self.socket = f"{host}/.s.PGSQL.{url.port or 5432}" if host.startswith("/") else ""
        self.host, self.target_port = host, url.port or 5432
        self.port = free_port()
        query = {key: value for key, value in url.query.items() if key != "host"}
        self.address = url.set(host="127.0.0.1", port=self.port, query=query).render_as_string(
            hide_password=False
        )
        self.cut = False
        self.flows = asyncio.Event()
        """Cleared, nothing arrives any more and nobody is told, as when a cable is pulled."""
        self.flows.set()
        self.open: set[asyncio.StreamWriter] = set()

    async def start(self) -> None:
        """Carry what comes."""
        self.server = await asyncio.start_server(self.carry, "127.0.0.1", self.port)

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        if self.cut:
            writer.close()
            return
        if self.socket:
            there, back = await asyncio.open_unix_connection(self.socket)
        else:
            there, back = await asyncio.open_connection(self.host, self.target_port)
        self.open |= {writer, back}
        await asyncio.gather(self.pump(reader, back), self.pump(there, writer))
        self.open -= {writer, back}

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One direction."""
        try:
            while data := await reader.read(65536):
                await self.flows.wait()
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        writer.close()

    def sever(self) -> None:
        """Cut it now."""
        self.cut = True
        for writer in list(self.open):
            writer.transport.abort()


class Cluster:
    """All of it."""

    def __init__(self, folder: Path, cuttable: bool = True) -> None:
        self.folder = folder
        self.cuttable = cuttable
        """Whether each server reaches the database by a way of its own that can be cut."""
        self.opened = ExitStack()
        self.ports = [free_port() for _ in range(SERVERS)]
        self.servers: list[subprocess.Popen[bytes]] = []
        self.lives = [0] * SERVERS
        """How often each server was started."""
        self.wires: list[Wire] = []
        self.proxies: list[subprocess.Popen[bytes]] = []
        """The last of them runs."""
        self.site = f"127.0.0.1:{free_port()}"

    async def __aenter__(self) -> Self:
        """Start everything, or nothing."""
        try:
            await self.start()
        except BaseException:
            await self.end()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End everything."""
        await self.end()

    async def start(self) -> None:
        """Start everything."""
        self.database = self.opened.enter_context(postgres())
        self.redis = self.opened.enter_context(redis_server(self.folder))
        (self.folder / "key").write_bytes(secrets.token_bytes(32))
        (self.folder / "settings.toml").write_text(LIMITS)
        for number in range(SERVERS):
            if self.cuttable:
                wire = Wire(self.database)
                await wire.start()
                self.wires.append(wire)
            self.servers.append(self.serve(number))
        for number in range(SERVERS):
            await self.healthy(number)
        self.start_proxy()
        engine = sa.create_engine(self.database)
        with engine.begin() as connection:
            connection.execute(sa.text(WITNESS))
        engine.dispose()

    async def end(self) -> None:
        """End everything that was started."""
        processes = [*self.servers, *self.proxies[-1:]]
        for process in processes:
            if process.poll() is None:
                process.terminate()
        for process in processes:
            await asyncio.to_thread(process.wait, 30)
        for wire in self.wires:
            wire.sever()
            wire.server.close()
        self.opened.close()

    def serve(self, number: int) -> subprocess.Popen[bytes]:
        """Start a server."""
        self.lives[number] += 1
        database = self.wires[number].address if self.cuttable else self.database
        command = [
            *(sys.executable, "-m", "kingsroad", "serve", "--cluster", "--thinkers", "1"),
            *("--port", str(self.ports[number]), "--data", str(self.folder / f"data{number}")),
            *("--database", database, "--bus", self.redis),
            *("--key", str(self.folder / "key")),
            *("--settings", str(self.folder / "settings.toml")),
        ]
        with (self.folder / f"log{number}").open("ab") as log:
            return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log)

    def life_at(self, address: str) -> str:
        """Which server is at an address, and in which of its lives."""
        number = self.number_at(address)
        return f"server {number}, life {self.lives[number]}"

    def number_at(self, address: str) -> int:
        """Which server is at an address."""
        return self.ports.index(int(address.rpartition(":")[2]))

    async def healthy(self, number: int) -> None:
        """Wait until a server is well."""
        deadline = time.monotonic() + PATIENCE
        while not await asyncio.to_thread(self.is_well, number):
            assert self.servers[number].poll() is None, (self.folder / f"log{number}").read_text()
            assert time.monotonic() < deadline, (self.folder / f"log{number}").read_text()
            await asyncio.sleep(0.1)

    def is_well(self, number: int) -> bool:
        """Whether a server says that it is."""
        try:
            where = f"http://127.0.0.1:{self.ports[number]}/health"
            with urllib.request.urlopen(where, timeout=5):
                return True
        except OSError:
            return False

    def start_proxy(self) -> None:
        """Start nginx with the example of deploy/, without TLS."""
        site = (DEPLOY / "nginx.conf").read_text()
        lines = "\n".join(
            f"    server 127.0.0.1:{port} max_fails=1 fail_timeout=2s;" for port in self.ports
        )
        for old, new in {
            "    server 127.0.0.1:8303 max_fails=1 fail_timeout=2s;": lines,
            "listen 443 ssl": f"listen {self.site}",
            "    ssl_certificate /etc/ssl/certs/example.org.pem;\n": "",
            "    ssl_certificate_key /etc/ssl/private/example.org.key;\n": "",
            "X-Forwarded-For $remote_addr": "X-Forwarded-For $http_x_forwarded_for",
        }.items():
            assert old in site, old
            site = site.replace(old, new)
        places = "".join(
            f"{kind}_temp_path {self.folder}/{kind};\n"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        (self.folder / "nginx.conf").write_text(
            f"daemon off;\npid {self.folder}/pid;\nerror_log {self.folder}/errors;\n"
            f"worker_rlimit_nofile 20000;\nevents {{ worker_connections 16000; }}\n"
            f"http {{\naccess_log off;\nadd_header X-Served-By $upstream_addr always;\n"
            f"{places}{site}}}\n"
        )
        command = [
            program("nginx"),
            "-c",
            f"{self.folder}/nginx.conf",
            "-e",
            f"{self.folder}/errors",
        ]
        self.proxies.append(subprocess.Popen(command))

    def end_sessions(self) -> None:
        """Let the database drop all servers at once, as when it is started anew."""
        engine = sa.create_engine(self.database, poolclass=sa.NullPool)
        with engine.connect() as connection:
            connection.execute(sa.text(DROP))

    async def strike(self, kind: str, which: int) -> None:
        """Do harm, and mend it."""
        if kind in ("kill", "end"):
            process = self.servers[which]
            process.send_signal(signal.SIGKILL if kind == "kill" else signal.SIGTERM)
            await asyncio.to_thread(process.wait, 30)
            await asyncio.sleep(1.0)
            self.servers[which] = self.serve(which)
        elif kind == "cut":
            self.wires[which].sever()
            await asyncio.sleep(AWAY)
            self.wires[which].cut = False
        elif kind == "silence":  # what was sent meanwhile arrives late
            self.wires[which].flows.clear()
            await asyncio.sleep(AWAY)
            self.wires[which].flows.set()
        elif kind == "freeze":  # it wakes up and believes that no time has passed
            self.servers[which].send_signal(signal.SIGSTOP)
            await asyncio.sleep(AWAY)
            self.servers[which].send_signal(signal.SIGCONT)
        elif kind == "database":
            await asyncio.to_thread(self.end_sessions)
        else:
            self.proxies[-1].terminate()
            await asyncio.to_thread(self.proxies[-1].wait, 30)
            await asyncio.sleep(0.5)
            self.start_proxy()
            return
        await self.healthy(which)
