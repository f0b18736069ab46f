import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { type Answer, call, demoPassword, register, useRooms } from '#testing/rooms.ts';
import { useSandboxProcess } from './testing/sandbox-process.ts';
import { transferVendor, useTransfers } from './testing/transfers-fixture.ts';

const rooms = useRooms(useTestDatabase(), { moneyAtVendors: (owner) => vendor.transfers.remainderOf(owner) });
const sandbox = useSandboxProcess();
const vendor = useTransfers(rooms, sandbox);
const unit = 10_000n;

afterEach(async () => {
  await vendor.fail('none');
});

const close = (token: string): Promise<Answer> =>
  call(rooms, 'POST', '/wps/v2/member/closure', { token, body: { password: demoPassword }, encrypted: true });
const refusalOf = ({ status, body }: Answer) => [status, body.errorCode];
const move = (memberId: string, direction: 'in' | 'out') =>
  vendor.transfers.transfer(
    { siteId: rooms.siteId, memberId, isTrial: false },
    { vendorCode: transferVendor, direction, amount: '10.00', requestId: randomUUID() },
  );
const atVendor = [409, 'members.money_at_vendor'];

test('an account is not closed while a vendor has money of it, or does not say whether', async () => {
  const { token, memberId } = await register(rooms, 'deja_dinero');
  await rooms.fund(memberId, 10n * unit);
  await move(memberId, 'in');
  expect(refusalOf(await close(token))).toEqual(atVendor);
  await vendor.fail('down');
  expect(refusalOf(await close(token))).toEqual(atVendor);
  await vendor.fail('none');
  await move(memberId, 'out');
  expect(refusalOf(await close(token))).toEqual([409, 'members.money_left']);
});

test('who never moved money to a vendor leaves although that does not answer', async () => {
  const { token } = await register(rooms, 'nunca_movio');
  await vendor.fail('down');
  expect((await close(token)).status).toBe(200);
});
