import { parseAmount } from '@quetzal/domain/money';
import { gathered } from '#kernel/batching/gathered.ts';
import { hashSecret, newId } from '#kernel/ids/ids.ts';
import { loginIdleMs } from '#modules/identity';
import { companion } from '#modules/ledger';
import { placedBets } from '#modules/records';
import { type Reply, replyOf, requestHashOf, type VendorCall } from './once.ts';
import { payloadHashOf } from './payload-hash.ts';
import { isUuid, refusalOfGame, refusalOfPlayer, refusalOfStake } from './player-check.ts';
import type { BetBody } from './protocol.schemas.ts';
import { createRecentNames, type RecentNames } from './recent-names.ts';
import { roundIdOf } from './rounds.store.ts';
import { createSeats, type Seat } from './seats.ts';
import { takenBets } from './taken-bets.store.ts';
import type { VendorsDeps } from './vendors.deps.ts';

/** Names of a vendor that are remembered, so that a repeated call does not spoil the batch of others. */
const namesMax = 30_000;

/** A stake that nothing speaks against; null when anything does, or when it needs more than the common bet. */
function stakeOf(body: BetBody, call: VendorCall, { player, table }: Seat, now: Date): bigint | null {
  const isTheirs = player.memberId === body.playerRef.toLowerCase() && player.gameCode === body.gameCode;
  if (player.isGuarded || table.isGuarded || !isTheirs) return null;
  if (player.siteId !== call.site.id || player.currency !== body.currency) return null;
  if (player.expiresAt <= now || player.loginExpiresAt <= now) return null;
  if (player.lastSeenAt.getTime() <= now.getTime() - loginIdleMs) return null;
  const { stakes, gameEnabled: enabled, vendorEnabled, isPaused } = table;
  const game = { enabled, isPaused, stakes, vendor: { enabled: vendorEnabled } };
  const site = { status: table.siteStatus };
  if ((refusalOfPlayer(player) ?? refusalOfGame(game, site)) !== undefined) return null;
  const parsed = parseAmount(body.amount, player.currency);
  if (!parsed.ok || parsed.value.amount <= 0n) return null;
  const { amount } = parsed.value;
  return refusalOfStake(game, player.currency, amount) === undefined ? amount : null;
}

/**
 * Takes the common bet (new, of a player in the game, with nothing against it) together with those of other players: all
 * rows and the money are written in one transaction, which looks itself whether the bet may be taken. Answers undefined,
 * and has done nothing, for any other bet: that takes the long way, which decides and refuses.
 */
export function createFastBets(deps: VendorsDeps): (call: VendorCall, body: BetBody) => Promise<Reply | undefined> {
  const seats = createSeats(deps);
  // Beside the bets: nobody waits for it, and each transaction would ask the disk for its own turn.
  const keepAlive = gathered(
    (loginSessionIds) => void deps.identity.keepSessionsAlive(deps.db, loginSessionIds).catch(deps.onError),
    { gatherMs: 250, itemsMax: 500 },
  );
  const recent = new Map<string, { requests: RecentNames; bets: RecentNames }>();

  function remember(vendorCode: string) {
    const names = { requests: createRecentNames(namesMax), bets: createRecentNames(namesMax) };
    recent.set(vendorCode, names);
    return names;
  }

  return async (call, body) => {
    const { vendorCode } = call;
    const memberId = body.playerRef.toLowerCase();
    if (!isUuid(memberId)) return undefined;
    const { requestId, txId, roundId: vendorRoundId, gameCode } = body;
    const { requests, bets } = recent.get(vendorCode) ?? remember(vendorCode);
    if (!requests.add(requestId) || !bets.add(txId)) return undefined;
    const key = { vendorCode, tokenHash: call.sessionTokenHash ?? hashSecret(body.sessionToken) };
    // A question that cannot be asked together with others is asked again alone, the long way.
    const seat = await seats.find(key).catch(() => undefined);
    const takenAt = deps.clock.now();
    const amount = seat === undefined ? null : stakeOf(body, call, seat, takenAt);
    if (seat === undefined || amount === null) {
      seats.forget(key);
      return undefined;
    }

    const { siteId, currency } = seat.player;
    const { gameType } = seat.table;
    const [roundId, betId] = [roundIdOf({ vendorCode, vendorRoundId, memberId }), newId()];
    const shared = { siteId, memberId, vendorCode, roundId, gameCode, currency };
    let reply: Reply | undefined;
    const answers = companion(takenBets, ({ balances }) => {
      reply = replyOf(body, { status: 'OK', currency, balance: balances[0]?.balance ?? 0n });
      return {
        ...shared,
        ...key,
        requestId,
        txId,
        vendorRoundId,
        betId,
        amount,
        takenAt,
        requestHash: requestHashOf(call),
        response: reply.text,
        payloadHash: payloadHashOf({ kind: 'bet', ...body, amount }),
        seenSince: new Date(takenAt.getTime() - loginIdleMs),
      };
    });
    const bet = { ...shared, id: betId, vendorRoundId, vendorTxId: txId, gameType, stake: amount, placedAt: takenAt };
    const record = companion(placedBets, () => bet);
    const outcome = await deps.bets
      .stake({ ...shared, txId, amount: { currency, amount } }, record, answers)
      // What went wrong is looked at by the long way, which finds out whether the bet was taken all the same.
      .catch(() => undefined);
    if (outcome?.outcome !== 'posted') {
      seats.forget(key);
      return undefined;
    }
    if (seat.isFirst) keepAlive(seat.player.loginSessionId);
    deps.wallet.publishBalance(memberId);
    return reply;
  };
}
