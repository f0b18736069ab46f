/** How often and how regularly one value has shown in a run of draws. */
export type Trend<Value> = {
  readonly value: Value;
  /** In how many draws it showed. */
  readonly hits: number;
  /** Draws since it last showed: 0 when it is in the latest. All draws when it never did. */
  readonly omission: number;
  /** The longest time without it, the current one included. */
  readonly omissionMax: number;
  /** The mean length of the times without it: the draws without it, split by the draws with it. */
  readonly omissionMean: number;
  /** The most draws in a row with it. */
  readonly streakMax: number;
};

/**
 * The trend of each value over draws, oldest first.
 * @param shownIn the values that a draw shows; one that shows twice counts once
 */
export function trendsOf<Shown, Value>(
  draws: readonly Shown[],
  values: readonly Value[],
  shownIn: (draw: Shown) => readonly Value[],
): readonly Trend<Value>[] {
  const shown = draws.map(shownIn);
  return values.map((value) => {
    let [hits, omission, omissionMax, streak, streakMax] = [0, 0, 0, 0, 0];
    for (const each of shown) {
      if (each.includes(value)) {
        hits += 1;
        streak += 1;
        omission = 0;
      } else {
        omission += 1;
        streak = 0;
      }
      omissionMax = Math.max(omissionMax, omission);
      streakMax = Math.max(streakMax, streak);
    }
    const omissionMean = (draws.length - hits) / (hits + 1);
    return { value, hits, omission, omissionMax, omissionMean, streakMax };
  });
}

/** What came before each draw: entry d, v is 0 when draw d shows value v, else for how many draws it has not shown. */
export function omissionTable<Shown, Value>(
  draws: readonly Shown[],
  values: readonly Value[],
  shownIn: (draw: Shown) => readonly Value[],
): readonly (readonly number[])[] {
  const omissions = values.map(() => 0);
  return draws.map((draw) => {
    const shown = shownIn(draw);
    for (const [index, value] of values.entries()) {
      omissions[index] = shown.includes(value) ? 0 : (omissions[index] as number) + 1;
    }
    return [...omissions];
  });
}

/** The values that showed most often, and those that have been away longest; those before in the list win a tie. */
export function hotAndCold<Value>(
  trends: readonly Trend<Value>[],
  count: number,
): { readonly hot: readonly Value[]; readonly cold: readonly Value[] } {
  const first = (order: (one: Trend<Value>, other: Trend<Value>) => number): Value[] =>
    trends
      .toSorted(order)
      .slice(0, count)
      .map(({ value }) => value);
  return {
    hot: first((one, other) => other.hits - one.hits),
    cold: first((one, other) => other.omission - one.omission),
  };
}
