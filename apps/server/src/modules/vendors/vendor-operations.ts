import type { Tx } from '#kernel/database/database.ts';
import { enterGame, readBalance } from './enter-game.ts';
import { openFreeRounds } from './free-rounds/open-free-rounds.ts';
import { once, type Reply, replyOf, type VendorCall } from './once.ts';
import { payPrize } from './pay-prize.ts';
import { finishRound, payWin } from './pay-win.ts';
import type { Caller } from './player-check.ts';
import { createPlayerQueue } from './player-queue.ts';
import { httpStatusOf, refuse, type Verdict, type VendorStatus } from './protocol.model.ts';
import type * as schemas from './protocol.schemas.ts';
import { refundByVendor } from './refund-round.ts';
import type { RefusalLog } from './refusals.ts';
import { revealSeed } from './reveal-seed.ts';
import { rollBack } from './roll-back.ts';
import { isBarred } from './single-wallet.ts';
import { takeBet } from './take-bet.ts';
import { createFastBets } from './take-bet-fast.ts';
import type { VendorsDeps } from './vendors.deps.ts';

type Operation<B> = (call: VendorCall, body: B) => Promise<Reply>;
type MoneyBody = { requestId: string; playerRef: string; txId?: string };
/** What a call does: `settle` ends, pays or takes back what a round has begun; `new` takes or gives beside that. */
type Purpose = 'new' | 'settle';
/** Answers undefined, and has done nothing, when a call is not of the common kind. */
type FastWay<B> = (call: VendorCall, body: B) => Promise<Reply | undefined>;
type MoneyWork<B> = (deps: VendorsDeps, tx: Tx, caller: Caller, body: B) => Promise<Verdict>;

/**
 * What a vendor may ask for, in whatever dialect it asked: bodies have been checked against their schemas, and who calls
 * has been proven. Refusals are answers.
 */
export interface VendorOperations {
  authenticate: Operation<schemas.AuthenticateBody>;
  balance: Operation<schemas.BalanceBody>;
  bet: Operation<schemas.BetBody>;
  win: Operation<schemas.WinBody>;
  rollback: Operation<schemas.RollbackBody>;
  endRound: Operation<schemas.EndRoundBody>;
  refundRound: Operation<schemas.RefundRoundBody>;
  credit: Operation<schemas.CreditBody>;
  openFreeRounds: Operation<schemas.OpenFreeRoundsBody>;
  revealSeed: Operation<schemas.RevealSeedBody>;
}

const namesOf = (purpose: Purpose, { playerRef, roundId }: { playerRef: string; roundId?: string }) => ({
  playerRef,
  roundId: purpose === 'settle' ? roundId : undefined,
});

/** Makes the operations, once for each process: calls of one player take their turn in them. */
export function createVendorOperations(deps: VendorsDeps & { refusals: RefusalLog }): VendorOperations {
  const inTurn = createPlayerQueue();
  const aboutMoney =
    <B extends MoneyBody & { roundId?: string }>(
      purpose: Purpose,
      work: MoneyWork<B>,
      fast?: FastWay<B>,
    ): Operation<B> =>
    (call, body) =>
      inTurn(
        body.playerRef.toLowerCase(),
        async () =>
          (await fast?.(call, body)) ??
          once(deps, call, body, async (tx) =>
            (await isBarred(tx, call.vendorCode, namesOf(purpose, body)))
              ? refuse('GAME_DISABLED')
              : work(deps, tx, call, body),
          ),
      );

  const fastBets = createFastBets(deps);

  function noteUnlessOk(
    { vendorCode, path }: VendorCall,
    status: VendorStatus,
    body: { requestId: string; playerRef?: string },
  ): void {
    const { requestId, playerRef } = body;
    if (status !== 'OK') deps.refusals.note({ vendorCode, path, status, requestId, playerRef });
  }

  /** A call that moves nothing: its answer is made anew each time. */
  const plain =
    <B extends { requestId: string; playerRef?: string }>(
      work: (of: VendorsDeps, caller: Caller, body: B) => Promise<{ status: VendorStatus }>,
    ): Operation<B> =>
    async (call, body) => {
      const answer = await work(deps, call, body);
      noteUnlessOk(call, answer.status, body);
      return { httpStatus: httpStatusOf(answer.status), text: JSON.stringify(answer) };
    };

  return {
    authenticate: plain(enterGame),
    async balance(call, body) {
      const barred = await isBarred(deps.db, call.vendorCode, { playerRef: body.playerRef });
      const verdict = barred ? refuse('GAME_DISABLED') : await readBalance(deps, call, body);
      noteUnlessOk(call, verdict.status, body);
      return replyOf(body, verdict);
    },
    bet: aboutMoney('new', takeBet, async (call, body) =>
      body.freeRound === undefined ? fastBets(call, body) : undefined,
    ),
    win: aboutMoney('settle', payWin),
    rollback: aboutMoney('settle', rollBack),
    endRound: aboutMoney('settle', finishRound),
    openFreeRounds: plain(openFreeRounds),
    revealSeed: plain(revealSeed),
    refundRound: aboutMoney('settle', refundByVendor),
    credit: aboutMoney('new', payPrize),
  };
}
