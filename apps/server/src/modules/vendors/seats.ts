import type pg from 'pg';
import { createBatcher } from '#kernel/batching/batcher.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import {
  type GameTable,
  type SeatedPlayer,
  type SeatKey,
  selectPlayers,
  selectTables,
  type TableKey,
} from './seats.store.ts';

/**
 * A player, once seated, changes seldom, and each has a row of their own to read. What may be staked at a game an
 * operator can change at any time, and it is nowhere looked at but here.
 */
const playerAgeMaxMs = 60_000;
const tableAgeMaxMs = 10_000;
const seatsMax = 50_000;

/** Who sits where. */
export interface Seat {
  player: SeatedPlayer;
  table: GameTable;
  /** True the first time that the seat is found after its player was read: about once a minute, while they play. */
  isFirst: boolean;
}

/** Who sits where, as it was a moment ago. What a bet depends on is looked at once more where it is taken. */
export interface Seats {
  /** The seat of a session: its player as they were a minute ago at most, the game as it was ten seconds ago at most. */
  find(key: SeatKey): Promise<Seat | undefined>;
  /** Forgets a seat that turned out not to be as remembered. */
  forget(key: SeatKey): void;
}

/** A game that players sit at, with what was read of it last. */
interface KnownTable {
  key: TableKey;
  found: Promise<GameTable | undefined>;
  readAtMs: number;
}

/** A player at their game, as they were read. */
interface Seated {
  player: SeatedPlayer;
  at: KnownTable;
  readAtMs: number;
  ageMaxMs: number;
}

/** Between half of the greatest age and all of it, by the session: who came together is not read again together. */
const ageMaxOf = (tokenHash: string): number =>
  playerAgeMaxMs * (0.5 + Number.parseInt(tokenHash.slice(0, 4), 16) / 0x20_000);

const never = Number.NEGATIVE_INFINITY;

/** An empty memory of seats. */
export function createSeats(deps: { lookups: pg.Pool; clock: Clock }): Seats {
  const { lookups, clock } = deps;
  // By the token alone: a name made of both would have to be put together for each bet.
  const seated = new Map<string, Seated>();
  const tables = new Map<string, KnownTable>();
  const readPlayer = createBatcher<SeatKey, SeatedPlayer | undefined>({
    run: (keys) => selectPlayers(lookups, keys),
    parallelMax: 2,
    batchMax: 256,
  });
  const readTable = createBatcher<TableKey, GameTable | undefined>({
    run: (keys) => selectTables(lookups, keys),
    parallelMax: 1,
    batchMax: 256,
  });

  function tableOf({ siteId, vendorCode, gameCode }: TableKey): KnownTable {
    const name = `${siteId}/${vendorCode}/${gameCode}`;
    const known = tables.get(name) ?? {
      key: { siteId, vendorCode, gameCode },
      found: Promise.resolve(undefined),
      readAtMs: never,
    };
    tables.set(name, known);
    return known;
  }

  async function sit(key: SeatKey, nowMs: number): Promise<Seated | undefined> {
    const player = await readPlayer(key);
    if (player === undefined) {
      seated.delete(key.tokenHash);
      return undefined;
    }
    const seat = { player, at: tableOf(player), readAtMs: nowMs, ageMaxMs: ageMaxOf(key.tokenHash) };
    if (seated.size >= seatsMax) seated.clear();
    seated.set(key.tokenHash, seat);
    return seat;
  }

  /** The game as it is; all who sit at it wait for one answer. */
  function look(at: KnownTable, nowMs: number): Promise<GameTable | undefined> {
    at.readAtMs = nowMs;
    at.found = readTable(at.key);
    at.found.catch(() => {
      at.readAtMs = never;
    });
    return at.found;
  }

  return {
    async find(key) {
      const nowMs = clock.now().getTime();
      const isFresh = (readAtMs: number, ageMaxMs: number) => Math.abs(nowMs - readAtMs) < ageMaxMs;
      const known = seated.get(key.tokenHash);
      const isTheirs = known?.player.vendorCode === key.vendorCode && isFresh(known.readAtMs, known.ageMaxMs);
      const seat = isTheirs ? known : await sit(key, nowMs);
      if (seat === undefined) return undefined;
      const { player, at } = seat;
      const table = await (isFresh(at.readAtMs, tableAgeMaxMs) ? at.found : look(at, nowMs));
      return table === undefined ? undefined : { player, table, isFirst: !isTheirs };
    },
    forget({ tokenHash }) {
      const at = seated.get(tokenHash)?.at;
      if (at !== undefined) at.readAtMs = never;
      seated.delete(tokenHash);
    },
  };
}
