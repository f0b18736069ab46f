import { beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { attempt, type Jar, passMinutes, protect, refusalOf } from '#testing/people-at-the-door.ts';
import { type Answer, call, useRooms } from '#testing/rooms.ts';
import { changeSite } from '#testing/site-file.ts';
import { drawCaptcha } from './draw-captcha.ts';

const drawn: string[] = [];
const rooms = useRooms(useTestDatabase(), {
  // The real one draws; this only looks over its shoulder.
  drawCaptcha: (answer) => {
    drawn.push(answer);
    return drawCaptcha(answer);
  },
});
let visitors = 0;
let ip = '';
let jar: Jar;

beforeEach(async () => {
  visitors += 1;
  ip = `198.19.0.${visitors}`;
  jar = new Map();
  await protect(rooms, { slider: 'off', captcha: 'always' });
});

const fetchImage = (address = ip): Promise<Answer> =>
  call(rooms, 'GET', '/wps/captcha', { jar, headers: { 'x-forwarded-for': address } });
/** What the last image says. */
const letters = (): string => drawn.at(-1) ?? '';
const enter = (captcha: string | undefined): Promise<Answer> =>
  attempt(rooms, 'norte_mx', { ip, jar, more: { captcha } });

describe('an image', () => {
  test('is a PNG of five letters that are in no cookie and in no row', async () => {
    const { body } = await fetchImage();
    expect(
      Buffer.from(body.value as string, 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    expect(letters()).toMatch(/^[A-Z37]{5}$/);
    const rows = await rooms.db.selectFrom('captcha_image').selectAll().execute();
    expect(JSON.stringify([...jar, ...rows])).not.toContain(letters());
  });

  test('comes once a second for a visitor, known by cookie or by address', async () => {
    await fetchImage();
    expect(refusalOf(await fetchImage())).toEqual([429, 'identity.captcha_too_soon']);
    jar.clear();
    expect(refusalOf(await fetchImage())).toEqual([429, 'identity.captcha_too_soon']);
    expect((await fetchImage('198.19.9.9')).status).toBe(200);
    rooms.time.now = new Date(rooms.time.now.getTime() + 1_000);
    expect((await fetchImage()).status).toBe(200);
  });

  test('is not there where the site has it switched off', async () => {
    await changeSite(rooms, { off: ['CAPTCHA3'] });
    expect(refusalOf(await fetchImage())).toEqual([403, 'function.not.available']);
    expect((await enter(undefined)).status).toBe(200);
  });
});

describe('a login', () => {
  test('asks for the letters, whatever their case, and each image counts once', async () => {
    expect([...refusalOf(await enter(undefined)), (await enter('')).body.field]).toEqual([
      403,
      'identity.captcha_required',
      'captcha',
    ]);
    await fetchImage();
    expect((await enter(` ${letters().toLowerCase()}`)).status).toBe(200);
    expect(refusalOf(await enter(letters()))).toEqual([403, 'identity.captcha_wrong']);
  });

  test('with wrong letters uses the image up', async () => {
    await fetchImage();
    const right = letters();
    expect(refusalOf(await enter('QQQQQ'))).toEqual([403, 'identity.captcha_wrong']);
    expect(refusalOf(await enter(right))).toEqual([403, 'identity.captcha_wrong']);
  });

  test('with the letters of somebody else’s image, or after five minutes, is refused', async () => {
    await fetchImage();
    const answers = [await attempt(rooms, 'norte_mx', { ip, more: { captcha: letters() } })];
    passMinutes(rooms, 5);
    answers.push(await enter(letters()));
    expect(answers.map(refusalOf)).toEqual(answers.map(() => [403, 'identity.captcha_wrong']));
  });

  test('on risk asks after a failure: alike for a name that nobody has', async () => {
    await protect(rooms, { captcha: 'risk' });
    for (const [name, from, other] of [
      ['norte_mx', '198.19.1.1', '198.19.1.2'],
      ['nadie.hay', '198.19.1.3', '198.19.1.4'],
    ] as const) {
      expect(refusalOf(await attempt(rooms, name, { ip: from, password: 'no-es-esta' }))[0]).toBe(401);
      const next = await attempt(rooms, name, { ip: other, password: 'no-es-esta' });
      expect(refusalOf(next)).toEqual([403, 'identity.captcha_required']);
    }
  });
});

test('a registration asks for the letters where the form has the field', async () => {
  await protect(rooms, { captcha: 'off' });
  await changeSite(rooms, { registration: { captcha: { enabled: true, required: true } } });
  await fetchImage();
  const form = {
    username: 'con_letras',
    password: 'plumas-2026',
    confirmPassword: 'plumas-2026',
    birthday: '1990-01-01',
    acceptedTerms: true,
  };
  const send = (captcha: string | undefined) =>
    call(rooms, 'PUT', '/wps/member/register', { body: { ...form, captcha }, encrypted: true, jar });
  expect(refusalOf(await send(undefined))).toEqual([403, 'identity.captcha_required']);
  expect((await send(letters())).status).toBe(200);
});
