/** People and bots on one list. */

import type { Leaders, RatingInfo } from "../generated/api";

export interface Row {
  key: string;
  name: string;
  bot: boolean;
  /** Bots stand between people and take no place. */
  place: number | null;
  value: number;
  spread: number;
  games: number | null;
}

/** Half of the interval in which a rating probably is. */
export const spread = ({ low, high }: RatingInfo): number => Math.round((high - low) / 2);

export function merged({ people, bots }: Leaders): Row[] {
  const rows: Row[] = [
    ...people.map(({ name, rating }) => ({
      key: `person ${name}`,
      name,
      bot: false,
      // Who is as good shares the place.
      place: people.filter((each) => each.rating.value > rating.value).length + 1,
      value: rating.value,
      spread: spread(rating),
      games: rating.games,
    })),
    ...bots.map(({ level, value }) => ({
      key: `bot ${level}`,
      name: level,
      bot: true,
      place: null,
      value,
      spread: 0,
      games: null,
    })),
  ];
  return rows.sort((one, other) => other.value - one.value);
}
