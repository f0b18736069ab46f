import { unitsOf } from '../amounts.ts';
import { EMPTY_SCENE } from '../stage/scene.ts';
import { StudioError, type Round, type SessionState, type Spin } from '../studio-api.ts';
import { createBalanceReader } from './balance-reader.ts';
import { untilGone } from './called-win.ts';
import type { GameDeps } from './game-deps.ts';
import { type Autoplay, type GameState, type Message, stakeToPlay } from './game-state.ts';
import { lacksMoney, shortageOf } from './shortage.ts';
import { openGame } from './open-game.ts';
import { playRound } from './play-round.ts';
import { putAway } from './put-away.ts';
import { wholeWin } from './whole-win.ts';
import { autoplayPauseMs } from './win-pace.ts';

export type Game = ReturnType<typeof createGame>;

/** No bet is offered over empty reels, unless they take this long. */
const REELS_WAIT_MS = 8000;

/** What a player can do. The result of a spin is the server's; this only asks, waits and shows. */
export function createGame(deps: GameDeps) {
  const { store, api } = deps;
  const reader = createBalanceReader(deps);

  async function play(asked: Spin): Promise<void> {
    const { stake: ownStake } = store.get();
    try {
      const isAutoplayOn = await playRound(deps, asked);
      // After a free round the bet is again what the player had chosen.
      if (asked.grantId !== null) store.set({ stake: ownStake });
      deps.parent().tell('spin-settled');
      const { message, session } = store.get();
      if (message.kind === 'refused') {
        deps.parent().tell('bet-refused', message.code);
        // Its credits have gone in another window.
        if (session?.isDemo === true) deps.kept.forget();
      }
      void goOn(isAutoplayOn);
    } catch (err) {
      fail(deps, err);
    }
  }

  /** Once the win has been called, autoplay plays the next round. */
  async function goOn(isAutoplayOn: boolean): Promise<void> {
    const { calledWin } = store.get();
    if (calledWin !== null) await untilGone(deps, calledWin);
    if (!isAutoplayOn) return;
    await deps.wait(pauseAfter(store.get()));
    if (store.get().autoplay !== null) await spin();
  }

  async function spin(): Promise<void> {
    const { phase, session } = store.get();
    if (phase !== 'ready' || session === null) return;
    // Whoever wants to go on from what lies over the reels has not asked for a bet.
    if (putAway(store)) return;
    if (!session.isDemo && lacksMoney(store.get())) await reader.readBeforeRefusing();
    const { phase: phaseNow, stake, freeRounds } = store.get();
    if (phaseNow !== 'ready') return;
    if (lacksMoney(store.get())) {
      tellShortage(deps, session);
      return;
    }
    const [free] = freeRounds;
    deps.parent().tell('spin-started');
    const requestId = deps.createId();
    await play({ requestId, stake: stakeToPlay({ freeRounds, stake }), grantId: free?.grantId ?? null });
  }

  function setStake(stake: string): void {
    const { phase, autoplay, freeRounds } = store.get();
    if (phase === 'ready' && autoplay === null && freeRounds.length === 0) store.set({ stake });
  }

  return {
    async open(): Promise<void> {
      store.set({ phase: 'opening', failure: null });
      try {
        const [state] = await Promise.all([
          openGame(api, deps.launch, deps.kept),
          Promise.race([deps.stageKnown, deps.wait(REELS_WAIT_MS)]),
        ]);
        adopt(deps, state);
        deps.parent().tell('ready');
        if (state.openRound === null) return;
        const { requestId, stake, grantId } = state.openRound;
        await play({ requestId, stake, grantId });
      } catch (err) {
        fail(deps, err);
      }
    },
    spin,
    stepStake(step: 1 | -1): void {
      const { session, stake } = store.get();
      const next = session?.stakes[session.stakes.indexOf(stake) + step];
      if (next !== undefined) setStake(next);
    },
    startAutoplay(autoplay: Omit<Autoplay, 'lost'>): void {
      store.set({ autoplay: { ...autoplay, lost: 0n }, potWin: null, unseen: null, calledWin: null });
      void spin();
    },
    stopAutoplay: (): void => {
      store.set({ autoplay: null });
    },
    setTurbo(isTurbo: boolean): void {
      store.set({ isTurbo });
    },
    /** Puts away what lies over the reels, else brings the spin that is being shown to its end; the result is what it is. */
    skip(): void {
      if (!putAway(store) && store.get().isShowing) deps.stage()?.skip();
    },
    /** Shows only what the free spins came to. */
    skipFeature(): void {
      deps.stage()?.skipFeature();
    },
    /** Reads the balance and the last rounds again; a failure leaves what is shown. */
    refresh: reader.read,
  };
}

/** Says that there is too little for the bet. */
function tellShortage({ store, parent, kept }: GameDeps, session: NonNullable<GameState['session']>): void {
  const code = shortageOf(session);
  store.set({ message: { kind: 'refused', code }, autoplay: null });
  // Whoever opens the demo again, as they are told to, has all credits again.
  if (session.isDemo) kept.forget();
  // The page around the game has the way to move money to the vendor.
  if (session.keepsOwnWallet) parent().tell('bet-refused', code);
}

function pauseAfter({ win, session, isTurbo }: GameState): number {
  return autoplayPauseMs({ win: win ?? '0', currency: session?.currency ?? '' }, isTurbo);
}

function adopt({ store, stage, kit, inView }: GameDeps, state: SessionState): void {
  const { balance, openRound, rounds, freeRounds, ...session } = state;
  const last =
    rounds.find(({ state, fairness }) => state === 'settled' && fairness.rulesVersion === kit.rulesVersion) ?? null;
  const own = [openRound, ...rounds].find((round) => round?.grantId === null);
  // Bets of earlier rules may not be offered any more.
  const stake = session.stakes.find((offered) => offered === own?.stake) ?? store.get().stake;
  store.set({ phase: 'ready', failure: null, session, balance, rounds, freeRounds, stake, shown: last });
  store.set({ message: greetingOf(last, { kit, currency: session.currency }) });
  // Whoever opens a game with nothing at the vendor is told at once what has to be done first.
  if (session.keepsOwnWallet && lacksMoney(store.get()))
    store.set({ message: { kind: 'refused', code: shortageOf(session) } });
  stage()?.show(last?.draws ?? null);
  if (last !== null && inView.wasCutOff(last.id)) {
    const { freeSpins: spins, winUnits: units } = kit.read(last.draws ?? []);
    store.set({ potWin: last.jackpotWin, unseen: spins > 0 ? { spins, units } : null });
  }
  inView.end();
}

/** What the last round came to, for whoever comes back to it; nothing of one that just lost. */
function greetingOf(last: Round | null, { kit, currency }: Pick<GameDeps, 'kit'> & { currency: string }): Message {
  if (last === null) return { kind: 'welcome' };
  const amount = wholeWin(last, currency);
  const hasMore = unitsOf(amount, currency) > 0n || kit.read(last.draws ?? []).freeSpins > 0;
  return hasMore ? { kind: 'last_win', amount } : { kind: 'welcome' };
}

function fail(deps: GameDeps, err: unknown): void {
  if (!(err instanceof StudioError)) reportError(err);
  const failure = err instanceof StudioError ? err.code : 'internal';
  deps.store.set({ phase: 'failed', failure, autoplay: null, isShowing: false, scene: EMPTY_SCENE });
  deps.stage()?.cancel();
  deps.parent().tell('error');
}
