/** The line to the server: opened, kept alive, and opened anew when it is lost. */

import { language } from "../lib/language.svelte";
import type { FromClient, FromServer } from "../wire";

/** `shut`: the server does not want us back; why is in `refusal`. */
export type Line = "opening" | "open" | "lost" | "shut";

const HEARTBEAT = 20_000;
/** No answer for so long after a ping, and the line counts as lost. */
const PATIENCE = 8_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const FLOOD_WAIT = 10_000;

const CLOSED_FOR_GOOD = 4000;
const CLOSED_FOR_FLOOD = 1008;

export class Connection {
  line = $state<Line>("opening");
  refusal = $state("internal");
  private socket: WebSocket | null = null;
  private tries = 0;
  private beat: ReturnType<typeof setTimeout> | undefined;
  private returning: ReturnType<typeof setTimeout> | undefined;

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
    this.wait(PATIENCE);
  }

  /** Ends it for good: the page is left. */
  hangUp(): void {
    clearTimeout(this.beat);
    clearTimeout(this.returning);
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
      this.closed(0);
    }, time);
  }

  private closed(code: number): void {
    clearTimeout(this.beat);
    if (code === CLOSED_FOR_GOOD) {
      this.line = "shut";
      return;
    }
    this.line = "lost";
    const wait =
      Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    clearTimeout(this.returning);
    this.returning = setTimeout(() => this.open(), code === CLOSED_FOR_FLOOD ? FLOOD_WAIT : wait);
  }
}
