import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { thirdPartyCall, type ThirdPartyRoutesDeps, thirdPartyUrl } from './deps.ts';
import { putFlow, takeFlow } from './flow-cookie.ts';

const params = Type.Object({ provider: Type.String({ pattern: '^[a-z]{2,20}$' }) });

/** Sends the browser on. What it is sent with stands in the address: no page in between may keep or pass it. */
function goTo(reply: FastifyReply, url: string): null {
  reply.code(302).header('location', url).header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  return null;
}

/** The providers of the site. */
export function addListProviders(api: Api, { sites, thirdParty }: ThirdPartyRoutesDeps): void {
  addOperation(api, {
    ...thirdPartyCall,
    method: 'GET',
    url: thirdPartyUrl,
    operationId: 'listThirdParties',
    summary: 'Outside accounts that one can come in with',
    access: 'public',
    value: Type.Object({ providers: Type.Array(Type.Object({ provider: Type.String(), name: Type.String() })) }),
    handle: async ({ req }) => ({ providers: thirdParty.offered(await sites.byId(req.site.id)) }),
  });
}

/** To the provider and back: both are pages to a browser, so both answer with a redirection. */
export function addSignIn(api: Api, { sites, thirdParty }: ThirdPartyRoutesDeps): void {
  const common = { ...thirdPartyCall, method: 'GET', access: 'public', enveloped: false, value: Type.Null() } as const;
  addOperation(api, {
    ...common,
    url: `${thirdPartyUrl}/:provider/start`,
    operationId: 'startThirdParty',
    summary: 'Go to the provider (302); only from the player site',
    refusals: [404, 503],
    params,
    query: Type.Object({
      side: Type.Optional(Type.Literal('member')),
      redirect: Type.Optional(Type.String({ maxLength: 512, description: 'Path to go on to after the login' })),
    }),
    async handle({ params: { provider }, query, req, reply }) {
      const site = await sites.byId(req.site.id);
      const { url, cookie } = await thirdParty.depart(site, provider, { redirect: query.redirect });
      putFlow(reply, site, cookie);
      return goTo(reply, url);
    },
  });
  addOperation(api, {
    ...common,
    url: `${thirdPartyUrl}/:provider/callback`,
    operationId: 'finishThirdParty',
    summary: 'Come back from the provider (302 to a page of the player site)',
    refusals: [404],
    params,
    async handle({ params: { provider }, req, reply }) {
      const site = await sites.byId(req.site.id);
      const cookie = takeFlow(req, reply, site);
      const path = await thirdParty.arrive(site, provider, { url: req.url, cookie });
      return goTo(reply, `${site.playerUrl}${path}`);
    },
  });
}

/** What the provider told of somebody who fills in the form. */
export function addGetNewcomer(api: Api, { sites, newcomers }: ThirdPartyRoutesDeps): void {
  addOperation(api, {
    ...thirdPartyCall,
    method: 'GET',
    url: `${thirdPartyUrl}/registration`,
    operationId: 'getThirdPartyNewcomer',
    summary: 'What the provider told of a newcomer',
    access: 'public',
    refusals: [404],
    query: Type.Object({ ticket: Type.String({ minLength: 1, maxLength: 128 }) }),
    value: Type.Object({
      provider: Type.String(),
      email: Type.Union([Type.String(), Type.Null()]),
      isEmailVerified: Type.Boolean(),
      name: Type.Union([Type.String(), Type.Null()]),
    }),
    handle: async ({ query, req }) => newcomers.read(await sites.byId(req.site.id), query.ticket),
  });
}
