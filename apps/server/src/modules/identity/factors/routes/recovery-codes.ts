import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { callerOf, factorCall, type FactorRoutesDeps } from './deps.ts';
import { ownerWords, RecoveryCodesValue } from './factors.wire.ts';

/** New codes for emergencies; the old ones are worth nothing from then on. */
export function addRenewRecoveryCodes(api: Api, { factors }: FactorRoutesDeps): void {
  addOperation(api, {
    ...factorCall,
    method: 'POST',
    url: '/wps/v2/member/factors/recovery-codes',
    operationId: 'renewRecoveryCodes',
    summary: 'Ten new recovery codes in place of the old ones',
    encrypted: true,
    refusals: [409, 422, 429],
    body: Body(ownerWords),
    value: Type.Object({ recoveryCodes: RecoveryCodesValue }),
    async handle({ body, caller, req }) {
      return { recoveryCodes: await factors.renewCodes(callerOf(caller, req), body) };
    },
  });
}
