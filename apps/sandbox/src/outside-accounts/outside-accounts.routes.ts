import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../http/app.ts';
import { voiceOf } from '../checkout/words.ts';
import { createFacebookStandIn, facebookPath } from './facebook.ts';
import { createGoogleStandIn, googlePath } from './google.ts';
import type { OutsideAccountsOptions } from './outside-accounts.model.ts';
import { readPerson } from './person.ts';
import { type Screen, screenPage } from './screen.ts';

const formOf = (body: unknown): URLSearchParams => new URLSearchParams((body ?? {}) as Record<string, string>);
const queryOf = (req: FastifyRequest): URLSearchParams => new URL(req.url, 'http://own.invalid').searchParams;

function show(req: FastifyRequest, reply: FastifyReply, screen: Omit<Screen, 'voice'>): FastifyReply {
  const voice = voiceOf(req.headers['accept-language']);
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(screenPage({ ...screen, voice }));
}

/** The stand-in for Google: its screen, and the protocol around it. */
export function addGoogle(app: App, options: OutsideAccountsOptions): void {
  const google = createGoogleStandIn(options);
  const screen = (url: string, isWrong: boolean) =>
    ({ company: 'google', action: url, saysVerified: true, isWrong }) as const;

  app.get(`${googlePath}/interaction/:uid`, async (req, reply) => {
    await google.assertVisitor(req.raw, reply.raw);
    return show(req, reply, screen(req.url, false));
  });
  app.post(`${googlePath}/interaction/:uid`, async (req, reply) => {
    const form = formOf(req.body);
    const person = readPerson(form);
    const isCancelled = form.get('choice') === 'cancel';
    if (person === undefined && !isCancelled) return show(req, reply, screen(req.url, true));
    reply.hijack();
    await google.finish(req.raw, reply.raw, isCancelled ? undefined : person);
    return reply;
  });
  // The protocol reads its bodies itself.
  void app.register((room, _options, done) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser('*', (_req, _payload, parsed) => parsed(null));
    room.all(`${googlePath}/*`, (req, reply) => {
      reply.hijack();
      const raw = req.raw as typeof req.raw & { originalUrl?: string };
      raw.originalUrl = raw.url ?? '';
      raw.url = raw.originalUrl.slice(googlePath.length);
      google.answer(raw, reply.raw);
    });
    done();
  });
}

/** The stand-in for Facebook: its dialog, its tokens, and who they belong to. */
export function addFacebook(app: App, options: OutsideAccountsOptions, now: () => Date): void {
  const facebook = createFacebookStandIn(options, now);
  const refuse = (reply: FastifyReply, message: string) =>
    reply.status(400).send({ error: { message, type: 'OAuthException', code: 100 } });
  const screen = (query: URLSearchParams, isWrong: boolean) => {
    const action = `${facebookPath}/dialog/oauth?${query.toString()}`;
    return { company: 'facebook', action, saysVerified: false, isWrong } as const;
  };

  app.get(`${facebookPath}/dialog/oauth`, async (req, reply) => {
    const query = queryOf(req);
    return facebook.read(query) ? show(req, reply, screen(query, false)) : refuse(reply, 'Unknown app or address');
  });
  app.post(`${facebookPath}/dialog/oauth`, async (req, reply) => {
    const query = queryOf(req);
    const request = facebook.read(query);
    if (request === undefined) return refuse(reply, 'Unknown app or address');
    const form = formOf(req.body);
    const person = readPerson(form);
    const isCancelled = form.get('choice') === 'cancel';
    if (person === undefined && !isCancelled) return show(req, reply, screen(query, true));
    return reply.redirect(facebook.finish(request, isCancelled ? undefined : person), 303);
  });
  app.post(`${facebookPath}/oauth/access_token`, async (req, reply) => {
    const token = facebook.redeem(formOf(req.body));
    if (token === undefined) return refuse(reply, 'Invalid verification code');
    return { access_token: token, token_type: 'bearer', expires_in: 3_600 };
  });
  app.get(`${facebookPath}/me`, async (req, reply) => {
    const token = req.headers.authorization?.replace('Bearer ', '') ?? '';
    const person = facebook.personOf(token, queryOf(req).get('appsecret_proof') ?? '');
    return person ? { id: person.id, name: person.name, email: person.email } : refuse(reply, 'Invalid proof');
  });
}
