/**
 * A settled round as a person checks it: the details that the platform keeps with the bet, as they are, with the server
 * seed that was shown since. What else the details hold (stops, cards, a win, ...) is compared with what comes out.
 */
export type RoundFile = {
  /** The engine, such as `lines5x3`; without it the name inside `rulesVersion` (`lines5x3-1`). */
  readonly game: string;
  readonly serverSeed: string;
  /** What was promised before the round; for a round of a hash chain the seed of the round before it. */
  readonly serverSeedHash: string | undefined;
  readonly context: string;
  /** What was bet: see docs/games.md for each game. */
  readonly bet: Readonly<Record<string, unknown>>;
  /** Everything else, to be compared. */
  readonly stored: Readonly<Record<string, unknown>>;
};

/** Why a file is no round. */
export type RoundFileRefusal = {
  readonly ok: false;
  readonly code: 'verify.malformed' | 'verify.no_server_seed' | 'verify.no_context' | 'verify.no_game';
};

/** Parts of the details that name the round and its rules; they are inputs and not outcomes. */
const INPUTS = new Set([
  'game',
  'serverSeed',
  'serverSeedHash',
  'context',
  'clientSeed',
  'nonce',
  'rulesVersion',
  'bet',
]);
const SEED = /^[0-9a-f]{64}$/i;
const RULES = /^(.+)-\d+$/;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function gameOf({ game, rulesVersion }: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof game === 'string') return game;
  return typeof rulesVersion === 'string' ? RULES.exec(rulesVersion)?.[1] : undefined;
}

/** Reads the parsed JSON of a round. */
export function readRound(json: unknown): { readonly ok: true; readonly round: RoundFile } | RoundFileRefusal {
  if (!isRecord(json)) return { ok: false, code: 'verify.malformed' };
  const { serverSeed, serverSeedHash, context, bet } = json;
  const game = gameOf(json);
  if (typeof serverSeed !== 'string' || !SEED.test(serverSeed)) return { ok: false, code: 'verify.no_server_seed' };
  if (typeof context !== 'string') return { ok: false, code: 'verify.no_context' };
  if (game === undefined) return { ok: false, code: 'verify.no_game' };
  return {
    ok: true,
    round: {
      game,
      serverSeed,
      serverSeedHash: typeof serverSeedHash === 'string' ? serverSeedHash : undefined,
      context,
      bet: isRecord(bet) ? bet : {},
      stored: Object.fromEntries(Object.entries(json).filter(([key]) => !INPUTS.has(key))),
    },
  };
}
