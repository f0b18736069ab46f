import { createServerTranslator } from '@quetzal/i18n/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { createStatements, statementRoutes } from '#modules/wallet';
import { useTestDatabase } from '#testing/database.ts';
import { useWithdrawals } from '../withdrawals/testing/withdrawals-fixture.ts';

const { db } = useTestDatabase();
const sites = { byId: async () => ({ currency: 'MXN', playerUrl: 'http://player.test', timeZone: 'UTC' }) };
const fixture = useWithdrawals(db, ({ ledger }, clock) => [
  statementRoutes({
    statements: createStatements({ db, clock, ledger, sites }),
    words: createServerTranslator(),
    transfers: { holdingsOf: async () => [] },
    clock,
    sites,
  }),
]);

beforeAll(async () => {
  await db.updateTable('payout_method').set({ fee_fixed: 75_000n }).where('site_id', '=', fixture.siteId).execute();
});

interface Line {
  type: string;
  payment: object | null;
}

async function linesOf(memberId: string): Promise<Line[]> {
  const { value } = await fixture.get('/wps/v2/wallets/statement', memberId);
  return (value as { content: Line[] }).content;
}

async function ask(country: string | undefined) {
  const member = await fixture.richMember();
  fixture.country = country;
  const { value } = await fixture.ask(member);
  fixture.country = undefined;
  return { memberId: member.memberId, id: (value as { id: string }).id };
}

describe('T025: the line of a withdrawal', () => {
  test('tells its method, fee and the country it was asked for from, and where it stands by now', async () => {
    const { memberId, id } = await ask('BR');
    const payment = { methodCode: 'spei', fee: '7.50', country: 'BR' };
    const latest = async () => (await linesOf(memberId)).at(-1);
    expect(await latest()).toMatchObject({ type: 'withdrawal', payment: { ...payment, stand: 'review' } });
    await fixture.withdrawals.approve({ siteId: fixture.siteId, operatorId: fixture.operatorId }, id);
    expect(await latest()).toMatchObject({ type: 'withdrawal', payment: { ...payment, stand: 'processing' } });
    await fixture.tell(id, 'paid');
    expect(await latest()).toMatchObject({ type: 'withdrawal', payment: { ...payment, stand: 'awaiting' } });
  });

  test('and that of its money coming back cost nothing', async () => {
    const { memberId, id } = await ask(undefined);
    const reason = 'Not in your name';
    await fixture.withdrawals.reject({ siteId: fixture.siteId, operatorId: fixture.operatorId }, id, reason);
    const [asked, back] = (await linesOf(memberId)).slice(-2);
    const payment = { methodCode: 'spei', fee: '0.00', stand: 'rejected', country: null };
    expect([asked, back]).toMatchObject([
      { type: 'withdrawal', payment },
      { type: 'hold_void', payment },
    ]);
  });
});

test('a line that belongs to no payment has none', async () => {
  const { memberId } = await ask(undefined);
  expect((await linesOf(memberId))[0]).toMatchObject({ payment: null });
});
