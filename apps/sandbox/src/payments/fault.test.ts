import { beforeEach, describe, expect, test } from 'vitest';
import { useSandbox } from '../testing/sandbox-fixture.ts';

const sandbox = useSandbox();

beforeEach(() => {
  sandbox.told.length = 0;
});

async function open(): Promise<{ id: string; fault: string; page: string }> {
  const { json } = await sandbox.order('spei', { expiresAt: '2026-12-31T00:00:00Z' });
  const id = json['id'] ?? '';
  return { id, fault: `/v1/payments/${id}/fault`, page: `/checkout/${id}` };
}

describe('making one payment go wrong', () => {
  test('by a call: its event then comes so, whoever pays, and those of other payments come at once', async () => {
    const [never, prompt] = [await open(), await open()];
    expect(await sandbox.signed('PUT', never.fault, { behaviour: 'never' })).toMatchObject({ status: 200 });
    await sandbox.submit(`${never.page}/pay`);
    await sandbox.submit(`${prompt.page}/pay`);
    await sandbox.later(3_600);
    expect(sandbox.told).toMatchObject([{ state: 'succeeded', amount: '500.00' }]);
    expect(await sandbox.signed('GET', `/v1/payments/${never.id}`)).toMatchObject({ json: { state: 'succeeded' } });
  });

  test('on the page: the merchant is told of the amount that was paid, twice', async () => {
    const { id, page } = await open();
    await sandbox.submit(`${page}/pay`, { behaviour: 'twice', paidAmount: '499.99' });
    await sandbox.later(0);
    expect(sandbox.told).toMatchObject([
      { state: 'succeeded', amount: '499.99', isSigned: true },
      { state: 'succeeded', amount: '499.99', isSigned: true },
    ]);
    expect(await sandbox.signed('GET', `/v1/payments/${id}`)).toMatchObject({ json: { amount: '499.99' } });
  });

  test('the page shows what was decided, and a later decision takes its place', async () => {
    const { fault, page } = await open();
    await sandbox.signed('PUT', fault, { behaviour: 'late', paidAmount: '1.00' });
    const { body } = await sandbox.app.inject({ method: 'GET', url: `${page}?lang=en` });
    expect(body).toContain('<option value="late" selected>15 seconds late</option>');
    expect(body).toContain('value="1.00"');
    await sandbox.signed('PUT', fault, {});
    await sandbox.submit(`${page}/pay`);
    await sandbox.later(0);
    expect(sandbox.told).toMatchObject([{ amount: '500.00' }]);
  });

  test.each([{ behaviour: 'sometimes' }, { paidAmount: '0.00' }, { paidAmount: '-1.00' }, { paidAmount: 'much' }])(
    '422 for %o, in a call and on the page, and the payment stays open',
    async (wrong) => {
      const { id, fault, page } = await open();
      expect(await sandbox.signed('PUT', fault, wrong)).toEqual({ status: 422, json: { error: 'fault_invalid' } });
      expect(await sandbox.submit(`${page}/pay`, { behaviour: 'prompt', ...wrong })).toMatchObject({ status: 422 });
      expect(await sandbox.signed('GET', `/v1/payments/${id}`)).toMatchObject({ json: { state: 'pending' } });
    },
  );

  test('401 unsigned, 404 for no payment, 409 for one that has ended', async () => {
    const { fault, page } = await open();
    const unsigned = await sandbox.app.inject({ method: 'PUT', url: fault, payload: {} });
    expect(unsigned.statusCode).toBe(401);
    const nobody = '/v1/payments/00000000-0000-4000-8000-000000000000/fault';
    expect(await sandbox.signed('PUT', nobody, {})).toMatchObject({ status: 404 });
    await sandbox.submit(`${page}/pay`);
    expect(await sandbox.signed('PUT', fault, {})).toEqual({ status: 409, json: { error: 'payment_ended' } });
  });
});
