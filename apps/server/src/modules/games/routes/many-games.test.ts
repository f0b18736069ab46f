import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { call, type Rooms, useRooms } from '#testing/rooms.ts';
import type { Database } from '#kernel/database/database.ts';
import type { DB } from '#kernel/database/schema.generated.ts';
import { selectGames } from '../games.store.ts';

const database = useTestDatabase();
const rooms: Rooms = useRooms(database);

async function pageOf(pageNo: number): Promise<{ content: { gameCode: string }[]; totalElements: number }> {
  const url = `/wps/relay/GCSGAME_gameList?gameType=LIVE&pageSize=100&pageNo=${pageNo}`;
  return (await call(rooms, 'GET', url)).body.value;
}

describe('with 5,000 games', () => {
  beforeAll(async () => {
    await sql`
      insert into game (vendor_code, code, game_type, engine, names, folded_names, rtp, volatility, stakes, sort)
      select 'SOL', 'juego-' || n, 'LIVE', 'classic3', jsonb_build_object('es', 'Juego ' || n),
        jsonb_build_object('es', 'juego ' || n), 96, 'medium', '{"MXN": {"min": "1.00", "max": "500.00"}}', n
      from generate_series(1, 5000) n
    `.execute(rooms.db);
    const owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    await owner.query('analyze game, vendor');
    await owner.end();
  });

  test('each is in exactly one page', async () => {
    const pages = await Promise.all([1, 26, 50].map((pageNo) => pageOf(pageNo)));
    expect(pages.map(({ totalElements, content }) => [totalElements, content.length, content[0]?.gameCode])).toEqual([
      [5000, 100, 'juego-1'],
      [5000, 100, 'juego-2501'],
      [5000, 100, 'juego-4901'],
    ]);
  });

  const shelf = {
    vendors: 'all' as const,
    gameTypes: ['LIVE'],
    esportVendors: [],
    cockfightVendors: [],
    currency: 'MXN',
  };
  const view = { language: 'es', offset: 0, limit: 48 };

  test('the first page is read off the index, without sorting, in one statement beside the count', async () => {
    const plans = await plansOf((db) => selectGames(db, { shelf, gameType: 'LIVE' }, view));
    expect(plans.length).toBe(2);
    const page = plans.find((plan) => plan.includes('Limit')) ?? '';
    expect(page).toContain('Index Scan using game_listing');
    expect(page).not.toContain('Sort');
  });

  test('a search reads every game once', async () => {
    const plans = await plansOf((db) => selectGames(db, { shelf, gameType: 'LIVE', search: 'juego 49' }, view));
    expect(plans.map((plan) => plan.match(/ on game\b/g)?.length)).toEqual([1, 1]);
    expect(plans.join('')).not.toContain('SubPlan');
  });
});

/** How PostgreSQL goes about each statement of an act. */
async function plansOf(act: (db: Database) => Promise<unknown>): Promise<string[]> {
  const statements: { sql: string; parameters: readonly unknown[] }[] = [];
  const watched = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log({ query }) {
      statements.push(query);
    },
  });
  await act(watched);
  const explained = statements.map(async ({ sql: text, parameters }) => {
    const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...parameters]);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  return Promise.all(explained);
}
