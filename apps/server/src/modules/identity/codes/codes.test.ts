import { beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { type Answer, call, useRooms } from '#testing/rooms.ts';
import { codeIn } from '#testing/outbox.ts';

const rooms = useRooms(useTestDatabase());
let number = 0;
let mobileNum = '';

beforeEach(async () => {
  mobileNum = `55${String((number += 1)).padStart(8, '0')}`;
  rooms.time.now = new Date(rooms.time.now.getTime() + 3 * 60 * 60_000);
  const site = await rooms.sites.byId(rooms.siteId);
  const modules = [...new Set([...site.modules, 'VERIFICATION3', 'MOBILENUMREG3'])];
  await rooms.db.updateTable('site').set({ modules }).where('id', '=', rooms.siteId).execute();
  await rooms.sites.setStatus(rooms.siteId, 0);
});

const countryDialingCode = '52';
const to = (): string => `+52${mobileNum}`;
const ask = (more: { mobileNo?: string; ip?: string; countryDialingCode?: string } = {}): Promise<Answer> => {
  const { ip = '203.0.113.5', ...rest } = more;
  const body = { mobileNo: mobileNum, countryDialingCode, ...rest };
  const headers = { 'x-forwarded-for': ip, moduleid: 'MOBILENUMREG3' };
  return call(rooms, 'POST', '/wps/verification/sms/register', { body, headers });
};
const askToLogIn = (more: object = {}): Promise<Answer> =>
  call(rooms, 'POST', '/wps/verification/sms/noLogin', { body: { mobileNum, countryDialingCode, ...more } });

type Purpose = Parameters<typeof rooms.codes.redeem>[0]['purpose'];
async function redeem(code: string, more: { purpose?: Purpose; to?: string } = {}): Promise<string> {
  const target = { site: { id: rooms.siteId }, purpose: 'register', channel: 'sms', to: to(), ...more } as const;
  try {
    await rooms.codes.redeem(target, code);
    return 'redeemed';
  } catch (error) {
    return (error as { code: string }).code;
  }
}
const wait = (seconds: number): void => {
  rooms.time.now = new Date(rooms.time.now.getTime() + seconds * 1_000);
};
const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('200', () => {
  test('a code of six digits comes by text, and the answer says how long it is good for', async () => {
    const { status, body } = await ask();
    expect([status, body.value]).toEqual([200, { expiredMinutes: 3 }]);
    expect(await codeIn(rooms, to())).toMatch(/^\d{6}$/);
  });

  test('it counts once', async () => {
    await ask();
    const code = await codeIn(rooms, to());
    const answers = await Promise.all([redeem(code), redeem(code), redeem(code)]);
    expect(answers.toSorted()).toEqual(['identity.code_expired', 'identity.code_expired', 'redeemed']);
  });

  test('it counts for its number and its purpose only', async () => {
    await ask();
    const code = await codeIn(rooms, to());
    expect(await redeem(code, { purpose: 'password' })).toBe('identity.code_expired');
    expect(await redeem(code, { to: '+525599999999' })).toBe('identity.code_expired');
    expect(await redeem(code)).toBe('redeemed');
  });

  test('it is nowhere in the database as it is', async () => {
    await ask();
    const code = await codeIn(rooms, to());
    const rows = await rooms.db.selectFrom('verification_code').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(mobileNum);
  });

  test('the next one makes the one before worthless', async () => {
    await ask();
    const first = await codeIn(rooms, to());
    wait(181);
    await ask();
    const second = await codeIn(rooms, to());
    expect(await redeem(first === second ? other(first) : first)).toBe('identity.code_wrong');
    expect(await redeem(second)).toBe('redeemed');
  });

  test('a login code for a number that nobody has gets the same answer and sends nothing', async () => {
    const { status, body } = await askToLogIn();
    expect([status, body.value]).toEqual([200, { expiredMinutes: 3 }]);
    const rows = await rooms.messages.latest(rooms.siteId, 1);
    expect(rows[0]).toMatchObject({ to: to(), state: 'withheld' });
    expect((await askToLogIn()).body.errorCode).toBe('identity.code_too_soon');
  });
});

describe('422', () => {
  test('the fifth wrong code says that another one is needed; the right one is worth nothing then, and that is reported', async () => {
    await ask();
    const code = await codeIn(rooms, to());
    for (let tries = 1; tries < 5; tries += 1) expect(await redeem(other(code))).toBe('identity.code_wrong');
    expect(await redeem(other(code))).toBe('identity.code_tries_over');
    expect(await redeem(code)).toBe('identity.code_tries_over');
    const reported = rooms.db.selectFrom('event_report').select('action').where('component', '=', 'identity.codes');
    expect(await reported.execute()).toContainEqual({ action: 'tries_over' });
  });

  test('many at once get no more than five tries', async () => {
    await ask();
    const code = await codeIn(rooms, to());
    const answers = await Promise.all(Array.from({ length: 12 }, () => redeem(other(code))));
    expect(answers.filter((answer) => answer === 'identity.code_wrong')).toHaveLength(4);
    expect(answers.filter((answer) => answer === 'identity.code_tries_over')).toHaveLength(8);
  });

  test('after three minutes it is no longer valid', async () => {
    await ask();
    const code = await codeIn(rooms, to());
    wait(180);
    expect(await redeem(code)).toBe('identity.code_expired');
  });

  test.each([{ mobileNo: '12' }, { mobileNo: 'abc' }, { countryDialingCode: '999' }])(
    '%j is no number',
    async (more) => {
      const { status, body } = await ask(more);
      expect([status, body.errorCode, body.field]).toEqual([422, 'identity.mobile_invalid', 'mobileNum']);
    },
  );
});

describe('429', () => {
  test('while one counts down no other can be had, also of many who ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask()));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429, 429, 429]);
    wait(60);
    const { body } = await ask();
    expect([body.errorCode, body.params]).toEqual(['identity.code_too_soon', { seconds: 120 }]);
  });

  test('a number gets ten codes in a day', async () => {
    for (let count = 0; count < 10; count += 1) {
      expect((await ask({ ip: `203.0.113.${count + 10}` })).status).toBe(200);
      wait(181);
    }
    expect((await ask({ ip: '203.0.113.99' })).body.errorCode).toBe('identity.codes_too_many');
  });

  test('an address gets thirty codes in an hour, whatever the numbers', async () => {
    const from = (count: number) => ask({ ip: '198.51.100.7', mobileNo: `66${String(count).padStart(8, '0')}` });
    const answers: Answer[] = [];
    for (let count = 0; count < 20; count += 1) answers.push(await from(count));
    for (let count = 0; count < 11; count += 1) {
      const target = { site: { id: rooms.siteId }, purpose: 'register', channel: 'sms' } as const;
      const wish = { ...target, to: `+5277${String(count).padStart(8, '0')}`, language: 'es', ip: '198.51.100.7' };
      await rooms.codes.issue(wish).catch((error: { code: string }) => answers.push({ body: error } as never));
    }
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.at(-1)?.body).toMatchObject({ code: 'identity.codes_too_many' });
  });
});

describe('403', () => {
  test('a site that sends no codes says so', async () => {
    const site = await rooms.sites.byId(rooms.siteId);
    const modules = [...site.modules].filter((module) => !['REGMOBVERF3', 'MOBILENUMREG3'].includes(module));
    await rooms.db.updateTable('site').set({ modules }).where('id', '=', rooms.siteId).execute();
    await rooms.sites.setStatus(rooms.siteId, 0);
    const answer = await ask();
    expect([answer.status, answer.body.errorCode]).toEqual([403, 'function.not.available']);
  });
});
