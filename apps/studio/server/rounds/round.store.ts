import { sql, type Selectable, type Updateable } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import type { RoundState, RoundTable } from '../database/tables.ts';

/** A round with the seeds that decide it. */
export type Round = Omit<Selectable<RoundTable>, 'stake' | 'win' | JackpotColumn> & {
  readonly stake: bigint;
  readonly win: bigint | null;
  readonly server_seed: string;
  readonly server_seed_hash: string;
  readonly client_seed: string;
  readonly seed_state: 'next' | 'active' | 'retired';
  /** Its part in a pot; null when it took none. */
  readonly jackpot: JackpotPart | null;
};
type JackpotColumn = Extract<keyof RoundTable, `jackpot_${string}`>;

/** A round's part in a pot; `play` is its place among the plays of the pot. */
export type JackpotPart = {
  readonly rules: string;
  readonly play: bigint;
  readonly words: number;
  readonly u52: bigint;
  readonly win: bigint;
};

export type RoundResult = { readonly draws: readonly number[]; readonly winUnits: number; readonly win: bigint };

const rounds = (db: Db | Tx) =>
  db
    .selectFrom('round')
    .innerJoin('seed_pair', 'seed_pair.id', 'round.seed_pair_id')
    .selectAll('round')
    .select([
      'seed_pair.server_seed',
      'seed_pair.server_seed_hash',
      'seed_pair.client_seed',
      'seed_pair.state as seed_state',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof rounds>['executeTakeFirstOrThrow']>>;

const toRound = (row: Row): Round => ({
  ...row,
  client_seed: row.client_seed ?? '',
  stake: BigInt(row.stake),
  win: row.win === null ? null : BigInt(row.win),
  jackpot: jackpotOf(row),
});

function jackpotOf(row: Row): JackpotPart | null {
  const { jackpot_rules: rules, jackpot_words: words } = row;
  if (rules === null || words === null) return null;
  const [play, u52, win] = [row.jackpot_play, row.jackpot_chance, row.jackpot_win].map((value) => BigInt(value ?? 0));
  return { rules, words, play: play ?? 0n, u52: u52 ?? 0n, win: win ?? 0n };
}

async function first(query: ReturnType<typeof rounds>): Promise<Round | undefined> {
  const row = await query.executeTakeFirst();
  return row === undefined ? undefined : toRound(row);
}

export const findRound = (db: Db | Tx, id: string) => first(rounds(db).where('round.id', '=', id));

export const findRoundByRequest = (db: Db | Tx, playerId: string, requestId: string) =>
  first(rounds(db).where('round.player_id', '=', playerId).where('round.request_id', '=', requestId));

/** The round of this player that the platform has not acknowledged yet. There is at most one. */
export const findOpenRound = (db: Db | Tx, playerId: string) =>
  first(rounds(db).where('round.player_id', '=', playerId).where('round.retry_at', 'is not', null));

export async function listRecentRounds(db: Db, playerId: string, gameCode: string, count: number): Promise<Round[]> {
  const rows = await rounds(db)
    .where('round.player_id', '=', playerId)
    .where('round.game_code', '=', gameCode)
    .orderBy('round.created_at', 'desc')
    .limit(count)
    .execute();
  return rows.map(toRound);
}

export type NewRound = {
  readonly id: string;
  readonly requestId: string;
  readonly playerId: string;
  readonly sessionId: string;
  readonly gameCode: string;
  readonly stake: bigint;
  readonly grantId: string | null;
  readonly seedPairId: string;
  readonly nonce: number;
  readonly rulesVersion: string;
  /** Whose money it is played with; the platform's when it is left out. */
  readonly wallet?: 'platform' | 'own';
  readonly now: Date;
} & (
  | { readonly state: 'debiting'; readonly retryAt: Date }
  | { readonly state: 'settled'; readonly result: RoundResult; readonly balanceAfter: string }
  | { readonly state: 'refused'; readonly refusalCode: string; readonly balanceAfter: string }
);

export async function insertRound(tx: Tx, round: NewRound): Promise<void> {
  const settled = round.state === 'settled' ? round : undefined;
  await tx
    .insertInto('round')
    .values({
      id: round.id,
      request_id: round.requestId,
      player_id: round.playerId,
      session_id: round.sessionId,
      game_code: round.gameCode,
      stake: round.stake,
      grant_id: round.grantId,
      seed_pair_id: round.seedPairId,
      nonce: round.nonce,
      state: round.state,
      draws: settled === undefined ? null : [...settled.result.draws],
      win_units: settled?.result.winUnits ?? null,
      win: settled?.result.win ?? null,
      rules_version: round.rulesVersion,
      refusal_code: round.state === 'refused' ? round.refusalCode : null,
      balance_after: round.state === 'debiting' ? null : round.balanceAfter,
      wallet: round.wallet ?? 'platform',
      retry_at: round.state === 'debiting' ? round.retryAt : null,
      created_at: round.now,
      ended_at: round.state === 'debiting' ? null : round.now,
    })
    .execute();
}

/** Moves a round on, only from the state that the caller saw; false when someone else was faster. */
async function move(db: Db | Tx, id: string, from: RoundState, values: Updateable<RoundTable>) {
  const moved = await db
    .updateTable('round')
    .set(values)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return moved.numUpdatedRows === 1n;
}

export async function acceptBet(
  db: Db | Tx,
  id: string,
  result: RoundResult,
  balance: string,
  retryAt: Date,
): Promise<boolean> {
  return move(db, id, 'debiting', {
    state: 'settling',
    draws: [...result.draws],
    win_units: result.winUnits,
    win: result.win,
    balance_after: balance,
    retry_at: retryAt,
  });
}

/** Writes down the part of a round in its pot. */
export async function keepJackpotPart(tx: Tx, id: string, part: JackpotPart): Promise<void> {
  const { rules, play, words, u52, win } = part;
  await tx
    .updateTable('round')
    .set({
      jackpot_rules: rules,
      jackpot_play: play,
      jackpot_words: words,
      jackpot_chance: u52,
      jackpot_win: win,
    })
    .where('id', '=', id)
    .execute();
}

export const refuseBet = (db: Db, id: string, code: string, balance: string | null, now: Date) =>
  move(db, id, 'debiting', {
    state: 'refused',
    refusal_code: code,
    balance_after: balance,
    retry_at: null,
    ended_at: now,
  });

export const startRollback = (db: Db, id: string, retryAt: Date) =>
  move(db, id, 'debiting', { state: 'rolling_back', retry_at: retryAt });

/** Ends a round that the platform has acknowledged; `win` is what it paid, where that is not what was asked. */
export const endRound = (
  db: Db,
  id: string,
  from: 'settling' | 'rolling_back',
  { balance, now, ...paid }: { balance: string | null; win?: bigint; now: Date },
) =>
  move(db, id, from, {
    ...paid,
    state: from === 'settling' ? 'settled' : 'rolled_back',
    retry_at: null,
    ended_at: now,
    ...(balance === null ? {} : { balance_after: balance }),
  });

/** Counts a failed attempt and says when the next one is due. */
export async function postpone(db: Db, id: string, retryAt: Date): Promise<void> {
  await db
    .updateTable('round')
    .set((round) => ({ attempts: round('attempts', '+', 1), retry_at: retryAt }))
    .where('id', '=', id)
    .where('retry_at', 'is not', null)
    .execute();
}

/** Takes due rounds for this process until `leaseUntil`; other processes take others. */
export async function claimDueRounds(db: Db, now: Date, leaseUntil: Date, count: number): Promise<string[]> {
  const claimed = await db
    .updateTable('round')
    .set({ retry_at: leaseUntil })
    .where('id', 'in', (query) =>
      query
        .selectFrom('round')
        .select('id')
        .where('retry_at', '<=', now)
        .orderBy('retry_at')
        .limit(count)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  return claimed.map((row) => row.id);
}

/** Whether the database answers. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
