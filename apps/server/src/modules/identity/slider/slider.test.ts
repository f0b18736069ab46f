import { beforeEach, describe, expect, test } from 'vitest';
import { hashSecret } from '#kernel/ids/ids.ts';
import { useTestDatabase } from '#testing/database.ts';
import { attempt, passMinutes, protect, refusalOf } from '#testing/people-at-the-door.ts';
import { type Answer, call, useRooms } from '#testing/rooms.ts';

const rooms = useRooms(useTestDatabase());
let visitors = 0;
let ip = '';
interface Shown {
  challenge: string;
  background: string;
  piece: string;
  pieceTop: number;
}

beforeEach(async () => {
  visitors += 1;
  ip = `198.18.0.${visitors}`;
  await protect(rooms, { slider: 'always' });
});

const newcomer = {
  password: 'plumas-2026',
  confirmPassword: 'plumas-2026',
  birthday: '1990-01-01',
  acceptedTerms: true,
};
const url = '/wps/captcha/geetest';
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const fetchPuzzle = async (): Promise<Shown> => (await call(rooms, 'GET', url, from(ip))).body.value;
const targetOf = async ({ challenge }: Shown): Promise<number> => {
  const row = await rooms.db
    .selectFrom('slider_puzzle')
    .select('target_left')
    .where('challenge_hash', '=', hashSecret(challenge))
    .executeTakeFirstOrThrow();
  return row.target_left;
};
const way = (left: number) =>
  Array.from({ length: 20 }, (_, index) => [index * 50, left * (1 - (1 - index / 19) ** 2), index % 2]);

async function solve(shown: Shown, more: { off?: number; address?: string; trail?: unknown } = {}): Promise<Answer> {
  const { off = 0, address = ip } = more;
  const left = (await targetOf(shown)) + off;
  rooms.time.now = new Date(rooms.time.now.getTime() + 2_000);
  const body = { challenge: shown.challenge, left, trail: more.trail ?? way(left), input: 'pointer' };
  return call(rooms, 'POST', url, { body, ...from(address) });
}

async function solved(): Promise<object> {
  const shown = await fetchPuzzle();
  const { validate } = (await solve(shown)).body.value as { validate: string };
  return { geetest_challenge: shown.challenge, geetest_validate: validate };
}

describe('a puzzle', () => {
  test('is two pictures, and says nothing of where the piece belongs', async () => {
    const shown = await fetchPuzzle();
    expect(shown).toMatchObject({ width: 320, height: 160, pieceWidth: 56, pieceHeight: 56 });
    expect(Object.keys(shown).join()).not.toMatch(/left|target/i);
    for (const picture of [shown.background, shown.piece]) {
      expect(Buffer.from(picture, 'base64').subarray(1, 4).toString()).toBe('PNG');
    }
  });

  test('is solved within six pixels of its place', async () => {
    expect((await solve(await fetchPuzzle(), { off: -6 })).body.value).toEqual({ validate: expect.any(String) });
    expect(refusalOf(await solve(await fetchPuzzle(), { off: 7 }))).toEqual([422, 'identity.slider_wrong']);
  });

  test('has one try', async () => {
    const shown = await fetchPuzzle();
    await solve(shown, { off: 40 });
    expect(refusalOf(await solve(shown))).toEqual([422, 'identity.slider_wrong']);
  });

  test('is not solved by a ruler, from another address, or after two minutes', async () => {
    const shown = await fetchPuzzle();
    const left = await targetOf(shown);
    const ruler = Array.from({ length: 20 }, (_, index) => [index * 50, (left / 19) * index, 0]);
    expect(refusalOf(await solve(shown, { trail: ruler }))[0]).toBe(422);
    expect(refusalOf(await solve(await fetchPuzzle(), { address: '198.18.9.9' }))[0]).toBe(422);
    const late = await fetchPuzzle();
    passMinutes(rooms, 2);
    expect(refusalOf(await solve(late))[0]).toBe(422);
  });

  test('is not shown any more to an address that failed twenty times in ten minutes', async () => {
    for (let count = 0; count < 20; count += 1) await solve(await fetchPuzzle(), { off: 50 });
    expect(refusalOf(await call(rooms, 'GET', url, from(ip)))).toEqual([429, 'request.too_many']);
    passMinutes(rooms, 10);
    expect((await call(rooms, 'GET', url, from(ip))).status).toBe(200);
  });
});

describe('a form', () => {
  test('at login needs the slider first, and each solution counts once', async () => {
    expect(refusalOf(await attempt(rooms, 'norte_mx', { ip }))).toEqual([403, 'identity.slider_required']);
    const more = await solved();
    expect((await attempt(rooms, 'norte_mx', { ip, more })).status).toBe(200);
    expect(refusalOf(await attempt(rooms, 'norte_mx', { ip, more }))).toEqual([403, 'identity.slider_wrong']);
  });

  test('counts no failure while the slider is missing', async () => {
    for (let count = 0; count < 4; count += 1) await attempt(rooms, 'norte_mx', { ip, password: 'no-es-esta' });
    expect((await attempt(rooms, 'norte_mx', { ip, more: await solved() })).status).toBe(200);
  });

  test('with a solution of another address, an old one, or an invented one is refused', async () => {
    const stolen = await solved();
    const elsewhere = await attempt(rooms, 'norte_mx', { ip: '198.18.9.8', more: stolen });
    const late = await solved();
    passMinutes(rooms, 2);
    const answers = [
      elsewhere,
      await attempt(rooms, 'norte_mx', { ip, more: late }),
      await attempt(rooms, 'norte_mx', { ip, more: { geetest_challenge: 'a', geetest_validate: 'b' } }),
    ];
    expect(answers.map(refusalOf)).toEqual(answers.map(() => [403, 'identity.slider_wrong']));
  });

  test('asks on risk only after a failure of the name or the address in the last half hour', async () => {
    await protect(rooms, { slider: 'risk' });
    const name = 'carla.mendez';
    expect((await attempt(rooms, name, { ip })).status).toBe(200);
    await attempt(rooms, name, { ip, password: 'no-es-esta' });
    const required = [403, 'identity.slider_required'];
    expect(refusalOf(await attempt(rooms, name, { ip: '198.18.9.7' }))).toEqual(required);
    expect(refusalOf(await attempt(rooms, 'norte_mx', { ip }))).toEqual(required);
    expect((await attempt(rooms, 'norte_mx', { ip: '198.18.9.7' })).status).toBe(200);
    passMinutes(rooms, 30);
    expect((await attempt(rooms, name, { ip })).status).toBe(200);
  });

  test('that sends a code or opens an account needs it too', async () => {
    const body = { mobileNum: '5512340001', countryDialingCode: '52' };
    const sendCode = (more: object) =>
      call(rooms, 'POST', '/wps/verification/sms/noLogin', { body: { ...body, ...more }, ...from(ip) });
    expect(refusalOf(await sendCode({}))).toEqual([403, 'identity.slider_required']);
    expect((await sendCode(await solved())).status).toBe(200);
    const form = { ...newcomer, username: 'con_prueba' };
    const open = (more: object) =>
      call(rooms, 'PUT', '/wps/member/register', { body: { ...form, ...more }, encrypted: true, ...from(ip) });
    expect(refusalOf(await open({}))).toEqual([403, 'identity.slider_required']);
    expect((await open(await solved())).status).toBe(200);
  });
});
