import type { FastifyReply, FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import { voiceOf } from '../checkout/words.ts';
import type { App } from '../http/app.ts';
import { createPhoneService, PhoneRefusal } from './phone-service.ts';
import { textsPage } from './texts-page.ts';

/** Where the stand-in lives below the sandbox's address. */
const texts = '/outside/firebase';
/** Where the library of Firebase looks for a stand-in of the service. */
const toolkit = '/identitytoolkit.googleapis.com';

interface PhoneOptions {
  publicUrl: string;
  /** Origins of the sites whose pages may call. */
  returnOrigins: readonly string[];
}

const fieldOf = (body: unknown, name: string): string => {
  const value = (body as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' ? value : '';
};

/** The calls of Firebase Authentication that a log-in by text makes, as its emulator answers them, and the texts to read. */
export function addOutsideTexts(app: App, { publicUrl, returnOrigins }: PhoneOptions, now: () => Date): void {
  const service = createPhoneService(`${publicUrl}${texts}`, now);

  /** Pages of the sites may call from where they are; other pages may not. */
  function allowSites(req: FastifyRequest, reply: FastifyReply): void {
    const { origin } = req.headers;
    reply.header('vary', 'Origin');
    if (origin === undefined || !returnOrigins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-allow-headers', String(req.headers['access-control-request-headers'] ?? ''));
  }

  async function answer(call: string, body: unknown): Promise<object> {
    switch (call) {
      case 'accounts:sendVerificationCode':
        return { sessionInfo: service.send(fieldOf(body, 'phoneNumber')) };
      case 'accounts:signInWithPhoneNumber': {
        const entered = await service.signIn(fieldOf(body, 'sessionInfo'), fieldOf(body, 'code'));
        return { ...entered, refreshToken: 'none', expiresIn: '3600', isNewUser: false };
      }
      case 'accounts:lookup': {
        // Who asks only reads back what the token says; nobody trusts this answer.
        const { sub, phone_number: phoneNumber } = decodeJwt(fieldOf(body, 'idToken'));
        return { users: [{ localId: sub, phoneNumber, providerUserInfo: [{ providerId: 'phone', phoneNumber }] }] };
      }
      default:
        throw new PhoneRefusal('OPERATION_NOT_ALLOWED');
    }
  }

  app.options(`${toolkit}/*`, async (req, reply) => {
    allowSites(req, reply);
    return reply.status(204).send();
  });
  app.get(`${toolkit}/v2/recaptchaConfig`, async (req, reply) => {
    allowSites(req, reply);
    return { recaptchaEnforcementState: [] };
  });
  app.get(`${toolkit}/v1/recaptchaParams`, async (req, reply) => {
    allowSites(req, reply);
    return { recaptchaSiteKey: 'none' };
  });
  app.post<{ Params: { call: string } }>(`${toolkit}/v1/:call`, async (req, reply) => {
    allowSites(req, reply);
    try {
      return await answer(req.params.call, req.body);
    } catch (error) {
      const message = error instanceof PhoneRefusal ? error.message : 'INVALID_ID_TOKEN';
      return reply.status(400).send({ error: { code: 400, message } });
    }
  });
  app.get(`${texts}/jwk`, async () => service.keys());
  app.get(`${texts}/texts`, async (req, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(textsPage(service.texts(), voiceOf(req.headers['accept-language']))),
  );
}
