/** The keys by which a browser scrolls what has the focus. */
const SCROLLING = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", " "];

/**
 * What scrolls can be scrolled by keyboard, too, and these keys then mean nothing else; what fits
 * its place is no stop for Tab.
 */
export function scrollable(node: HTMLElement): () => void {
  const look = (): void => {
    const over = node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight;
    if (over) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const keep = (event: KeyboardEvent): void => {
    if (event.target === node && SCROLLING.includes(event.key)) event.stopPropagation();
  };
  const resized = new ResizeObserver(look);
  const changed = new MutationObserver(look);
  resized.observe(node);
  changed.observe(node, { childList: true, characterData: true, subtree: true });
  node.addEventListener("keydown", keep);
  return () => {
    resized.disconnect();
    changed.disconnect();
    node.removeEventListener("keydown", keep);
  };
}
