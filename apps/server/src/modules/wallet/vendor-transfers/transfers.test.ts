import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { call, register, useRooms } from '#testing/rooms.ts';
import { useSandboxProcess } from './testing/sandbox-process.ts';
import { transferVendor, useTransfers, wish } from './testing/transfers-fixture.ts';

const rooms = useRooms(useTestDatabase());
const sandbox = useSandboxProcess();
const vendor = useTransfers(rooms, sandbox);
const unit = 10_000n;
const minuteMs = 60_000;

afterEach(async () => {
  await vendor.fail('none');
});

const holds = async (memberId: string) => {
  const { cash, held } = await rooms.wallet.balanceOf(rooms.db, memberId, 'MXN');
  return { cash, held };
};
const walletsOf = (token: string) => vendor.get(token, '/wps/relay/GCS_merchantWallet');
const eventsOf = async (id: string) =>
  rooms.db.selectFrom('event_report').select('action').where('subject', '=', `vendor_transfer:${id}`).execute();

describe('moving money to a vendor and back', () => {
  test('takes it from cash, is at the vendor, comes back, and both are in the event report', async () => {
    const { token, memberId } = await vendor.member(50n * unit);
    const went = await vendor.move(token, wish({ amount: '30.00' }));
    expect(went.body.value).toMatchObject({ state: 'done', direction: 'in', amount: '30.00', vassalage: 'SOL' });
    expect(await holds(memberId)).toEqual({ cash: 20n * unit, held: 0n });
    expect((await walletsOf(token)).body.value).toMatchObject({
      isSingle: false,
      wallets: [{ vassalage: transferVendor, name: 'Solaris', isOpen: true, balance: '30.00', pending: [] }],
    });
    const came = await vendor.move(token, wish({ direction: 'out', amount: '12.50' }));
    expect(came.body.value).toMatchObject({ state: 'done' });
    expect(await holds(memberId)).toEqual({ cash: 325_000n, held: 0n });
    expect(await vendor.atVendor(memberId)).toBe('17.50');
    const { id } = came.body.value as { id: string };
    expect(await eventsOf(id)).toEqual([{ action: 'done' }]);
  });

  test('the same request moves once, also when it is sent at once, and is refused with another content', async () => {
    const { token, memberId } = await vendor.member(50n * unit);
    const wanted = wish();
    await Promise.all([vendor.move(token, wanted), vendor.move(token, wanted), vendor.move(token, wanted)]);
    expect((await vendor.move(token, wanted)).body.value).toMatchObject({ state: 'done' });
    expect(await vendor.atVendor(memberId)).toBe('10.00');
    expect(await holds(memberId)).toEqual({ cash: 40n * unit, held: 0n });
    const other = await vendor.move(token, { ...wanted, amount: '11.00' });
    expect(other).toMatchObject({ status: 409, body: { errorCode: 'wallet.transfer_request_id_reused' } });
  });

  test('more than there is is refused: here before the vendor hears of it, and there by the vendor', async () => {
    const { token, memberId } = await vendor.member(5n * unit);
    const poor = await vendor.move(token, wish());
    expect(poor).toMatchObject({ status: 422, body: { errorCode: 'wallet.insufficient_funds' } });
    const back = await vendor.move(token, wish({ direction: 'out' }));
    expect(back.body.value).toMatchObject({ state: 'refused' });
    expect(await holds(memberId)).toEqual({ cash: 5n * unit, held: 0n });
  });

  test('restricted credit cannot be moved', async () => {
    const { token, memberId } = await vendor.member(0n);
    const amount = { currency: 'MXN', amount: 50n * unit };
    const expiresAt = new Date(rooms.time.now.getTime() + 3_600_000);
    const grant = { id: randomUUID(), memberId, amount, reason: 'Test', expiresAt, wagerTimes: 1 };
    await rooms.db.transaction().execute((tx) => rooms.bonuses.grantBonus(tx, grant));
    expect((await vendor.move(token, wish())).body.errorCode).toBe('wallet.insufficient_funds');
  });

  test.each([
    ['an unknown vendor', { vassalage: 'NOPE' }, 404, 'wallet.vendor_wallet_unknown'],
    ['a vendor without wallets of its own', { vassalage: 'XOC' }, 404, 'wallet.vendor_wallet_unknown'],
    ['nothing', { amount: '0.00' }, 400, 'wallet.amount_malformed'],
    ['a negative amount', { amount: '-1.00' }, 400, 'wallet.amount_malformed'],
    ['no direction', { direction: 'away' }, 400, 'request.invalid'],
  ])('%s is refused and nothing moves', async (_name, more, status, errorCode) => {
    const { token, memberId } = await vendor.member(50n * unit);
    expect(await vendor.move(token, wish(more))).toMatchObject({ status, body: { errorCode } });
    expect(await holds(memberId)).toEqual({ cash: 50n * unit, held: 0n });
  });

  test('to a vendor that is closed is refused, and what is there still comes back', async () => {
    const { token, memberId } = await vendor.member(50n * unit);
    await vendor.move(token, wish());
    const enable = (enabled: boolean) =>
      rooms.db.updateTable('vendor').set({ enabled }).where('code', '=', transferVendor).execute();
    await enable(false);
    const refused = await vendor.move(token, wish());
    const back = await vendor.move(token, wish({ direction: 'out' }));
    await enable(true);
    expect(refused).toMatchObject({ status: 404, body: { errorCode: 'wallet.vendor_wallet_unknown' } });
    expect(back.body.value).toMatchObject({ state: 'done' });
    expect(await holds(memberId)).toEqual({ cash: 50n * unit, held: 0n });
  });

  test('to a vendor whose games the site does not offer is refused; its wallet is shown to who has money there', async () => {
    const [rich, other] = [await vendor.member(50n * unit), await vendor.member(50n * unit)];
    await vendor.move(rich.token, wish());
    const site = await rooms.sites.byId(rooms.siteId);
    const offer = (vendors: 'all' | string[]) => {
      const catalogue = { ...site.settings.catalogue, vendors };
      return rooms.sites.save({ ...site, modules: [...site.modules], settings: { ...site.settings, catalogue } });
    };
    await offer(['XOC']);
    const refused = await vendor.move(rich.token, wish());
    const [shown, hidden] = [await walletsOf(rich.token), await walletsOf(other.token)];
    const back = await vendor.move(rich.token, wish({ direction: 'out' }));
    await offer(site.settings.catalogue.vendors);
    expect(refused).toMatchObject({ status: 404, body: { errorCode: 'wallet.vendor_wallet_unknown' } });
    expect(shown.body.value).toMatchObject({ wallets: [{ vassalage: 'SOL', isOpen: false, balance: '10.00' }] });
    expect(hidden.body.value).toMatchObject({ isSingle: true, wallets: [] });
    expect(back.body.value).toMatchObject({ state: 'done' });
    expect(await holds(rich.memberId)).toEqual({ cash: 50n * unit, held: 0n });
  });

  test('of a member under limits about bets moves only back: nothing could hold them there', async () => {
    const { token, memberId } = await vendor.member(50n * unit);
    await vendor.move(token, wish());
    await rooms.limits.set(memberId, 'loss_day', '100');
    const refused = await vendor.move(token, wish());
    expect(refused).toMatchObject({ status: 403, body: { errorCode: 'limits.transfer_unwatched' } });
    expect((await vendor.move(token, wish({ direction: 'out' }))).body.value).toMatchObject({ state: 'done' });
    expect(await holds(memberId)).toEqual({ cash: 50n * unit, held: 0n });
  });

  test('its games open like all others, at its own address', async () => {
    const { token } = await register(rooms, 'cartera_juego');
    const url = `/wps/game/launchGame?vassalage=${transferVendor}&gameCode=frutas-electricas`;
    const { body } = await call(rooms, 'GET', url, { token });
    const { content } = body.value as { content: { game_url: string } };
    expect(content.game_url).toMatch(`${sandbox.url}/play/frutas-electricas?token=`);
  });

  test('nobody else can: 401', async () => {
    expect((await vendor.move('nobody', wish())).status).toBe(401);
    expect((await walletsOf('nobody')).status).toBe(401);
  });
});

describe('when nobody can say what became of a transfer', () => {
  test.each([
    ['unheard', 'in', 'done'],
    ['slow', 'in', 'done'],
    ['lost', 'in', 'refused'],
    ['down', 'in', 'refused'],
    ['unheard', 'out', 'done'],
    ['lost', 'out', 'refused'],
  ] as const)('%s, %s: it waits, is asked about, and ends as the vendor says: %s', async (fault, direction, end) => {
    const { token, memberId } = await vendor.member(50n * unit);
    await vendor.move(token, wish({ amount: '20.00' }));
    await vendor.fail(fault);
    const asked = wish({ direction, amount: '5.00' });
    const answer = await vendor.move(token, asked);
    expect(answer).toMatchObject({ status: 200, body: { value: { state: 'pending' } } });
    const onItsWay = direction === 'in' ? { cash: 25n * unit, held: 5n * unit } : { cash: 30n * unit, held: 0n };
    expect(await holds(memberId)).toEqual(onItsWay);
    await vendor.fail('none');
    await vendor.later(minuteMs - 1);
    expect(await holds(memberId)).toEqual(onItsWay);
    await vendor.later(1);
    expect((await vendor.move(token, asked)).body.value).toMatchObject({ state: end });
    const moved = end === 'refused' ? 0n : direction === 'in' ? 5n : -5n;
    expect(await holds(memberId)).toEqual({ cash: (30n - moved) * unit, held: 0n });
    expect(await vendor.atVendor(memberId)).toBe(`${20n + moved}.00`);
  });

  test('a vendor that stays away is asked again later, and meanwhile the wallet says that it does not know', async () => {
    const { token, memberId } = await vendor.member(50n * unit);
    await vendor.fail('down');
    await vendor.move(token, wish());
    await vendor.later(minuteMs);
    expect((await walletsOf(token)).body.value).toMatchObject({
      wallets: [{ balance: null, pending: [{ state: 'pending', amount: '10.00' }] }],
    });
    await vendor.fail('none');
    await vendor.later(2 * minuteMs);
    expect(await holds(memberId)).toEqual({ cash: 50n * unit, held: 0n });
    expect((await walletsOf(token)).body.value).toMatchObject({ wallets: [{ balance: '0.00', pending: [] }] });
  });

  test('a call that arrives after the transfer was closed moves nothing', async () => {
    const { token, memberId } = await vendor.member(50n * unit);
    await vendor.fail('lost');
    const { id } = (await vendor.move(token, wish())).body.value as { id: string };
    await vendor.fail('none');
    await vendor.later(minuteMs);
    const order = { transferId: id, playerRef: memberId, currency: 'MXN', direction: 'in', amount: '10.00' };
    const late = await sandbox.call('POST', '/v1/game-wallets/transfers', order);
    expect(late).toMatchObject({ state: 'refused' });
    expect(await vendor.atVendor(memberId)).toBe('0.00');
  });
});
