import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useWallet } from '../testing/wallet-fixture.ts';
import type { LinePayment } from './line-payments.store.ts';
import { statementCsv } from './statement-csv.ts';

const { db } = useTestDatabase();
const fixture = useWallet(db);
const statementUrl = '/wps/v2/wallets/statement';
const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}`;
const at = (number: number) => new Date(`${day(number)}T12:00:00Z`);

async function read<V>(memberId: string, url: string): Promise<V> {
  const { status, json } = await fixture.call('GET', url, memberId);
  expect(status).toBe(200);
  return json.value as V;
}

async function deposit(memberId: string, methodCode: string): Promise<void> {
  const body = { methodCode, amount: '500.00', requestId: randomUUID() };
  const { json } = await fixture.call('POST', '/wps/v2/wallets/deposits', memberId, body);
  const payment = fixture.provider.payments.get((json.value as { id: string }).id);
  await fixture.send({ eventId: randomUUID(), payment: { ...payment, state: 'succeeded' } });
}

async function bet(memberId: string, amount: bigint, roundId: string): Promise<void> {
  const wish = { siteId: fixture.siteId, memberId, vendorCode: 'XOC', gameCode: 'fiesta', roundId };
  const money = { currency: 'MXN', amount };
  const one = { ...wish, txId: randomUUID(), betTxId: '', amount: money };
  expect(await db.transaction().execute((tx) => fixture.wallet.debitForBet(tx, one))).toMatchObject({
    outcome: 'posted',
  });
}

/** 500.00 on the 2nd, a bet of 10.00 on the 3rd and one of 2.50 on the 5th. */
async function player(): Promise<string> {
  const { memberId } = await fixture.member();
  fixture.now = at(2);
  await deposit(memberId, 'spei');
  fixture.now = at(3);
  await bet(memberId, 100_000n, 'r1');
  fixture.now = at(5);
  await bet(memberId, 25_000n, '=cmd()');
  fixture.now = at(6);
  return memberId;
}

describe('a statement', () => {
  test('T024: has every movement with the balance before and after it, and sums that agree', async () => {
    const memberId = await player();
    expect(await read(memberId, `${statementUrl}?from=${day(1)}&to=${day(5)}`)).toMatchObject({
      opening: '0.00',
      credits: '500.00',
      debits: '12.50',
      closing: '487.50',
      totalElements: 3,
      currency: 'MXN',
      content: [
        { type: 'deposit', amount: '500.00', balanceBefore: '0.00', balanceAfter: '500.00' },
        { type: 'bet', amount: '-10.00', balanceBefore: '500.00', balanceAfter: '490.00', reference: 'r1' },
        { type: 'bet', amount: '-2.50', balanceBefore: '490.00', balanceAfter: '487.50' },
      ],
    });
  });

  test('T031: tells what was won or lost in the chosen period, and nothing of other days', async () => {
    const memberId = await player();
    const later = await read<object>(memberId, `${statementUrl}?from=${day(4)}&to=${day(5)}`);
    expect(later).toMatchObject({ opening: '490.00', winLoss: '-2.50', closing: '487.50' });
    expect(later).toMatchObject({ kinds: [{ type: 'bet', amount: '-2.50', entries: 1 }] });
  });

  test('as of a past instant it leaves out what came after', async () => {
    const memberId = await player();
    const then = `asOf=${at(4).toISOString()}`;
    expect(await read(memberId, `${statementUrl}?from=${day(1)}&to=${day(30)}&${then}`)).toMatchObject({
      closing: '490.00',
      winLoss: '-10.00',
      totalElements: 2,
      asOf: at(4).toISOString(),
    });
    const future = `asOf=2027-01-01T00:00:00Z`;
    expect(await read(memberId, `${statementUrl}?${future}`)).toMatchObject({ asOf: at(6).toISOString() });
  });

  test('comes page by page, and of whoever has no money it is all zeros', async () => {
    const memberId = await player();
    const second = await read<{ content: object[] }>(memberId, `${statementUrl}?pageNum=2&pageSize=2`);
    expect(second).toMatchObject({ content: [{ amount: '-2.50' }], totalPages: 2 });
    const { memberId: nobody } = await fixture.member();
    expect(await read(nobody, statementUrl)).toMatchObject({ opening: '0.00', closing: '0.00', content: [] });
    expect(await read(memberId, `${statementUrl}?account=bonus`)).toMatchObject({ closing: '0.00', content: [] });
  });

  async function csvOf(memberId: string, query: string, language: string): Promise<string[]> {
    const headers = { authorization: memberId, language };
    const answer = await fixture.api.inject({ method: 'GET', url: `${statementUrl}/csv?${query}`, headers });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    return answer.body.split('\r\n');
  }

  test('as CSV it has one line for each movement, oldest first, in the words of its reader', async () => {
    const memberId = await player();
    const rows = await csvOf(memberId, `from=${day(1)}`, 'es');
    expect(rows).toHaveLength(5);
    expect(rows[0]).toBe(
      '\uFEFF"Fecha","Movimiento","Monto","Saldo antes","Saldo después","Comisión","Método de pago","Estado","País","Referencia","Autorización","Número de movimiento","Moneda"',
    );
    expect(rows[2]).toMatch(
      /^"2026-11-03T12:00:00\+00:00","Apuesta",-10.00,500.00,490.00,,"","","","r1","","[0-9a-f-]+","MXN"$/,
    );
    const [names, first] = await csvOf(memberId, `from=${day(1)}`, 'ar');
    expect([names, first]).toEqual([expect.stringContaining('"الرصيد قبلها"'), expect.stringContaining('"إيداع"')]);
  });

  test('as CSV it has the movements of one kind alone where one is asked for, and those of its instant', async () => {
    const memberId = await player();
    const kinds = async (query: string) =>
      (await csvOf(memberId, query, 'en')).slice(1, -1).map((row) => row.split(',')[1]);
    expect(await kinds('type=bet')).toEqual(['"Bet"', '"Bet"']);
    expect(await kinds(`type=bet&asOf=${at(4).toISOString()}`)).toEqual(['"Bet"']);
    expect(await kinds(`type=deposit&from=${day(3)}`)).toEqual([]);
  });

  test('T025: as CSV a deposit tells its fee, method, status and the country it was asked for from', async () => {
    const { memberId } = await fixture.member();
    fixture.country = 'MX';
    await deposit(memberId, 'card');
    fixture.country = undefined;
    const rowIn = async (language: string) => (await csvOf(memberId, `from=${day(1)}`, language))[1];
    expect(await rowIn('es')).toContain('487.50,0.00,487.50,12.50,"Tarjeta","Recibido","México","D');
    expect(await rowIn('pt')).toContain('487,50;0,00;487,50;12,50;"Cartão";');
    expect(await rowIn('ar')).toContain('12.50,"بطاقة","مُستلم","المكسيك","D');
  });

  const line = {
    journalId: randomUUID(),
    position: 1,
    kind: 'bet',
    amount: -1n,
    balanceAfter: 0n,
    createdAt: at(1),
    payment: null as LinePayment | null,
  };
  const style = {
    currency: 'MXN',
    timeZone: 'America/Mexico_City',
    language: 'en',
    say: (_: string, key: string) => key,
  };
  const rowOf = (more: Partial<typeof line & { reference: Record<string, string> }>, as: Partial<typeof style> = {}) =>
    statementCsv([{ ...line, reference: {}, ...more }], { ...style, ...as }).split('\r\n')[1];

  test('in CSV a reference is never a formula and never ends its cell', () => {
    expect(rowOf({ reference: { reference: '=cmd()' } })).toContain(`,"'=cmd()",`);
    expect(rowOf({ reference: { reference: 'a","b' } })).toContain(',"a"",""b",');
  });

  test.each([
    ['MXN', 1_299_900n, '129.99'],
    ['MXN', 1_299_968n, '129.9968'],
    ['MXN', -1_000_000n, '-100.00'],
    ['JPY', 1_000_000n, '100'],
    ['JPY', 1_000_001n, '100.0001'],
  ])(
    'in CSV an amount of %s of %s units is %s: in its minor unit, and finer where it is finer',
    (currency, amount, text) => {
      expect(rowOf({ amount, balanceAfter: amount }, { currency })).toContain(`,${text},`);
    },
  );

  test('in CSV a method without a name keeps its code, and a place that is not known is empty', () => {
    const fee = { currency: 'MXN', amount: 0n };
    const payment = { methodCode: 'oxxo', fee, stand: 'done', country: null } as const;
    expect(rowOf({ payment })).toContain(',0.00,"OXXO","stand.done","",');
  });

  test.each([
    ['promo', 'Promotion prize', null, 'torneo', null],
    ['free_rounds', 'Free rounds win', null, 'torneo', null],
    ['jackpot', 'Jackpot win', null, 'torneo', null],
    ['jackpot', 'Jackpot win', { roundId: 'r9', gameCode: 'fiesta' }, 'r9', 'Fiesta'],
  ] as const)('T024: a %s prize is a line called %s (of round %j)', async (kind, name, round, reference, gameName) => {
    const { memberId } = await fixture.member();
    fixture.now = at(2);
    const amount = { currency: 'MXN', amount: 250_000n };
    const who = { siteId: fixture.siteId, memberId, vendorCode: 'XOC', txId: randomUUID() };
    const prize = { ...who, amount, kind, campaign: 'torneo', round };
    await db.transaction().execute((tx) => fixture.wallet.creditPrize(tx, prize));
    const line = { type: 'credit', prize: kind, amount: '25.00', reference };
    expect(await read(memberId, `${statementUrl}?from=${day(1)}`)).toMatchObject({ content: [line], winLoss: '25.00' });
    expect(await read(memberId, '/wps/v2/wallets/transactions?type=credit')).toMatchObject({
      content: [{ ...line, gameName }],
    });
    expect((await csvOf(memberId, `from=${day(1)}&type=credit`, 'en'))[1]).toMatch(
      new RegExp(`^"[^"]+","${name}",25.00,0.00,25.00,,"","","","${reference}",`),
    );
  });

  test('in CSV times are those of the site, a kind without a name is a movement', () => {
    const say = (_: string, key: string) => (key === 'type.other' ? 'Movement' : key);
    expect(rowOf({ kind: 'never_heard_of' }, { say })).toMatch(/^"2026-11-01T06:00:00-06:00","Movement",/);
    expect(rowOf({}, { timeZone: 'Asia/Kolkata' })).toMatch(/^"2026-11-01T17:30:00\+05:30",/);
  });

  test.each([
    ['wallet.period_invalid', `from=${day(5)}&to=${day(1)}`],
    ['request.invalid', 'from=2026-02-30'],
    ['request.invalid', 'asOf=yesterday'],
    ['request.invalid', 'account=house'],
  ])('400 %s for %s', async (errorCode, query) => {
    const { memberId } = await fixture.member();
    for (const url of [statementUrl, `${statementUrl}/csv`]) {
      const refused = { status: 400, json: { errorCode } };
      expect(await fixture.call('GET', `${url}?${query}`, memberId)).toMatchObject(refused);
    }
  });

  test('401 without a session', async () => {
    for (const url of [statementUrl, `${statementUrl}/csv`, '/wps/member/info/funds/consolidated']) {
      expect(await fixture.call('GET', url)).toMatchObject({ status: 401 });
    }
  });
});

test('T032: everything that the member holds, with what they ever paid in less what they took out', async () => {
  const memberId = await player();
  await deposit(memberId, 'card');
  expect(await read(memberId, '/wps/member/info/funds/consolidated')).toMatchObject({
    currency: 'MXN',
    cash: '975.00',
    bonus: '0.00',
    held: '0.00',
    total: '975.00',
    lifetime: { deposited: '987.50', withdrawn: '0.00', netDeposits: '987.50' },
  });
});

test('T032: what vendors hold is part of the whole, and a vendor that does not answer is told, not left out', async () => {
  const memberId = await player();
  await deposit(memberId, 'card');
  const of = (code: string, balance: bigint | null) => {
    return { vendor: { code, name: code, baseUrl: '' }, isOpen: true, balance, pending: [] };
  };
  fixture.vendorHoldings = [of('VOL', 250_000n), of('MAR', null)];
  const funds = await read(memberId, '/wps/member/info/funds/consolidated');
  fixture.vendorHoldings = [];
  expect(funds).toMatchObject({
    total: '975.00',
    vendors: [
      { vassalage: 'VOL', balance: '25.00' },
      { vassalage: 'MAR', balance: null },
    ],
    grandTotal: '1000.00',
    isComplete: false,
  });
});
