/** Short news that go away by themselves. */

export interface Toast {
  key: number;
  text: string;
  kind: "warn" | "good";
}

const LASTS = 6_000;

class Toasts {
  list = $state.raw<Toast[]>([]);
  private count = 0;

  warn(text: string): void {
    this.add(text, "warn");
  }

  tell(text: string): void {
    this.add(text, "good");
  }

  drop(key: number): void {
    this.list = this.list.filter((each) => each.key !== key);
  }

  private add(text: string, kind: Toast["kind"]): void {
    // The same twice in a row says no more than once.
    const key = ++this.count;
    this.list = [...this.list.filter((each) => each.text !== text), { key, text, kind }];
    setTimeout(() => this.drop(key), LASTS);
  }
}

export const toasts = new Toasts();
