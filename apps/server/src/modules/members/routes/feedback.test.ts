import { beforeAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useOpsApi } from '#testing/ops-api.ts';
import { type Answer, call, logIn, register, useRooms } from '#testing/rooms.ts';
import { changeSite } from '#testing/site-file.ts';
import { feedbackOpsRoutes } from '../index.ts';

const rooms = useRooms(useTestDatabase());
const ops = useOpsApi(rooms, (siteOf) => [feedbackOpsRoutes({ db: rooms.db, siteOf })]);
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
let address = 0;

beforeAll(() => changeSite(rooms, { on: ['FEEDBACK3'] }));

const give = (body: object, token?: string): Promise<Answer> => {
  address += 1;
  const headers = { 'x-forwarded-for': `203.0.113.${address}` };
  return call(rooms, 'PUT', '/wps/feedback', { body, headers, ...(token === undefined ? {} : { token }) });
};
const refusal = ({ status, body }: Answer) => [status, body.errorCode, body.field];

interface Row {
  id: string;
  account: string | null;
  kind: string;
  content: string;
  pictures: string[];
}
const latest = async (): Promise<Row[]> => {
  const { body } = await ops.call('GET', '/ops/v1/feedback?limit=100');
  return (body.value as { content: Row[] }).content;
};

describe('200', () => {
  test('a visitor tells something, and operators read it', async () => {
    const { status } = await give({ content: '  ¿Habrá más mesas?  ' });
    expect(status).toBe(200);
    const expected = { account: null, kind: 'other', content: '¿Habrá más mesas?', pictures: [] };
    expect((await latest())[0]).toMatchObject(expected);
    await give({ kind: 'game', content: 'Otro tema' });
    expect((await latest())[0]?.kind).toBe('game');
  });

  test('a member sends three pictures, and operators see them', async () => {
    const { token } = await logIn(rooms, 'carla.mendez');
    expect((await give({ content: 'Mira', images: [png, png, png] }, token)).status).toBe(200);
    const [row] = await latest();
    expect([row?.account, row?.pictures.length]).toEqual(['carla.mendez', 3]);
    const kept = await rooms.db
      .selectFrom('upload')
      .select('bytes')
      .where('subject', '=', `feedback:${row?.id}`)
      .execute();
    expect(kept[0]?.bytes.toString('base64')).toBe(png);
    expect((await ops.call('GET', `/ops/v1/feedback/${row?.id}/pictures/${ops.operatorId}`)).status).toBe(404);
  });

  test('140 characters are counted as people see them', async () => {
    expect((await give({ content: '🎲'.repeat(140) })).status).toBe(200);
    expect((await give({ content: '👩‍👩‍👧नी'.repeat(70) })).status).toBe(200);
    expect((await give({ content: '👩‍👩‍👧'.repeat(141) })).status).toBe(400);
  });
});

describe('refusals', () => {
  test.each([
    [{ content: '   ' }, [400, 'field.required', 'content']],
    [{ content: 'a'.repeat(141) }, [400, 'field.too_long', 'content']],
    [{ content: 'Hola', images: [png, png, png, png] }, [400, 'request.invalid', 'images']],
    [{ kind: 'hat', content: 'Hola' }, [400, 'request.invalid', 'kind']],
    [{ content: 'Hola', images: ['<svg>'] }, [400, 'request.invalid', 'images.0']],
    [
      { content: 'Hola', images: [Buffer.from('<svg onload="a()"/>').toString('base64')] },
      [422, 'members.feedback_picture_invalid', 'images'],
    ],
    [{ content: 'Hola', images: [png] }, [401, 'session.required', 'images']],
  ])('%j', async (body, expected) => {
    expect(refusal(await give(body))).toEqual(expected);
  });

  test('nothing of a remark is kept whose pictures are refused', async () => {
    const before = (await latest()).length;
    await give({ content: 'Con foto', images: [png] });
    expect(await latest()).toHaveLength(before);
  });

  test('ten in a day, of many at once too', async () => {
    const { token } = await register(rooms, 'hablador');
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => give({ content: `Idea ${at}` }, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(refusal(await give({ content: 'Otra' }, token))).toEqual([429, 'members.feedback_too_many', null]);
  });

  test('operators only read it, nobody rewrites it', async () => {
    expect((await ops.call('GET', '/ops/v1/feedback', undefined, true)).status).toBe(401);
    await expect(rooms.db.updateTable('feedback').set({ content: 'x' }).execute()).rejects.toThrow(/permission denied/);
  });
});

describe('the account', () => {
  test('a member chooses a drawing among twelve', async () => {
    await changeSite(rooms, { on: ['PROFPIC3'] });
    const { token } = await logIn(rooms, 'carla.mendez');
    const icon = () => call(rooms, 'GET', '/wps/member/info/icon', { token });
    expect((await icon()).body.value).toMatchObject({ choices: expect.arrayContaining(['a1', 'a12']) });
    await call(rooms, 'PUT', '/wps/member/info/icon', { token, body: { avatar: 'a7' } });
    expect((await icon()).body.value).toMatchObject({ avatar: 'a7' });
    expect((await call(rooms, 'GET', '/wps/member/info', { token })).body.value).toMatchObject({ avatar: 'a7' });
    const wrong = await call(rooms, 'PUT', '/wps/member/info/icon', { token, body: { avatar: 'a13' } });
    expect(refusal(wrong)).toEqual([400, 'request.invalid', 'avatar']);
  });

  test('the security page tells what protects it and shows of contacts only the ends', async () => {
    const wanted = { enabled: true, required: false };
    await changeSite(rooms, { registration: { email: wanted, mobileNum: wanted } });
    const contacts = { email: 'segura@correo.mx', mobileNum: '5544443333', countryDialingCode: '52' };
    const { token } = await register(rooms, 'segura', contacts);
    const { body } = await call(rooms, 'GET', '/wps/v2/member/securityConfig', { token });
    expect(body.value).toEqual({
      hasPassword: true,
      passwordIsDefault: false,
      passwordExpiresAt: null,
      hasTransactionPassword: false,
      loginNotices: true,
      mobile: { shown: '+52*****3333', isVerified: false },
      email: { shown: 's***@correo.mx', isVerified: false },
    });
  });
});
