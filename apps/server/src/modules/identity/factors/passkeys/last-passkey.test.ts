import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAuthenticator } from '#testing/authenticator.ts';
import { useTestDatabase } from '#testing/database.ts';
import { refusal } from '#testing/factors.ts';
import { type Answer, call, demoPassword, register, useRooms } from '#testing/rooms.ts';

const rooms = useRooms(useTestDatabase());
const url = '/wps/v2/member/factors/passkeys';
let number = 0;
let mine: { token: string; memberId: string };

beforeEach(async () => {
  number += 1;
  rooms.time.now = new Date(rooms.time.now.getTime() + 60 * 60_000);
  mine = await register(rooms, `ultima${number}`);
});

const enc = (path: string, body: object): Promise<Answer> =>
  call(rooms, 'POST', path, { token: mine.token, body, encrypted: true });

async function addKey(words: object): Promise<{ id: string; recoveryCodes: string[] }> {
  const options = (await enc(`${url}/options`, words)).body.value as PublicKeyCredentialCreationOptionsJSON;
  const response = createAuthenticator('http://localhost:4100').create(options);
  const added = await call(rooms, 'POST', url, { token: mine.token, body: { name: 'Llave', response } });
  const { passkey, recoveryCodes } = added.body.value as { passkey: { id: string }; recoveryCodes: string[] };
  return { id: passkey.id, recoveryCodes };
}
/** As an account that came in by way of another service and was unlinked from it. */
const forgetPassword = () => rooms.db.deleteFrom('credential').where('member_id', '=', mine.memberId).execute();
const remove = (id: string, answer = '') => enc(`${url}/${id}/removal`, { proof: { method: 'recovery', answer } });
const left = async () => rooms.db.selectFrom('passkey').select('id').where('member_id', '=', mine.memberId).execute();

describe('a passkey that is the only way into an account', () => {
  test('is not taken away, and no code is used up for asking', async () => {
    const { id, recoveryCodes } = await addKey({ password: demoPassword });
    await forgetPassword();
    expect(refusal(await remove(id, recoveryCodes[0]))).toEqual([409, 'identity.passkey_last_way', null]);
    const second = await addKey({ proof: { method: 'recovery', answer: recoveryCodes[0] } });
    expect((await remove(id, recoveryCodes[1])).status).toBe(200);
    expect(await left()).toEqual([{ id: second.id }]);
  });

  test('stays also when both are taken away at once', async () => {
    const { id, recoveryCodes } = await addKey({ password: demoPassword });
    const second = await addKey({ password: demoPassword, proof: { method: 'recovery', answer: recoveryCodes[0] } });
    await forgetPassword();
    const answers = await Promise.all([remove(id, recoveryCodes[1]), remove(second.id, recoveryCodes[2])]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await left()).toHaveLength(1);
  });
});
