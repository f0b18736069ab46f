import { cdp } from 'vitest/browser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPasskey, isPasskeyRefusal, proveByPasskey } from './index.ts';

/* A device that exists in the browser alone: it signs for real and asks nobody. */
interface Device {
  send: (method: string, params?: object) => Promise<{ authenticatorId: string }>;
}
const device = () => cdp() as unknown as Device;

const user = { id: 'dXNlci0x', name: 'ana', displayName: 'Ana' };
const creation = (excludeCredentials: object[] = []) => ({
  rp: { id: 'localhost', name: 'Quetzal' },
  user,
  challenge: 'Y2hhbGxlbmdl',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  excludeCredentials,
  timeout: 5000,
});
const request = (id: string) => ({
  challenge: 'b3RoZXI',
  rpId: 'localhost',
  userVerification: 'required',
  allowCredentials: [{ id, type: 'public-key' }],
  timeout: 5000,
});
const reasonOf = (err: unknown) => (isPasskeyRefusal(err) ? err.reason : err);

let authenticatorId = '';
beforeEach(async () => {
  await device().send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  };
  ({ authenticatorId } = await device().send('WebAuthn.addVirtualAuthenticator', { options }));
});
afterEach(async () => {
  await device().send('WebAuthn.disable');
});

test('a device creates a passkey and later proves it', async () => {
  const created = await createPasskey(creation());
  const proven = await proveByPasskey(request(created.id));
  expect(proven.id).toBe(created.id);
  expect(JSON.parse(atob(proven.response.clientDataJSON))).toMatchObject({
    type: 'webauthn.get',
    challenge: 'b3RoZXI',
  });
});

test('a device that holds a passkey of the account already says so', async () => {
  const { id } = await createPasskey(creation());
  const again = createPasskey(creation([{ id, type: 'public-key' }]));
  expect(await again.catch(reasonOf)).toBe('already_there');
});

test('a person who is not recognized by the device has cancelled, as far as a page may know', async () => {
  const { id } = await createPasskey(creation());
  await device().send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  expect(await proveByPasskey(request(id)).catch(reasonOf)).toBe('cancelled');
});

test('options for another host are a failure, not a cancelled question', async () => {
  const elsewhere = { ...creation(), rp: { id: 'example.com', name: 'Elsewhere' } };
  expect(await createPasskey(elsewhere).catch(reasonOf)).toBe('failed');
});
