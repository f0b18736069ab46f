import Type, { type Static } from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Instant } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { type EncryptionKey, statusInfoOf, visitorSeen } from '../site.views.ts';
import type { SiteRoutesDeps } from './deps.ts';

/** Whether the site is open, the server's time, the visitor's address and the key for encrypted calls. */
export function addGetStatus(api: Api, { sites, clock, countryOf, encryptionKey }: SiteRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/system/status',
    operationId: 'getSystemStatus',
    tag: 'site',
    summary: 'Whether the site is open',
    moduleIds: ['COMM3'],
    access: 'public',
    isOpenWhileClosed: true,
    value: Type.Object({
      status: Type.Integer({ description: '0 normal, 1 maintenance, 2 region restricted' }),
      serverNow: Type.Integer({ description: 'Epoch milliseconds' }),
      endsAt: Type.Union([Instant, Type.Null()], { description: 'When maintenance is expected to end' }),
      ip: Type.String({ description: 'The visitor’s address' }),
      encryptionKey: Type.Unsafe<Static<typeof EncryptionKey>>(Type.Ref('EncryptionKey')),
    }),
    async handle({ req }) {
      const seen = statusInfoOf(await sites.byId(req.site.id), visitorSeen(countryOf, req));
      const key = encryptionKey as Static<typeof EncryptionKey>;
      return { ...seen, serverNow: clock.now().getTime(), encryptionKey: key };
    },
  });
}
