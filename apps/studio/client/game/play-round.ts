import { unitsOf } from '../amounts.ts';
import type { Round } from '../studio-api.ts';
import { afterSpin } from './autoplay.ts';
import { awaitOutcome } from './await-outcome.ts';
import type { GameDeps } from './game-deps.ts';

const ROUNDS_KEPT = 20;

/**
 * Brings one round to its end on the screen, a new one or one that an earlier page has begun.
 * @returns true when autoplay goes on with another spin
 * @throws StudioError when the server refuses the request as such
 */
export async function playRound(deps: GameDeps, requestId: string, stake: string): Promise<boolean> {
  const { store, api } = deps;
  store.set({ phase: 'spinning', win: null, stake, message: { kind: 'good_luck' } });
  deps.reels()?.start();
  const round = await awaitOutcome({
    ask: async () => (await api.spin(requestId, stake)).round,
    wait: deps.wait,
    onWaiting: (state) => {
      store.set({ message: { kind: waitingMessage(state) } });
    },
  });
  return round.state === 'settled' ? showSettled(deps, round) : showUnplayed(deps, round);
}

async function showSettled(deps: GameDeps, round: Round): Promise<boolean> {
  const win = round.win ?? '0';
  await deps.reels()?.land(round.stops ?? [], { stake: round.stake, win });
  const { store } = deps;
  const currency = store.get().session?.currency ?? '';
  store.set({
    phase: 'ready',
    shown: round,
    win,
    rounds: [round, ...store.get().rounds.filter((known) => known.id !== round.id)].slice(0, ROUNDS_KEPT),
    message: unitsOf(win, currency) > 0n ? { kind: 'won', amount: win } : { kind: 'no_win' },
    ...(round.balance === null ? {} : { balance: round.balance }),
  });
  const { autoplay } = store.get();
  if (autoplay === null) return false;
  const next = afterSpin(autoplay, unitsOf(round.stake, currency), unitsOf(win, currency));
  if (next === 'limit') store.set({ autoplay: null, message: { kind: 'auto_limit' } });
  else store.set({ autoplay: next === 'finished' ? null : next });
  return store.get().autoplay !== null;
}

function showUnplayed({ store, reels }: GameDeps, round: Round): boolean {
  reels()?.cancel();
  store.set({
    phase: 'ready',
    autoplay: null,
    message:
      round.state === 'refused'
        ? { kind: 'refused', code: round.refusalCode ?? 'other' }
        : { kind: 'returned', amount: round.stake },
    ...(round.balance === null ? {} : { balance: round.balance }),
  });
  return false;
}

function waitingMessage(state: Round['state'] | 'offline'): 'reconnecting' | 'confirming' | 'returning' {
  if (state === 'offline') return 'reconnecting';
  return state === 'settling' ? 'confirming' : 'returning';
}
