/** A finger that stays asks what something is; one on its way moves what lies below it. */

const LONG = 450;
/** A finger that moves less than this stays. */
const SLACK = 8;

export class LongPress {
  /** The press was long: what the browser makes of it afterwards means nothing. */
  held = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private from = { x: 0, y: 0 };

  down(event: PointerEvent, ask: () => void): void {
    this.held = false;
    this.end();
    // A mouse has only to point; a second finger enlarges the board.
    if (event.pointerType === "mouse" || !event.isPrimary) return;
    this.from = { x: event.clientX, y: event.clientY };
    this.timer = setTimeout(() => {
      this.held = true;
      ask();
    }, LONG);
  }

  move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > SLACK) this.end();
  }

  end(): void {
    clearTimeout(this.timer);
  }
}
