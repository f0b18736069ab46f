import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Amount, Instant } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { createJackpots } from '../jackpots/jackpots.service.ts';
import type { VendorRoutesDeps } from './deps.ts';

const LastWin = Type.Object({
  account: Type.String({ description: 'Masked', examples: ['car***91'] }),
  amount: Amount,
  wonAt: Instant,
});

/** The real pot that a site shows on its first page. */
export function addGetJackpot(api: Api, deps: VendorRoutesDeps): void {
  const jackpotOf = createJackpots(deps);
  addOperation(api, {
    method: 'GET',
    url: '/wps/relay/VIS_getJackpot',
    operationId: 'getJackpot',
    tag: 'games',
    summary: 'The progressive pot of the site, as its vendor last told it',
    moduleIds: ['COMM3'],
    access: 'public',
    value: Type.Object({
      content: Type.Union(
        [
          Type.Object({
            currency: Type.String(),
            amount: Amount,
            vendorName: Type.String(),
            lastWin: Type.Union([LastWin, Type.Null()]),
          }),
          Type.Null(),
        ],
        { description: 'Null where the site shows no pot, or its vendor does not say what it holds' },
      ),
    }),
    async handle({ req }) {
      const site = await deps.sites.byId(req.site.id);
      const shown = await jackpotOf(site);
      return { content: shown === null ? null : { currency: site.currency, ...shown } };
    },
  });
}
