import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { type Answer, call, demoPassword, register, useRooms } from '#testing/rooms.ts';
import { useSandboxProcess } from './testing/sandbox-process.ts';
import { transferVendor, useTransfers } from './testing/transfers-fixture.ts';

/** What happens between the answers of the vendors and the end of the account. */
let meanwhile: () => Promise<unknown> = async () => undefined;
const rooms = useRooms(useTestDatabase(), {
  async moneyAtVendors(owner) {
    const remainder = await vendor.transfers.remainderOf(owner);
    await meanwhile();
    return remainder;
  },
});
const sandbox = useSandboxProcess();
const vendor = useTransfers(rooms, sandbox);
const unit = 10_000n;

afterEach(async () => {
  meanwhile = async () => undefined;
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

test('an account is not closed when its money goes to a vendor just after that has said to have none', async () => {
  const { token, memberId } = await register(rooms, 'a_ultima_hora');
  await rooms.fund(memberId, 10n * unit);
  meanwhile = () => move(memberId, 'in');
  expect(refusalOf(await close(token))).toEqual(atVendor);
});
