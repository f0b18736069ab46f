import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

function head(major: number, value: number): Buffer {
  const type = major << 5;
  if (value < 24) return Buffer.from([type | value]);
  if (value < 256) return Buffer.from([type | 24, value]);
  return Buffer.from([type | 25, value >> 8, value & 255]);
}

/** The part of CBOR (RFC 8949) that authenticators answer in. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** What a test can make an authenticator do wrong. */
export interface Misdeed {
  origin?: string;
  rpId?: string;
  /** False: nobody showed a finger, face or PIN. */
  isUserVerified?: boolean;
  counter?: number;
  userHandle?: string;
}

interface Key {
  id: Buffer;
  userHandle: string;
  rpId: string;
  privateKey: KeyObject;
  counter: number;
}

/** An authenticator with real keys (ES256): makes passkeys and signs with them as a browser at `origin` would have it do. */
export function createAuthenticator(origin: string) {
  const keys: Key[] = [];

  const clientData = (type: string, challenge: string, misdeed: Misdeed): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: misdeed.origin ?? origin, crossOrigin: false }));

  function authData(key: Key, counter: number, { rpId, isUserVerified = true }: Misdeed, attested?: Buffer): Buffer {
    const flags = 0x01 | (isUserVerified ? 0x04 : 0) | (attested === undefined ? 0 : 0x40);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId ?? key.rpId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  }

  const common = (id: Buffer) =>
    ({
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
    }) as const;

  return {
    keys,
    create(options: PublicKeyCredentialCreationOptionsJSON, misdeed: Misdeed = {}): RegistrationResponseJSON {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const id = randomBytes(32);
      const key = { id, userHandle: options.user.id, rpId: options.rp.id ?? '', privateKey, counter: 1 };
      keys.push(key);
      const coordinates = [x, y].map((part) => Buffer.from(part, 'base64url'));
      const cose = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, coordinates[0] ?? 0],
          [-3, coordinates[1] ?? 0],
        ]),
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(key, key.counter, misdeed, attested)],
      ]);
      return {
        ...common(id),
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, misdeed).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Signs with the latest key that the options allow. */
    sign(options: PublicKeyCredentialRequestOptionsJSON, misdeed: Misdeed = {}): AuthenticationResponseJSON {
      const allowed = options.allowCredentials?.map(({ id }) => id);
      const key = keys.findLast(({ id }) => allowed === undefined || allowed.includes(id.toString('base64url')));
      if (key === undefined) throw new Error('None of these keys is here');
      key.counter = misdeed.counter ?? key.counter + 1;
      const data = authData(key, key.counter, misdeed);
      const client = clientData('webauthn.get', options.challenge, misdeed);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), key.privateKey);
      return {
        ...common(key.id),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: misdeed.userHandle ?? key.userHandle,
        },
      };
    },
  };
}
