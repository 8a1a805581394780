/** What this browser remembers. Where it may not remember, everything else still works. */

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`kingsroad.${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`kingsroad.${key}`, value);
  } catch {
    // Private windows and full disks: it is forgotten at the end of the visit.
  }
}
