import type { Category, Ticket } from './category.ts';
import type { Draw } from './draw.ts';
import type { Wins } from './family.ts';
import type { Tier } from './odds/tier.ts';
import type { FamilyName, Play } from './play.ts';

/** Prizes and settlement for one category of draws. */
export type Settlement = Category & {
  /** The prizes of a play with their exact chances. */
  readonly tiersOf: (play: Play) => readonly Tier[];
  /** How many unit bets of a ticket hit each tier. The draw is of the play's kind and has been validated. */
  readonly settle: (ticket: Ticket, draw: Draw) => Wins;
};

/** A rule family whose params, picks and draws only its own plays know. */
type AnySettling = {
  readonly wins: (picked: never, draw: never, params: never) => Wins;
  readonly tiers: (params: never) => readonly Tier[];
};

/** The rules by family name. */
export type Settlings = Readonly<Partial<Record<FamilyName, AnySettling>>>;

/** Adds settlement to a category. */
export function createSettlement(category: Category, settlings: Settlings): Settlement {
  const rulesOf = ({ family }: Play): AnySettling => {
    const rules = settlings[family];
    if (rules === undefined) throw new RangeError(`The category has no rules for ${family}`);
    return rules;
  };
  const known = new Map<string, readonly Tier[]>();
  return {
    ...category,
    tiersOf(play) {
      const tiers = known.get(play.id) ?? rulesOf(play).tiers(play.params as never);
      known.set(play.id, tiers);
      return tiers;
    },
    settle: ({ play, picked }, draw) => rulesOf(play).wins(picked as never, draw as never, play.params as never),
  };
}
