import Type, { type Static } from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { EncryptionKey } from '../site.views.ts';
import type { SiteRoutesDeps } from './deps.ts';

/** Whether the site is open, the server's time, the visitor's address and the key for encrypted calls. */
export function addGetStatus(api: Api, { sites, clock, encryptionKey }: SiteRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/system/status',
    operationId: 'getSystemStatus',
    tag: 'site',
    summary: 'Whether the site is open',
    moduleIds: ['COMM3'],
    access: 'public',
    value: Type.Object({
      status: Type.Integer({ description: '0 normal, 1 maintenance, 2 region restricted' }),
      serverNow: Type.Integer({ description: 'Epoch milliseconds' }),
      ip: Type.String(),
      encryptionKey: Type.Unsafe<Static<typeof EncryptionKey>>(Type.Ref('EncryptionKey')),
    }),
    async handle({ req }) {
      const { status } = await sites.byId(req.site.id);
      const key = encryptionKey as Static<typeof EncryptionKey>;
      return { status, serverNow: clock.now().getTime(), ip: req.ip, encryptionKey: key };
    },
  });
}
