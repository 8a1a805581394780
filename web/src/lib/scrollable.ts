/** What scrolls can be scrolled by keyboard, too; what fits its place is no stop for Tab. */
export function scrollable(node: HTMLElement): () => void {
  const look = (): void => {
    const over = node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight;
    if (over) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const resized = new ResizeObserver(look);
  const changed = new MutationObserver(look);
  resized.observe(node);
  changed.observe(node, { childList: true, characterData: true, subtree: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
}
