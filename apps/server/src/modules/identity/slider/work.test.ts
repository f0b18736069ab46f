import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { attempt, type Jar, passMinutes, protect, refusalOf } from '#testing/people-at-the-door.ts';
import { call, useRooms } from '#testing/rooms.ts';

const rooms = useRooms(useTestDatabase());
const url = '/wps/captcha/work';
let visitors = 0;
let ip = '';

interface Task {
  challenge: string;
  target: string;
  numberMax: number;
}

beforeEach(async () => {
  visitors += 1;
  ip = `198.18.7.${visitors}`;
  await protect(rooms, { slider: 'always' });
});

const from = (address = ip) => ({ headers: { 'x-forwarded-for': address } });
const fetchTask = async (): Promise<Task> => (await call(rooms, 'GET', url, from())).body.value;

/** What a device does. */
function numberOf({ challenge, target, numberMax }: Task): number {
  for (let number = 0; number <= numberMax; number += 1)
    if (createHash('sha256').update(`${challenge}:${number}`).digest('hex') === target) return number;
  throw new Error('There is no such number');
}
const say = (task: Task, number: number, address = ip) =>
  call(rooms, 'POST', url, { body: { challenge: task.challenge, number }, ...from(address) });

async function worked(): Promise<object> {
  const task = await fetchTask();
  const { validate } = (await say(task, numberOf(task))).body.value as { validate: string };
  return { geetest_challenge: task.challenge, geetest_validate: validate };
}

describe('the work of a device', () => {
  test('stands for a moved piece, once', async () => {
    const more = await worked();
    expect((await attempt(rooms, 'norte_mx', { ip, more })).status).toBe(200);
    expect(refusalOf(await attempt(rooms, 'norte_mx', { ip, more }))).toEqual([403, 'identity.slider_wrong']);
  });

  test('has one try, for two minutes, from one address', async () => {
    const guessed = await fetchTask();
    const right = numberOf(guessed);
    expect(refusalOf(await say(guessed, right + 1))).toEqual([422, 'identity.slider_wrong']);
    expect(refusalOf(await say(guessed, right))).toEqual([422, 'identity.slider_wrong']);
    const stolen = await fetchTask();
    expect(refusalOf(await say(stolen, numberOf(stolen), '198.18.9.6'))[0]).toBe(422);
    const late = await fetchTask();
    passMinutes(rooms, 2);
    expect(refusalOf(await say(late, numberOf(late)))[0]).toBe(422);
  });

  test('is given ten times in ten minutes to one address', async () => {
    for (let count = 0; count < 10; count += 1) await worked();
    expect(refusalOf(await call(rooms, 'GET', url, from()))).toEqual([429, 'request.too_many']);
    passMinutes(rooms, 10);
    expect((await call(rooms, 'GET', url, from())).status).toBe(200);
  });

  test('reads the letters of an image out, and is no moved piece then', async () => {
    await protect(rooms, { slider: 'off', captcha: 'always' });
    const task = await fetchTask();
    const jar: Jar = new Map();
    const body = { challenge: task.challenge, number: numberOf(task) };
    const read = await call(rooms, 'POST', `${url}/letters`, { body, jar, ...from() });
    const { captcha } = read.body.value as { captcha: string };
    expect(captcha).toMatch(/^\w{5}$/);
    expect((await attempt(rooms, 'norte_mx', { ip, jar, more: { captcha } })).status).toBe(200);
    expect(refusalOf(await say(task, numberOf(task)))).toEqual([422, 'identity.slider_wrong']);
  });
});
