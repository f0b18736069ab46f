import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';

/** Whether one wallet serves every vendor; with seamless vendors it always does. */
export function addGetMerchantWallet(api: Api): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/relay/GCS_merchantWallet',
    operationId: 'getMerchantWallet',
    tag: 'members',
    summary: 'Whether there is a single wallet',
    moduleIds: ['COMM3'],
    access: 'member',
    value: Type.Object({ isSingle: Type.Boolean() }),
    handle: () => ({ isSingle: true }),
  });
}
