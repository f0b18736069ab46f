import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';

const Proof = Type.Object({
  serverSeedHash: Type.String(),
  clientSeed: Type.String(),
  nonce: Type.Integer(),
  context: Type.String(),
  serverSeed: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});

/** What a player needs to check a round: the inputs, and the result that must come out of them. */
export const Fairness = Type.Object({
  serverSeedHash: Type.String(),
  clientSeed: Type.String(),
  nonce: Type.Integer(),
  context: Type.String(),
  serverSeed: Type.Union([Type.String(), Type.Null()], { description: 'After the vendor revealed it' }),
  result: Type.Record(Type.String(), Type.Unknown()),
});

export type Fairness = Static<typeof Fairness>;

/** The proof inside a round's details; null when the vendor gave none, or not one that can be checked. */
export function fairnessOf(details: unknown): Fairness | null {
  if (!Value.Check(Proof, details)) return null;
  const { serverSeedHash, clientSeed, nonce, context, serverSeed = null, ...result } = details;
  return { serverSeedHash, clientSeed, nonce, context, serverSeed, result };
}
