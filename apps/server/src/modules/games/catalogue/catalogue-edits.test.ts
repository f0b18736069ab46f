import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { logIn, useRooms } from '#testing/rooms.ts';
import { bet, betBody, launchTokenFor, sit } from '#testing/vendor-client.ts';
import { createCatalogueEdits } from './catalogue-edits.ts';
import { readGames } from './read-games.ts';

const rooms = useRooms(useTestDatabase());
const edits = () => createCatalogueEdits(rooms);
const by = { actorId: 'ana', isTrial: false };
const trial = { actorId: 'ana', isTrial: true };

const acme = { code: 'ACME', name: 'Ácme', baseUrl: 'https://games.acme.example' };
const gamesOf = (...more: object[]) =>
  readGames(
    JSON.stringify(
      more.map((one) => ({
        vendorCode: 'ACME',
        code: 'zorro',
        gameType: 'FISH',
        names: { es: 'Zorro', en: 'Fox' },
        rtp: '96.20',
        volatility: 'medium',
        stakes: { MXN: { min: '1.00', max: '200.00' } },
        ...one,
      })),
    ),
  );
const eventsAbout = (subject: string) =>
  rooms.db
    .selectFrom('event_report')
    .select(['component', 'action', 'actor_id', 'before', 'after'])
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();

describe('a vendor', () => {
  test('is tried out, put in, and changed, each time with an event', async () => {
    expect(await edits().saveVendor(acme, trial)).toMatchObject({ subject: 'vendor:ACME', isNew: true });
    expect(await eventsAbout('vendor:ACME')).toEqual([]);
    expect(await edits().saveVendor(acme, by)).toMatchObject({ isNew: true });
    expect(rooms.events.published).toContainEqual({ name: 'catalogue.changed', payload: {} });
    expect(await edits().saveVendor(acme, by)).toBeUndefined();
    const moved = { ...acme, baseUrl: 'https://acme.example', enabled: false };
    const changes = {
      baseUrl: { before: acme.baseUrl, after: 'https://acme.example' },
      enabled: { before: true, after: false },
    };
    expect(await edits().saveVendor(moved, by)).toEqual({ subject: 'vendor:ACME', isNew: false, changes });
    // What is not said stays.
    expect(await edits().saveVendor({ ...acme, baseUrl: 'https://acme.example' }, by)).toBeUndefined();
    expect(await edits().saveVendor({ ...acme, enabled: true, walletKind: 'single' }, by)).toMatchObject({
      isNew: false,
    });
    expect(await eventsAbout('vendor:ACME')).toMatchObject([
      { component: 'games.catalogue', action: 'added', actor_id: 'ana', before: null, after: { name: 'Ácme' } },
      { action: 'changed', before: { enabled: true }, after: { enabled: false } },
      { action: 'changed' },
    ]);
  });
});

describe('games', () => {
  test('are put in and changed; what says the same changes nothing', async () => {
    const games = gamesOf({}, { code: 'lobo', sort: 5 });
    expect((await edits().saveGames(games, trial)).map(({ subject }) => subject)).toEqual([
      'game:ACME/zorro',
      'game:ACME/lobo',
    ]);
    expect(await rooms.games.byKey(rooms.db, { vendorCode: 'ACME', gameCode: 'zorro' })).toBeUndefined();
    expect(await edits().saveGames(games, by)).toHaveLength(2);
    expect(await rooms.games.byKey(rooms.db, { vendorCode: 'ACME', gameCode: 'zorro' })).toMatchObject({
      names: { es: 'Zorro', en: 'Fox' },
      enabled: true,
      vendor: { name: 'Ácme', baseUrl: acme.baseUrl },
    });
    expect(await edits().saveGames(games, by)).toEqual([]);
    const wider = { MXN: { min: '1.00', max: '500.00' } };
    expect(await edits().saveGames(gamesOf({ stakes: wider, hot: true }, { code: 'lobo', sort: 5 }), by)).toEqual([
      {
        subject: 'game:ACME/zorro',
        isNew: false,
        changes: {
          stakes: { before: { MXN: { min: '1.00', max: '200.00' } }, after: wider },
          hot: { before: false, after: true },
        },
      },
    ]);
    expect((await eventsAbout('game:ACME/zorro')).map(({ action }) => action)).toEqual(['added', 'changed']);
    const vendor = (await edits().vendors()).find(({ code }) => code === 'ACME');
    expect(vendor).toMatchObject({ games: 2, gameTypes: ['FISH'] });
  });

  test('of a vendor that is not there are refused, and none of the file is put in', async () => {
    const games = gamesOf({ code: 'puma' }, { vendorCode: 'NADIE' });
    await expect(edits().saveGames(games, by)).rejects.toThrow('[1].vendorCode: there is no vendor NADIE');
    expect(await rooms.games.byKey(rooms.db, { vendorCode: 'ACME', gameCode: 'puma' })).toBeUndefined();
  });

  test('of a vendor that signs can be opened and played', async () => {
    const stakes = { MXN: { min: '1.00', max: '50.00' } };
    await edits().saveGames(gamesOf({ vendorCode: 'SOL', code: 'puma-nueva', gameType: 'RNG', stakes }), by);
    const { token, memberId } = await logIn(rooms, 'carla.mendez');
    await rooms.fund(memberId, 1_000_000n);
    expect(await launchTokenFor(rooms, token, 'puma-nueva')).not.toBe('');
    const seat = await sit(rooms, 'carla.mendez', 'puma-nueva');
    const body = betBody(seat, { gameCode: 'puma-nueva' });
    expect(await bet(rooms, body)).toMatchObject({ status: 'OK', balance: '90.00' });
    expect(await bet(rooms, betBody(seat, { gameCode: 'puma-nueva', amount: '51.00' }))).toMatchObject({
      status: 'LIMIT_REACHED',
    });
  });
});
