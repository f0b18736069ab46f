import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Provider, { interactionPolicy, type JWK } from 'oidc-provider';
import { clientId, type OutsideAccountsOptions, type Person } from './outside-accounts.model.ts';

const { base, Check } = interactionPolicy;
const minuteSeconds = 60;

/** Where the stand-in for Google lives below the sandbox's address. */
export const googlePath = '/outside/google';

/** What the screen does with a visitor who came from the platform. */
export interface GoogleStandIn {
  /** Everything of the protocol; `req.url` begins behind `googlePath`. */
  answer(req: IncomingMessage, res: ServerResponse): void;
  /** Whether a visitor is under way; throws when not. */
  assertVisitor(req: IncomingMessage, res: ServerResponse): Promise<void>;
  /** Sends the visitor on: as somebody, or as who said no. */
  finish(req: IncomingMessage, res: ServerResponse, person: Person | undefined): Promise<void>;
}

/** Who one is, is asked each time: people try the product as one person after another. */
function policy() {
  const prompts = base();
  prompts
    .get('login')
    ?.checks.add(
      new Check('choice', 'the visitor says who they are', 'login_required', (ctx) =>
        ctx.oidc.result?.login === undefined ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
      ),
    );
  return prompts;
}

/** A certified implementation of OpenID Connect that forgets everybody when it stops. */
export function createGoogleStandIn({ publicUrl, returnOrigins, secrets }: OutsideAccountsOptions): GoogleStandIn {
  const people = new Map<string, Person>();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = {
    ...privateKey.export({ format: 'jwk' }),
    kid: randomBytes(6).toString('hex'),
    alg: 'RS256',
    use: 'sig',
  };
  const redirectUris = returnOrigins.map((origin) => `${origin}/wps/v2/session/third-party/google/callback`);
  const provider = new Provider(`${publicUrl}${googlePath}`, {
    clients: [{ client_id: clientId, client_secret: secrets.google, redirect_uris: redirectUris }],
    jwks: { keys: [key as JWK] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As the real one does: the address stands in the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    ttl: {
      AccessToken: 10 * minuteSeconds,
      Grant: 10 * minuteSeconds,
      IdToken: 10 * minuteSeconds,
      Interaction: 30 * minuteSeconds,
      Session: 30 * minuteSeconds,
    },
    interactions: { policy: policy(), url: (_ctx, { uid }) => `${googlePath}/interaction/${uid}` },
    findAccount: (_ctx, sub) => {
      const person = people.get(sub);
      if (person === undefined) return undefined;
      const { name, email, isEmailVerified } = person;
      return { accountId: sub, claims: () => ({ sub, name, email, email_verified: isEmailVerified }) };
    },
  });
  const answer = provider.callback();

  return {
    answer: (req, res) => void answer(req, res),
    assertVisitor: async (req, res) => void (await provider.interactionDetails(req, res)),
    async finish(req, res, person) {
      if (person === undefined) {
        const error = { error: 'access_denied', error_description: 'The visitor said no' };
        return provider.interactionFinished(req, res, error);
      }
      people.set(person.id, person);
      const grant = new provider.Grant({ accountId: person.id, clientId });
      grant.addOIDCScope('openid email profile');
      const consent = { grantId: await grant.save() };
      return provider.interactionFinished(req, res, { login: { accountId: person.id }, consent });
    },
  };
}
