import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { loginAnswer } from '../identity.views.ts';
import { answerLogin } from '../login-cookies.ts';
import { originOf } from '../login-origin.ts';
import type { IdentityRoutesDeps } from '../routes/deps.ts';

/** Hands an agent's session over to the portal, which is at another address, so that nobody logs in twice. */
export function addIssueTicket(api: Api, { identity }: IdentityRoutesDeps): void {
  addOperation(api, {
    method: 'POST',
    url: '/wps/v2/session/ticket',
    operationId: 'issueTicket',
    fresh: true,
    tag: 'identity',
    summary: 'A one-time ticket for the agent portal (`?token=`), good for a minute',
    moduleIds: ['COMM3'],
    access: 'agent',
    callsPerMinuteMax: 20,
    refusals: [429],
    value: Type.Object({ ticket: Type.String() }),
    async handle({ caller }) {
      return { ticket: await identity.tickets.handOver(caller) };
    },
  });
}

/** Makes a login of the one-time ticket that came in the address of a page. */
export function addExchangeTicket(api: Api, { sites, identity }: IdentityRoutesDeps): void {
  addOperation(api, {
    method: 'POST',
    url: '/wps/session/exchange',
    operationId: 'exchangeTicket',
    tag: 'identity',
    summary: 'Log in with the one-time ticket of an address (`?token=`)',
    moduleIds: ['COMM3'],
    access: 'public',
    callsPerMinuteMax: 30,
    refusals: [401, 403, 429],
    body: Body({ ticket: Type.String({ minLength: 1, maxLength: 128 }) }),
    value: loginAnswer,
    async handle({ body, req, reply }) {
      const site = await sites.byId(req.site.id);
      const origin = originOf(req);
      const answer = await identity.tickets.exchange(site, body.ticket, { origin, language: req.language });
      return answerLogin({ req, reply, site, origin }, answer);
    },
  });
}
