import { unitsOf } from '../amounts.ts';
import type { Round, Spin } from '../studio-api.ts';
import { afterSpin } from './autoplay.ts';
import { awaitOutcome } from './await-outcome.ts';
import { calledWinOf } from './called-win.ts';
import type { GameDeps } from './game-deps.ts';
import type { GameState, Message } from './game-state.ts';
import { wholeWin } from './whole-win.ts';

const ROUNDS_KEPT = 20;

/**
 * Brings one round to its end on the screen, a new one or one that an earlier page has begun.
 * @returns true when autoplay goes on with another spin
 * @throws StudioError when the server refuses the request as such
 */
export async function playRound(deps: GameDeps, spin: Spin): Promise<boolean> {
  const { store, api } = deps;
  const { stake, grantId } = spin;
  store.set({
    phase: 'spinning',
    unseen: null,
    potWin: null,
    calledWin: null,
    win: null,
    stake,
    isFree: grantId !== null,
    message: { kind: 'good_luck' },
  });
  deps.stage()?.start();
  const round = await awaitOutcome({
    ask: async () => (await api.spin(spin)).round,
    wait: deps.wait,
    onWaiting: (state) => {
      store.set({ message: { kind: waitingMessage(state) } });
    },
  });
  return round.state === 'settled' ? showSettled(deps, round) : showUnplayed(deps, round);
}

async function showSettled(deps: GameDeps, round: Round): Promise<boolean> {
  const win = round.win ?? '0';
  const { store } = deps;
  const draws = round.draws ?? [];
  const { freeSpins, winUnits } = deps.kit.read(draws);
  const stage = deps.stage();
  store.set({ isShowing: true });
  if (freeSpins > 0 || round.jackpotWin !== null) deps.inView.begin(round.id);
  await stage?.land(draws, { stake: round.stake, win });
  deps.inView.end();
  const currency = store.get().session?.currency ?? '';
  store.set({
    phase: 'ready',
    isShowing: false,
    ...afterFreeRound(store.get(), round),
    shown: round,
    // A round that came to its end before there were reels to show it on.
    unseen: stage === undefined && freeSpins > 0 ? { spins: freeSpins, units: winUnits } : null,
    potWin: round.jackpotWin,
    // The card of the pot is the greater call.
    calledWin: round.jackpotWin === null ? calledWinOf({ stake: round.stake, win, currency }) : null,
    // In one change: the win counts on from what had been won so far.
    win: wholeWin(round, currency),
    scene: { ...store.get().scene, wonUnits: null },
    rounds: [round, ...store.get().rounds.filter((known) => known.id !== round.id)].slice(0, ROUNDS_KEPT),
    message: messageOf(round, currency),
    ...(round.balance === null ? {} : { balance: round.balance }),
  });
  // Whoever wins the pot is not played on without being asked.
  if (round.jackpotWin !== null) store.set({ autoplay: null });
  const { autoplay } = store.get();
  if (autoplay === null) return false;
  const cost = round.grantId === null ? unitsOf(round.stake, currency) : 0n;
  const next = afterSpin(autoplay, { stake: cost, win: unitsOf(win, currency), hasFeature: freeSpins > 0 });
  if (next === 'limit' || next === 'feature')
    store.set({ autoplay: null, message: { kind: next === 'limit' ? 'auto_limit' : 'auto_feature' } });
  else store.set({ autoplay: next === 'finished' ? null : next });
  return store.get().autoplay !== null;
}

function messageOf({ win, jackpotWin }: Round, currency: string): Message {
  if (jackpotWin !== null) return { kind: 'jackpot', amount: jackpotWin };
  return win !== null && unitsOf(win, currency) > 0n ? { kind: 'won', amount: win } : { kind: 'no_win' };
}

function showUnplayed({ store, stage }: GameDeps, round: Round): boolean {
  stage()?.cancel();
  const { grantId, state, stake, refusalCode } = round;
  const isOver = grantId !== null && state === 'refused';
  store.set({
    phase: 'ready',
    autoplay: null,
    // What the platform does not let be played is not offered again.
    ...(isOver ? { freeRounds: store.get().freeRounds.filter((free) => free.grantId !== grantId) } : {}),
    message:
      state === 'refused'
        ? { kind: 'refused', code: refusalCode ?? 'other' }
        : grantId === null
          ? { kind: 'returned', amount: stake }
          : { kind: 'free_returned' },
    ...(round.balance === null ? {} : { balance: round.balance }),
  });
  return false;
}

/** One round less of its grant. */
function afterFreeRound({ freeRounds }: GameState, { grantId }: Round): Pick<GameState, 'freeRounds'> {
  const counted = freeRounds.map((free) => (free.grantId === grantId ? { ...free, left: free.left - 1 } : free));
  return { freeRounds: counted.filter(({ left }) => left > 0) };
}

function waitingMessage(
  state: Round['state'] | 'offline' | 'silent',
): 'still_waiting' | 'reconnecting' | 'confirming' | 'returning' {
  // A bet that the platform has not answered may be taken yet.
  if (state === 'silent' || state === 'debiting') return 'still_waiting';
  if (state === 'offline') return 'reconnecting';
  return state === 'settling' ? 'confirming' : 'returning';
}
