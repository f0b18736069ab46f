import { parseAmount } from '@quetzal/domain/money';
import { hashSecret, newId } from '#kernel/ids/ids.ts';
import { companion } from '#modules/ledger';
import { placedBets } from '#modules/records';
import { createBatcher } from '#kernel/batching/batcher.ts';
import { type BetFacts, type BetQuestion, selectBetFacts } from './bet-facts.store.ts';
import { type Reply, replyOf, requestHashOf, type VendorCall } from './once.ts';
import { payloadHashOf } from './payload-hash.ts';
import { isMemberId, refusalOfGame, refusalOfPlayer, refusalOfStake } from './player-check.ts';
import type { BetBody } from './protocol.schemas.ts';
import { takenBets } from './taken-bets.store.ts';
import type { VendorsDeps } from './vendors.deps.ts';

/** A login that was seen within this time need not be noted as seen again; one that was not takes the long way. */
const seenMs = 60_000;

/** A stake that nothing speaks against; null when anything does, or when it needs more than the common bet. */
function stakeOf(body: BetBody, call: VendorCall, facts: BetFacts, now: Date): bigint | null {
  const isSeat = facts.memberId === body.playerRef.toLowerCase() && facts.gameCode === body.gameCode;
  if (facts.known || !isSeat || facts.siteId !== call.site.id || facts.currency !== body.currency) return null;
  if (facts.expiresAt <= now || facts.loginExpiresAt <= now) return null;
  if (facts.lastSeenAt.getTime() <= now.getTime() - seenMs) return null;
  if (facts.roundId !== null && (facts.roundState !== 'open' || facts.roundGameCode !== body.gameCode)) return null;
  const game = { enabled: facts.gameEnabled, vendor: { enabled: facts.vendorEnabled }, stakes: facts.stakes };
  const site = { status: facts.siteStatus };
  if ((refusalOfPlayer(facts) ?? refusalOfGame(game, site)) !== undefined) return null;
  const parsed = parseAmount(body.amount, facts.currency);
  if (!parsed.ok || parsed.value.amount <= 0n) return null;
  const { amount } = parsed.value;
  return refusalOfStake(game, facts.currency, amount) === undefined ? amount : null;
}

/**
 * Takes the common bet (new, of a player in the game, with nothing against it) together with those of other players: what
 * is to know is read in one statement, all rows and the money are written in one transaction. Answers undefined, and has
 * done nothing, for any other bet: that takes the long way, which decides and refuses.
 */
export function createFastBets(deps: VendorsDeps): (call: VendorCall, body: BetBody) => Promise<Reply | undefined> {
  const factsOf = createBatcher<BetQuestion, BetFacts>({
    run: (asked) => selectBetFacts(deps.lookups, asked),
    parallelMax: 2,
    batchMax: 256,
  });

  return async (call, body) => {
    const { vendorCode } = call;
    const memberId = body.playerRef.toLowerCase();
    if (!isMemberId(memberId)) return undefined;
    const { requestId, txId, roundId: vendorRoundId, gameCode } = body;
    const tokenHash = call.sessionTokenHash ?? hashSecret(body.sessionToken);
    const asked = { vendorCode, requestId, txId, tokenHash, memberId, vendorRoundId };
    // A question that cannot be asked together with others is asked again alone, the long way.
    const facts = await factsOf(asked).catch(() => undefined);
    const takenAt = deps.clock.now();
    const amount = facts === undefined ? null : stakeOf(body, call, facts, takenAt);
    if (facts === undefined || amount === null) return undefined;

    const { siteId, currency, gameType } = facts;
    const [roundId, betId] = [facts.roundId ?? newId(), newId()];
    const shared = { siteId, memberId, vendorCode, roundId, gameCode, currency };
    let reply: Reply | undefined;
    const answers = companion(takenBets, ({ balances }) => {
      reply = replyOf(body, { status: 'OK', currency, balance: balances[0]?.balance ?? 0n });
      return {
        ...shared,
        requestId,
        txId,
        tokenHash,
        vendorRoundId,
        betId,
        amount,
        takenAt,
        requestHash: requestHashOf(call),
        response: reply.text,
        payloadHash: payloadHashOf({ kind: 'bet', ...body, amount }),
        opensRound: facts.roundId === null,
        seenSince: new Date(takenAt.getTime() - seenMs),
      };
    });
    const bet = { ...shared, id: betId, vendorRoundId, vendorTxId: txId, gameType, stake: amount, placedAt: takenAt };
    const record = companion(placedBets, () => bet);
    const outcome = await deps.bets
      .stake({ ...shared, txId, amount: { currency, amount } }, record, answers)
      // What went wrong is looked at by the long way, which finds out whether the bet was taken all the same.
      .catch(() => undefined);
    if (outcome?.outcome !== 'posted') return undefined;
    deps.wallet.publishBalance(memberId);
    return reply;
  };
}
