import { generateKeyPairSync, randomBytes, randomInt } from 'node:crypto';
import { exportJWK, type JWK, SignJWT } from 'jose';

/** The project under which the platform is known here; the real service hands out its own. */
const projectId = 'quetzal-sandbox';

const codeMsMax = 10 * 60_000;
const triesMax = 5;
const textsMax = 200;
const tokenSeconds = 3_600;
const numberPattern = /^\+[1-9]\d{5,14}$/;

/** A code that would have been texted. */
export interface Text {
  to: string;
  code: string;
  sentAt: Date;
}

interface Session extends Text {
  tries: number;
}

/** What the real service answers to a call that it refuses. */
export class PhoneRefusal extends Error {
  override readonly name = 'PhoneRefusal';
}

/** A stand-in for the service that texts codes and vouches for numbers. It forgets everything when it stops. */
export interface PhoneService {
  /** Public keys that its tokens are signed with. */
  keys(): Promise<{ keys: JWK[] }>;
  /** The newest texts first. */
  texts(): readonly Text[];
  /** "Texts" a code; gives the name of the attempt. Throws PhoneRefusal. */
  send(phoneNumber: string): string;
  /** A token for who has the code; each code counts once. Throws PhoneRefusal. */
  signIn(sessionInfo: string, code: string): Promise<{ idToken: string; localId: string; phoneNumber: string }>;
}

const idOf = (phoneNumber: string): string => `phone-${phoneNumber.slice(1)}`;

/** `issuer` stands in the tokens, and the keys below it. */
export function createPhoneService(issuer: string, now: () => Date): PhoneService {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const kid = randomBytes(6).toString('hex');
  const sessions = new Map<string, Session>();

  function tokenFor(phoneNumber: string): Promise<string> {
    const at = Math.floor(now().getTime() / 1_000);
    return (
      new SignJWT({
        auth_time: at,
        user_id: idOf(phoneNumber),
        phone_number: phoneNumber,
        firebase: { identities: { phone: [phoneNumber] }, sign_in_provider: 'phone' },
      })
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuer(issuer)
        .setAudience(projectId)
        .setSubject(idOf(phoneNumber))
        .setIssuedAt(at)
        .setExpirationTime(at + tokenSeconds)
        // Two tokens of one second differ, as those of the real service do.
        .setJti(randomBytes(12).toString('hex'))
        .sign(privateKey)
    );
  }

  return {
    keys: async () => ({ keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] }),
    texts: () => [...sessions.values()].reverse(),
    send(phoneNumber) {
      if (phoneNumber === '') throw new PhoneRefusal('MISSING_PHONE_NUMBER');
      if (!numberPattern.test(phoneNumber)) throw new PhoneRefusal('INVALID_PHONE_NUMBER');
      const [oldest] = sessions.keys();
      if (sessions.size >= textsMax && oldest !== undefined) sessions.delete(oldest);
      const sessionInfo = randomBytes(24).toString('base64url');
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      sessions.set(sessionInfo, { to: phoneNumber, code, sentAt: now(), tries: 0 });
      return sessionInfo;
    },
    async signIn(sessionInfo, code) {
      const session = sessions.get(sessionInfo);
      if (session === undefined) throw new PhoneRefusal('INVALID_SESSION_INFO');
      if (now().getTime() - session.sentAt.getTime() > codeMsMax) throw new PhoneRefusal('SESSION_EXPIRED');
      session.tries += 1;
      if (session.tries > triesMax) throw new PhoneRefusal('TOO_MANY_ATTEMPTS_TRY_LATER');
      if (code === '') throw new PhoneRefusal('MISSING_CODE');
      if (code !== session.code) throw new PhoneRefusal('INVALID_CODE');
      sessions.delete(sessionInfo);
      return { idToken: await tokenFor(session.to), localId: idOf(session.to), phoneNumber: session.to };
    },
  };
}
