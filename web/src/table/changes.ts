/** What leads from one view to the next: docs/wire.md, "update". */

import type { Change, View } from "../wire";

/** A view without its type: paths lead anywhere in it. */
type Tree = Record<string, unknown>;

function put(at: Tree, { path, value, gone }: Change): void {
  const key = path.at(-1)!;
  if (gone) Reflect.deleteProperty(at, key);
  else at[key] = value ?? null;
}

/** Changes a view in place. */
export function change(view: View, changes: Change[]): void {
  for (const each of changes) {
    let at = view as unknown as Tree;
    for (const key of each.path.slice(0, -1)) at = at[key] as Tree;
    put(at, each);
  }
}

/** The view after some changes; what they do not touch is shared, nothing is written to. */
export function changed(view: View, changes: Change[]): View {
  const next = { ...view };
  for (const each of changes) {
    let at = next as unknown as Tree;
    for (const key of each.path.slice(0, -1)) at = at[key] = { ...(at[key] as Tree) };
    put(at, each);
  }
  return next;
}
