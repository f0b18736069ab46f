import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { PasskeyKey } from './passkeys.store.ts';
import type { RelyingParty } from './relying-party.ts';

/** Says whether a challenge was ours, and takes it away. */
export type TakeChallenge = (challenge: string) => Promise<boolean>;

/** EdDSA, ES256 and RS256 (COSE): what every authenticator has one of. */
export const algorithms = [-8, -7, -257] as const;

const transportsKnown: ReadonlySet<string> = new Set([
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
]);

/** A new key whose answer holds: made now, for us, by somebody whom the authenticator knows. Else undefined. */
export async function checkNewKey(
  party: RelyingParty,
  response: RegistrationResponseJSON,
  take: TakeChallenge,
): Promise<
  { rpId: string; credentialId: string; publicKey: Buffer; counter: number; transports: string[] } | undefined
> {
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: take,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...algorithms],
  }).catch(() => undefined);
  if (checked?.verified !== true) return undefined;
  const { credential } = checked.registrationInfo;
  return {
    rpId: party.id,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: (response.response.transports ?? []).filter((transport) => transportsKnown.has(transport)),
  };
}

/** The counter of a signature that holds: of this key, over our challenge, at our address. Else undefined. */
export async function checkSignature(
  party: RelyingParty,
  key: PasskeyKey,
  response: AuthenticationResponseJSON,
  take: TakeChallenge,
): Promise<number | undefined> {
  const { userHandle } = response.response;
  const owner = Buffer.from(key.memberId.replaceAll('-', ''), 'hex').toString('base64url');
  if (userHandle && userHandle !== owner) return undefined;
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: take,
    expectedOrigin: party.origins,
    expectedRPID: party.ids.includes(key.rpId) ? key.rpId : party.id,
    requireUserVerification: true,
    credential: {
      id: key.credentialId,
      publicKey: Uint8Array.from(key.publicKey),
      counter: Number(key.counter),
      transports: key.transports as AuthenticatorTransport[],
    },
  }).catch(() => undefined);
  return checked?.verified === true ? checked.authenticationInfo.newCounter : undefined;
}
