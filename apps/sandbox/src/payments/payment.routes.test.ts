import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useSandbox } from '../testing/sandbox-fixture.ts';

const sandbox = useSandbox();

describe('opening a payment', () => {
  test('the merchant gets an address to send the payer to', async () => {
    const { status, json } = await sandbox.order('spei');
    expect(status).toBe(200);
    expect(json).toMatchObject({ state: 'pending', amount: '500.00', currency: 'MXN' });
    expect(json['checkoutUrl']).toBe(`http://pay.test/checkout/${json['id']}?lang=es`);
  });

  test('one reference is one payment, and a reference with another amount is refused', async () => {
    const merchantReference = randomUUID();
    const first = await sandbox.order('spei', { merchantReference });
    const again = await sandbox.order('spei', { merchantReference });
    expect(again.json['id']).toBe(first.json['id']);
    const other = await sandbox.order('spei', { merchantReference, amount: '501.00' });
    expect(other).toEqual({ status: 409, json: { error: 'reference_reused' } });
  });

  test.each([
    ['return_url_not_allowed', { returnUrl: 'http://evil.test/' }],
    ['amount_invalid', { amount: '0.00' }],
    ['amount_invalid', { amount: '1.00001' }],
    ['amount_invalid', { currency: 'XXX' }],
  ])('422 %s', async (error, more) => {
    expect(await sandbox.order('spei', more)).toEqual({ status: 422, json: { error } });
  });

  test('nobody else opens or asks about payments', async () => {
    const open = await sandbox.app.inject({ method: 'POST', url: '/v1/payments', payload: {} });
    const ask = await sandbox.app.inject({ method: 'GET', url: `/v1/payments/${randomUUID()}` });
    expect([open.statusCode, ask.statusCode]).toEqual([401, 401]);
  });
});
