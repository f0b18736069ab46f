import { describe, expect, test } from 'vitest';
import { useSandbox } from '../testing/sandbox-fixture.ts';

const sandbox = useSandbox();
const good = { number: '4242 4242 4242 4242', name: 'Carla', expiry: '12/30', cvc: '123' };

async function open(method: string): Promise<string> {
  return `/checkout/${(await sandbox.order(method)).json['id']}`;
}

const read = async (url: string) => {
  const answer = await sandbox.app.inject({ method: 'GET', url });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers };
};

describe('the hosted page', () => {
  test.each(['spei', 'card', 'cash', 'usdt', 'wallet'])(
    "%s: shows what to pay, in the payer's language",
    async (method) => {
      const { status, text } = await read(`${await open(method)}?lang=pt`);
      expect(status).toBe(200);
      expect(text).toContain('<html lang="pt" dir="ltr"');
      expect(text).toContain('500,00 MXN');
      expect(text).not.toContain('{{');
    },
  );

  test('says until when in the time of whoever pays in its currency, and of no place where that is many', async () => {
    const textOf = async (order: { json: Record<string, unknown> }) =>
      (await read(`/checkout/${String(order.json['id'])}?lang=en`)).text;
    expect(await textOf(await sandbox.order('card'))).toMatch(/Pay before [^<]+ (CST|GMT‑6)/);
    expect(await textOf(await sandbox.order('card', { amount: '50.00', currency: 'USD' }))).toMatch(
      /Pay before [^<]+ UTC/,
    );
  });

  test('Arabic runs from right to left, an unknown language is English', async () => {
    const path = await open('spei');
    expect((await read(`${path}?lang=ar`)).text).toContain('<html lang="ar" dir="rtl"');
    expect((await read(`${path}?lang=xx`)).text).toContain('<html lang="en" dir="ltr"');
  });

  test('runs no script and may be framed by nobody', async () => {
    const { text, headers } = await read(await open('card'));
    expect(text).not.toContain('<script');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test('what a payer typed is shown back as text, never as markup', async () => {
    const { text } = await sandbox.submit(`${await open('card')}/pay`, { ...good, cvc: 'x', name: '"><img src=x>' });
    expect(text).not.toContain('<img');
  });

  test('404 for an address without a payment', async () => {
    expect((await read('/checkout/none')).status).toBe(404);
    expect((await read('/checkout/00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });
});

describe('paying', () => {
  test('sends the payer back to the site, and the page shows the end from then on', async () => {
    const path = await open('spei');
    expect(await sandbox.submit(`${path}/pay?lang=es`)).toMatchObject({
      status: 303,
      location: 'http://player.test/?deposit=1',
    });
    expect((await read(`${path}?lang=es`)).text).toContain('Pago recibido');
    await sandbox.submit(`${path}/decline`);
    expect((await read(`${path}?lang=es`)).text).toContain('Pago recibido');
  });

  test('the page names the bank and the receiver that the site was told', async () => {
    const { json } = await sandbox.order('spei');
    const { bank, beneficiary } = json['instructions'] as unknown as { bank: string; beneficiary: string };
    const { pathname } = new URL(String(json['checkoutUrl']));
    for (const language of ['es', 'en', 'ar']) {
      const { text } = await read(`${pathname}?lang=${language}`);
      expect(text).toContain(bank);
      expect(text).toContain(beneficiary);
    }
  });

  test('a declined payment stays declined', async () => {
    const path = await open('cash');
    await sandbox.submit(`${path}/decline`);
    await sandbox.submit(`${path}/pay`);
    expect((await read(`${path}?lang=en`)).text).toContain('Payment declined');
  });

  test('the two test cards are paid and declined', async () => {
    const [paid, declined] = [await open('card'), await open('card')];
    await sandbox.submit(`${paid}/pay`, good);
    await sandbox.submit(`${declined}/pay`, { ...good, number: '4000000000000002' });
    expect((await read(`${paid}?lang=en`)).text).toContain('Payment received');
    expect((await read(`${declined}?lang=en`)).text).toContain('Payment declined');
  });

  test.each([
    ['number', { number: '1234' }],
    ['name', { name: ' ' }],
    ['expiry', { expiry: '10/26' }],
    ['expiry', { expiry: '13/30' }],
    ['cvc', { cvc: '12' }],
  ])('422 and the field %s marked, for %o', async (field, wrong) => {
    const { status, text } = await sandbox.submit(`${await open('card')}/pay`, { ...good, ...wrong });
    expect(status).toBe(422);
    expect(text).toContain(`id="${field}-problem"`);
  });

  test('a payment whose time is over cannot be made', async () => {
    const path = await open('spei');
    sandbox.now = new Date('2026-11-21T13:00:00Z');
    await sandbox.submit(`${path}/pay`);
    expect((await read(`${path}?lang=en`)).text).toContain('Time is over');
  });
});
