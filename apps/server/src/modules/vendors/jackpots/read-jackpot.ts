import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Clock } from '#kernel/clock/clock.ts';
import { Instant } from '#kernel/http/envelope.ts';
import { FeedUnread } from '../feed/fetch-limited.ts';
import { readSigned, type VendorFeed } from '../feed/read-signed.ts';
import { Amount, Id } from '../protocol.schemas.ts';

const jackpotPath = '/vendor/v1/jackpot';
const winsMax = 100;

const Told = Type.Object({
  amount: Amount,
  isOpen: Type.Boolean(),
  wins: Type.Array(Type.Object({ playerRef: Id, amount: Amount, at: Instant }), {
    maxItems: winsMax,
  }),
});
/** A pot as its vendor tells it; amounts are decimals, wins the latest first. */
export type ToldJackpot = Static<typeof Told>;

const shape = Compile(Type.Object({ status: Type.Literal('OK'), jackpot: Type.Union([Told, Type.Null()]) }));

/** The pot of an operator's players at a vendor; null where it has none. Signed both ways. Rejects with `FeedUnread`. */
export async function readJackpot(
  deps: { clock: Clock; timeoutMs: number },
  vendor: VendorFeed,
  query: { operatorId: string; currency: string },
): Promise<ToldJackpot | null> {
  const answer = await readSigned(deps, vendor, `${jackpotPath}?${new URLSearchParams(query).toString()}`);
  if (!shape.Check(answer)) throw new FeedUnread('malformed');
  return answer.jackpot;
}
