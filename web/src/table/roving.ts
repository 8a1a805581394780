/**
 * One stop for Tab, however many signs there are: within it the arrow keys go from one to the next.
 * The signs are those of Held.svelte.
 */

const SIGNS = "[data-held]";
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function roving(panel: HTMLElement): () => void {
  const signs = (): HTMLElement[] => [...panel.querySelectorAll<HTMLElement>(SIGNS)];

  function enter(one: HTMLElement | undefined): void {
    for (const each of signs()) each.tabIndex = each === one ? 0 : -1;
  }

  function tidy(): void {
    const all = signs();
    enter(all.find((each) => each === document.activeElement) ?? all[0]);
  }

  function focus(event: FocusEvent): void {
    const one = (event.target as Element).closest<HTMLElement>(SIGNS);
    if (one) enter(one);
  }

  function key(event: KeyboardEvent): void {
    const all = signs();
    const step = STEPS[event.key];
    const at = all.indexOf(event.target as HTMLElement);
    if (at < 0 || step === undefined) return;
    all[at + step]?.focus();
    event.preventDefault();
    // In a replay the same keys go through the game.
    event.stopPropagation();
  }

  const watcher = new MutationObserver(tidy);
  watcher.observe(panel, { childList: true, subtree: true });
  panel.addEventListener("focusin", focus);
  panel.addEventListener("keydown", key);
  tidy();
  return () => {
    watcher.disconnect();
    panel.removeEventListener("focusin", focus);
    panel.removeEventListener("keydown", key);
  };
}
