import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { callerOf, factorCall, type FactorRoutesDeps } from './deps.ts';
import { ownerWords, RecoveryCodesValue } from './factors.wire.ts';

/** An authenticator app: begun with a secret, confirmed with its first code, taken away. */
export function addTotpRoutes(api: Api, { sites, factors }: FactorRoutesDeps): void {
  addOperation(api, {
    ...factorCall,
    method: 'POST',
    url: '/wps/v2/member/factors/totp',
    operationId: 'beginTotp',
    summary: 'A secret for an authenticator app; it counts once its first code was right',
    encrypted: true,
    refusals: [409, 422, 429],
    body: Body(ownerWords),
    value: Type.Object({
      secret: Type.String({ description: 'Base 32, to be typed' }),
      uri: Type.String({ description: 'otpauth: address, to be shown as a QR code' }),
    }),
    async handle({ body, caller, req }) {
      return factors.beginTotp(await sites.byId(req.site.id), callerOf(caller, req), body);
    },
  });
  addOperation(api, {
    ...factorCall,
    method: 'PUT',
    url: '/wps/v2/member/factors/totp',
    operationId: 'confirmTotp',
    summary: 'The first code of an authenticator app; answers recovery codes when the account has none yet',
    refusals: [409, 422],
    body: Body({ code: Type.String({ minLength: 6, maxLength: 16 }) }),
    value: Type.Object({ recoveryCodes: RecoveryCodesValue }),
    async handle({ body, caller, req }) {
      return { recoveryCodes: await factors.confirmTotp(callerOf(caller, req), body.code) };
    },
  });
  addOperation(api, {
    ...factorCall,
    method: 'POST',
    url: '/wps/v2/member/factors/totp/removal',
    operationId: 'removeTotp',
    summary: 'Take the authenticator app away',
    encrypted: true,
    refusals: [404, 409, 422, 429],
    body: Body(ownerWords),
    value: Type.Null(),
    async handle({ body, caller, req }) {
      await factors.removeTotp(callerOf(caller, req), body);
      return null;
    },
  });
}
