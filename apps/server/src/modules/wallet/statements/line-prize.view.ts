import Type from 'typebox';

const prizeKinds = ['promo', 'free_rounds', 'jackpot'] as const;

/** What a prize was paid for. */
export type PrizeKind = (typeof prizeKinds)[number];

export const LinePrizeView = Type.Union([Type.Unsafe<PrizeKind>(Type.String({ enum: [...prizeKinds] })), Type.Null()], {
  description: 'What a line of type `credit` was paid for; null for every other line',
});

/** The kind of the prize that a line is; null when it is none. */
export function linePrizeOf(line: { kind: string; reference: Readonly<Record<string, unknown>> }): PrizeKind | null {
  if (line.kind !== 'credit') return null;
  return prizeKinds.find((kind) => kind === line.reference['kind']) ?? null;
}

/** What a line refers to: a payment, a round or a campaign by its name, else its own journal. */
export function lineReferenceOf(line: { journalId: string; reference: Readonly<Record<string, unknown>> }): string {
  const { reference, roundId, campaign } = line.reference;
  return [reference, roundId, campaign].find((name) => typeof name === 'string') ?? line.journalId;
}
