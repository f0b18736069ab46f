import {
  type AuthenticateFields,
  type BalanceFields,
  type BetFields,
  type CallName,
  callPaths,
  type CreditFields,
  type EndRoundFields,
  type FreeRounds,
  finalBetRefusals,
  finalRefusals,
  finalWinRefusals,
  type OpenFreeRoundsFields,
  type RefundRoundFields,
  type RevealSeedFields,
  type RollbackFields,
  type WalletAnswer,
  type WalletStatus,
  type WinFields,
} from '../protocol/index.ts';
import { retryDelayMs, retryForMs } from './retry-policy.ts';
import type { QueuedCall, RetryQueue } from './retry-queue.ts';
import { createSignedCall, type SignedCallDeps, WalletUnreachable } from './signed-call.ts';

/** `unknown`: the bet may have been taken; its rollback is under way and the round must not be played. */
export type BetOutcome =
  | { kind: 'accepted'; balance: string | undefined; freeRoundsLeft?: number }
  | { kind: 'refused'; status: WalletStatus; balance: string | undefined }
  | { kind: 'unknown'; cause: string };

/** Whether the wallet has the call now; when not, it is in the queue, or was refused for good and handed over. */
export type Acknowledgement =
  | { acknowledged: true; balance: string | undefined }
  | { acknowledged: false; willRetry: boolean; cause: string };

export interface WalletClientDeps extends SignedCallDeps {
  /** Whose players they are, as the wallet names itself. */
  operatorId: string;
  createId: () => string;
  queue: RetryQueue;
  /** Told of a win, prize or rollback that was refused for good, or not taken within 24 hours: a person must look at it. */
  onGaveUp: (call: QueuedCall, cause: string) => void;
}

export type WalletClient = ReturnType<typeof createWalletClient>;

/**
 * The vendor's side of the protocol with its retry policy: a bet whose outcome is unknown is rolled back until that is
 * acknowledged; wins, prizes and rollbacks are sent again for 24 hours. `workQueue` is to be called every second or so.
 */
export function createWalletClient(deps: WalletClientDeps) {
  const signedCall = createSignedCall(deps);
  const envelope = () => ({ requestId: deps.createId(), operatorId: deps.operatorId, vendorCode: deps.vendorCode });
  const send = (name: CallName, fields: object): Promise<WalletAnswer> =>
    signedCall(callPaths[name], { ...envelope(), ...fields });

  function queued(call: QueuedCall['call'], waitMs: number): QueuedCall {
    const now = deps.now().getTime();
    const id = `${call.name}:${nameOf(call)}`;
    return { id, call, attempts: 0, dueAt: new Date(now + waitMs), giveUpAt: new Date(now + retryForMs) };
  }

  async function attempt(item: QueuedCall): Promise<Acknowledgement> {
    const cause = await answerOrCause(() => send(item.call.name, item.call.fields));
    if (typeof cause !== 'string') {
      await deps.queue.remove(item.id);
      return { acknowledged: true, balance: cause.balance };
    }
    const attempts = item.attempts + 1;
    const dueAt = new Date(deps.now().getTime() + retryDelayMs(attempts));
    const final = item.call.name === 'win' ? finalWinRefusals : finalRefusals;
    const isFinal = final.has(cause as WalletStatus) || dueAt > item.giveUpAt;
    if (isFinal) {
      deps.onGaveUp({ ...item, attempts }, cause);
      await deps.queue.remove(item.id);
    } else {
      await deps.queue.put({ ...item, attempts, dueAt });
    }
    return { acknowledged: false, willRetry: !isFinal, cause };
  }

  async function deliver(call: QueuedCall['call']): Promise<Acknowledgement> {
    const item = queued(call, deps.timeoutMs);
    await deps.queue.put(item);
    return attempt(item);
  }

  return {
    /** The player behind a launch token. Throws `WalletUnreachable`. */
    authenticate: (fields: AuthenticateFields) => send('authenticate', fields),

    /** What the player can stake. Throws `WalletUnreachable`. */
    balance: (fields: BalanceFields) => send('balance', fields),

    /**
     * Takes a stake. Its rollback, named `<txId>-rollback`, is in the queue before the bet leaves, and taken out when
     * the outcome is known: a crash in between gives the stake back.
     */
    async bet(fields: BetFields): Promise<BetOutcome> {
      const { amount: _amount, sessionToken: _sessionToken, freeRound: _freeRound, ...movement } = fields;
      const rollback = { ...movement, txId: `${fields.txId}-rollback`, betTxId: fields.txId };
      const item = queued({ name: 'rollback', fields: rollback }, deps.timeoutMs * 2);
      await deps.queue.put(item);
      const answer = await answerOrCause(() => send('bet', fields), finalBetRefusals);
      if (typeof answer === 'string') {
        await deps.queue.put({ ...item, dueAt: deps.now() });
        return { kind: 'unknown', cause: answer };
      }
      await deps.queue.remove(item.id);
      const { status, balance } = answer;
      if (status !== 'OK') return { kind: 'refused', status, balance };
      const { freeRoundsLeft } = answer;
      return { kind: 'accepted', balance, ...(freeRoundsLeft === undefined ? {} : { freeRoundsLeft }) };
    },

    /** Pays a win. It is in the queue before it leaves. */
    win: (fields: WinFields) => deliver({ name: 'win', fields }),

    /** Takes a bet or a win back. It is in the queue before it leaves. */
    rollback: (fields: RollbackFields) => deliver({ name: 'rollback', fields }),

    /** Pays a prize that belongs to no bet. It is in the queue before it leaves. */
    credit: (fields: CreditFields) => deliver({ name: 'credit', fields }),

    /** Tells a server seed that stands behind rounds told before. It is in the queue before it leaves. */
    revealSeed: (fields: RevealSeedFields) => deliver({ name: 'revealSeed', fields }),

    /** Gives back every stake of a round and takes back every win. It is in the queue before it leaves. */
    refundRound: (fields: RefundRoundFields) => deliver({ name: 'refundRound', fields }),

    /** What the player can play for nothing in a game; none when they do not exist. Throws `WalletUnreachable`. */
    openFreeRounds: async (fields: OpenFreeRoundsFields): Promise<FreeRounds[]> =>
      (await send('openFreeRounds', fields)).freeRounds ?? [],

    /** Ends a round; may be sent again. Throws `WalletUnreachable`. */
    endRound: (fields: EndRoundFields) => send('endRound', fields),

    /** Sends what is due once more, one after another; answers how many the wallet took. */
    async workQueue(limit = 100): Promise<number> {
      let taken = 0;
      for (const item of await deps.queue.due(deps.now(), limit)) {
        if ((await attempt(item)).acknowledged) taken += 1;
      }
      return taken;
    },
  };
}

/** What makes a queued call the same when it is put again. */
function nameOf(call: QueuedCall['call']): string {
  if (call.name === 'revealSeed') return call.fields.serverSeedHash;
  return call.name === 'refundRound' ? `${call.fields.playerRef}/${call.fields.roundId}` : call.fields.txId;
}

/** The answer when it is `OK` or one of those that decide the call, else why it is not known what became of it. */
async function answerOrCause(
  send: () => Promise<WalletAnswer>,
  deciding: ReadonlySet<WalletStatus> = new Set(),
): Promise<WalletAnswer | string> {
  try {
    const answer = await send();
    return answer.status === 'OK' || deciding.has(answer.status) ? answer : answer.status;
  } catch (error) {
    if (!(error instanceof WalletUnreachable)) throw error;
    return error.message;
  }
}
