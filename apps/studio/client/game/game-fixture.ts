import type { Launch } from '../launch.ts';
import { StudioError, type Round, type SessionState, type StudioApi } from '../studio-api.ts';
import { SILENT_AFTER_MS } from './await-outcome.ts';
import { createGame } from './game.ts';
import { createStore } from './game-state.ts';
import { createKeptSession } from './kept-session.ts';
import { createRoundInView } from './round-in-view.ts';

/** A settled round that won nothing, but for what is changed. */
export const round = (change: Partial<Round>): Round => ({
  id: 'r1',
  requestId: 'q1',
  state: 'settled',
  stake: '10.00',
  grantId: null,
  win: '0.00',
  jackpotWin: null,
  jackpot: null,
  draws: [1, 2, 3],
  refusalCode: null,
  balance: '90.00',
  createdAt: '2026-11-21T00:00:00.000Z',
  fairness: { serverSeedHash: 'h', clientSeed: 'c', nonce: 0, context: 'x:c:0', serverSeed: null, rulesVersion: 'r-1' },
  ...change,
});

const session: SessionState & { token: string } = {
  token: 't',
  gameCode: 'rayo-777',
  isDemo: false,
  keepsOwnWallet: false,
  currency: 'MXN',
  lobbyUrl: null,
  stakes: ['1.00', '10.00', '500.00'],
  freeRounds: [],
  jackpot: null,
  balance: '100.00',
  openRound: null,
  rounds: [],
};

/** What the server says to a spin; null where a round in another window goes first. */
type Answer = Round | StudioError | null;

const never = new Promise<void>(() => undefined);

/** A game over a server that gives these answers to spins, one after another. */
export function gameWith(
  answers: (Answer | Promise<Answer>)[],
  opened: Partial<SessionState> = {},
  freeSpins = 0,
  hasStage = true,
  later: Partial<SessionState> = {},
  { stageKnown = Promise.resolve(), waited = Promise.resolve(), silence = never } = {},
) {
  const store = createStore();
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const asked: string[] = [];
  const shown: string[] = [];
  const told: string[] = [];
  const waits: number[] = [];
  const clock = { nowMs: 0 };
  let reads = 0;
  const api: Pick<StudioApi, 'openSession' | 'spin' | 'state' | 'useToken'> = {
    useToken: () => undefined,
    async state() {
      reads += 1;
      return { ...session, ...opened, ...later };
    },
    openSession: async () => ({ ...session, ...opened }),
    async spin({ requestId, stake, grantId }) {
      asked.push([requestId, stake, ...(grantId === null ? [] : [grantId])].join(' '));
      const answer = await answers.shift();
      if (answer === undefined) throw new Error('no answer is left');
      if (answer instanceof StudioError) throw answer;
      return { round: answer };
    },
  };
  const inView = createRoundInView(() => storage);
  const launch: Launch = {
    gameCode: 'rayo-777',
    mode: 'real',
    launchToken: 'l',
    currency: null,
    language: 'es',
    lobbyUrl: null,
  };
  const stage = {
    start: () => void shown.push('start'),
    land: async (draws: readonly number[]) => void shown.push(`land ${draws.join()}`),
    show: (draws: readonly number[] | null) => void shown.push(`show ${String(draws)}`),
    skip: () => void shown.push('skip'),
    skipFeature: () => void shown.push('skip feature'),
    cancel: () => void shown.push('cancel'),
  };
  const game = createGame({
    store,
    api: api as StudioApi,
    launch,
    parent: () => ({ tell: (type, code) => void told.push(code === undefined ? type : `${type} ${code}`) }),
    kit: { rulesVersion: 'r-1', read: () => ({ rows: [], freeSpins, winUnits: 120 }) },
    stage: () => (hasStage ? stage : undefined),
    stageKnown,
    inView,
    kept: createKeptSession(() => storage, launch),
    wait(ms) {
      if (ms === SILENT_AFTER_MS) return silence;
      waits.push(ms);
      return waited;
    },
    now: () => clock.nowMs,
    createId: () => 'q1',
  });
  return { game, store, asked, shown, told, waits, inView, clock, readCount: () => reads };
}
