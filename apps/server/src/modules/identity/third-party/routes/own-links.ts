import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body, Instant } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { ownerWords } from '../../factors/routes/factors.wire.ts';
import { thirdPartyCall, type ThirdPartyRoutesDeps } from './deps.ts';
import { putFlow } from './flow-cookie.ts';

const url = '/wps/v2/member/third-party';
const params = Type.Object({ provider: Type.String({ pattern: '^[a-z]{2,20}$' }) });
const InstantOrNull = Type.Union([Instant, Type.Null()]);

/** The outside accounts of a member. */
export function addOwnLinks(api: Api, { sites, thirdParty, links }: ThirdPartyRoutesDeps): void {
  addOperation(api, {
    ...thirdPartyCall,
    method: 'GET',
    url,
    operationId: 'getOwnThirdParties',
    summary: 'The member’s outside accounts, linked or not',
    access: 'member',
    value: Type.Object({
      accounts: Type.Array(
        Type.Object({
          provider: Type.String(),
          name: Type.String(),
          linkedAt: InstantOrNull,
          lastUsedAt: InstantOrNull,
          isOnlyWay: Type.Boolean({ description: 'Nothing else would let the member in, so it cannot be unlinked' }),
        }),
      ),
    }),
    async handle({ caller, req }) {
      const own = await links.of(caller.memberId);
      const accounts = thirdParty.offered(await sites.byId(req.site.id)).map((offered) => {
        const link = own.find(({ provider }) => provider === offered.provider);
        const linkedAt = link?.linkedAt.toISOString() ?? null;
        const lastUsedAt = link?.lastUsedAt?.toISOString() ?? null;
        return { ...offered, linkedAt, lastUsedAt, isOnlyWay: link?.isOnlyWay ?? false };
      });
      return { accounts };
    },
  });
}

/** Linking and unlinking. */
export function addChangeLinks(api: Api, { sites, thirdParty, links }: ThirdPartyRoutesDeps): void {
  addOperation(api, {
    ...thirdPartyCall,
    method: 'POST',
    url: `${url}/:provider`,
    operationId: 'linkThirdParty',
    summary: 'Begin to link an outside account: the browser goes to the answered address',
    access: 'member',
    encrypted: true,
    refusals: [404, 409, 422, 429, 503],
    params,
    body: Body({ ...ownerWords, redirect: Type.Optional(Type.String({ maxLength: 512 })) }),
    value: Type.Object({ url: Type.String() }),
    async handle({ params: { provider }, body, caller, req, reply }) {
      const site = await sites.byId(req.site.id);
      const { redirect, ...words } = body;
      await links.allow(caller.memberId, provider, words);
      const departure = await thirdParty.depart(site, provider, { redirect, linkTo: caller.memberId });
      putFlow(reply, site, departure.cookie);
      return { url: departure.url };
    },
  });
  addOperation(api, {
    ...thirdPartyCall,
    method: 'POST',
    url: `${url}/:provider/removal`,
    operationId: 'unlinkThirdParty',
    summary: 'Remove the link to an outside account',
    access: 'member',
    encrypted: true,
    refusals: [404, 409, 422, 429],
    params,
    body: Body(ownerWords),
    value: Type.Null(),
    async handle({ params: { provider }, body, caller }) {
      await links.unlink(caller.memberId, provider, body);
      return null;
    },
  });
}
