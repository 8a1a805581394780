/** Fields for names: what is typed ends with a whole sign, as the server would cut it. */

/** As long as the server lets a name be; it counts code points. */
const LONGEST = 24;

const length = (text: string): number => Array.from(text).length;

/** The beginning of a text, never ending inside an emoji or between a letter and its accent. */
export function cutName(text: string, longest = LONGEST): string {
  if (length(text) <= longest) return text;
  let kept = "";
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (length(kept + segment) > longest) break;
    kept += segment;
  }
  return kept;
}

/** `maxlength` would cut inside of emoji; before anybody reads the field it is cut to whole signs. */
export function nameField(field: HTMLInputElement): () => void {
  const cut = (): void => {
    const whole = cutName(field.value);
    if (whole !== field.value) field.value = whole;
  };
  field.addEventListener("input", cut, { capture: true });
  return () => field.removeEventListener("input", cut, { capture: true });
}
