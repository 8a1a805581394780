/** The line to the server: opened, kept alive, and opened anew when it is lost. */

import { language } from "../lib/language.svelte";
import type { FromClient, FromServer } from "../wire";

/** `shut`: the server does not want us back; why is in `refusal`. */
export type Line = "opening" | "open" | "lost" | "shut";

const HEARTBEAT = 10_000;
/** No answer for so long after a ping, and the line counts as lost. */
const PATIENCE = 4_000;
/** Nor does it take longer to open: a try that hangs would miss the server's return. */
const OPENING = 2_500;
/** What was asked for is late after this: the reader is told. After the second, it is lost. */
const LATE = 2_000;
const GIVEN_UP = 4_000;
const FIRST_WAIT = 300;
/** A server that comes back is found within three seconds, with the jitter. */
const LONGEST_WAIT = 2_000;
/**
 * After so many tries in vain the server is asked whether it is there before a line is opened:
 * browsers hold back lines to who has refused many of them, for five seconds and more.
 */
const BLIND_TRIES = 3;
/** Where nobody looks, one that stays away for minutes is asked less often. */
const PATIENT_TRIES = 90;
const PATIENT_WAIT = 15_000;
const FLOOD_WAIT = 10_000;

const CLOSED_FOR_GOOD = 4000;
const CLOSED_FOR_FLOOD = 1008;
/** Not closed by anybody: nothing was heard any more. */
const FELL_SILENT = 0;
/** Not even opened: there is no server. */
const NOBODY = -1;

const HEALTH = "/health";
/** What somebody who stands before a server says when it is away. */
const AWAY = [502, 503, 504];

export class Connection {
  line = $state<Line>("opening");
  refusal = $state("internal");
  /** Something was said and nothing has come back for too long. */
  late = $state(false);
  private socket: WebSocket | null = null;
  private tries = 0;
  private beat: ReturnType<typeof setTimeout> | undefined;
  private returning: ReturnType<typeof setTimeout> | undefined;
  /** Asks whether the server is there; null when that is no longer of interest. */
  private seeking: AbortController | null = null;
  private due: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly id: string,
    private readonly hear: (message: FromServer) => void,
  ) {}

  /** Opens the line; also to be seen anew, with a seat just taken or in another language. */
  open(): void {
    this.hangUp();
    const address = new URL(`/ws/tables/${encodeURIComponent(this.id)}`, location.origin);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("language", language.current);
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onmessage = ({ data }) => this.receive(JSON.parse(String(data)) as FromServer);
    socket.onclose = ({ code }) => this.closed(code);
    this.wait(OPENING);
  }

  /** Ends it for good: the page is left. */
  hangUp(): void {
    clearTimeout(this.beat);
    clearTimeout(this.returning);
    clearTimeout(this.due);
    this.seeking = null;
    if (!this.socket) return;
    this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  /** False when there is no line: what was said is lost, and the reader should be told. */
  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Sends what is answered at once, if the line stands: when no answer comes, it does not. */
  ask(message: FromClient): boolean {
    if (!this.send(message)) return false;
    clearTimeout(this.due);
    this.due = setTimeout(() => {
      this.late = true;
      this.wait(GIVEN_UP - LATE);
    }, LATE);
    return true;
  }

  /** Looks at once whether the line still stands: the machine slept, the network came back. */
  check(): void {
    if (this.line === "shut") return;
    if (this.line !== "open") this.open();
    else if (this.send({ type: "ping" })) this.wait(PATIENCE);
  }

  private receive(message: FromServer): void {
    if (message.type === "table") {
      this.line = "open";
      this.tries = 0;
    }
    if (message.type === "refused") this.refusal = message.code;
    this.late = false;
    clearTimeout(this.due);
    clearTimeout(this.beat);
    this.beat = setTimeout(() => {
      if (this.send({ type: "ping" })) this.wait(PATIENCE);
    }, HEARTBEAT);
    if (message.type !== "pong") this.hear(message);
  }

  /** Gives the line up when nothing is heard for a while. */
  private wait(time: number): void {
    clearTimeout(this.beat);
    this.beat = setTimeout(() => {
      this.hangUp();
      this.closed(FELL_SILENT);
    }, time);
  }

  private closed(code: number): void {
    clearTimeout(this.beat);
    if (code === CLOSED_FOR_GOOD) {
      this.line = "shut";
      return;
    }
    this.line = "lost";
    const patient = document.hidden && this.tries > PATIENT_TRIES;
    const longest = patient ? PATIENT_WAIT : LONGEST_WAIT;
    const wait = Math.min(longest, FIRST_WAIT * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    clearTimeout(this.returning);
    // Who waited for nothing has waited already.
    const waits: Record<number, number> = {
      [CLOSED_FOR_FLOOD]: FLOOD_WAIT,
      [FELL_SILENT]: FIRST_WAIT,
    };
    this.returning = setTimeout(() => void this.seek(), waits[code] ?? wait);
  }

  /** Opens the line as soon as there is somebody at its other end. */
  private async seek(): Promise<void> {
    if (this.tries <= BLIND_TRIES) {
      this.open();
      return;
    }
    const seeking = (this.seeking = new AbortController());
    const tired = setTimeout(() => seeking.abort(FELL_SILENT), OPENING);
    try {
      const { status, headers } = await fetch(HEALTH, {
        cache: "no-store",
        signal: seeking.signal,
      });
      // The server's own answer is JSON. Where it cannot store play, tables can still be looked at.
      const own = headers.get("content-type")?.includes("json") ?? false;
      if (AWAY.includes(status) && !own) throw new Error(`${status}`);
      if (seeking === this.seeking) this.open();
    } catch {
      if (seeking === this.seeking) this.closed(seeking.signal.aborted ? FELL_SILENT : NOBODY);
    } finally {
      clearTimeout(tired);
    }
  }
}
