import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { CreationOptions, RegistrationResponse } from '../passkeys/passkeys.wire.ts';
import { callerOf, factorCall, type FactorRoutesDeps } from './deps.ts';
import { ownerWords, PasskeyName, passkeyShown, PasskeyShown, RecoveryCodesValue } from './factors.wire.ts';

const url = '/wps/v2/member/factors/passkeys';
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });

/** Making a passkey: what the browser needs, and what its authenticator answered. */
export function addPasskeyRoutes(api: Api, { sites, factors }: FactorRoutesDeps): void {
  addOperation(api, {
    ...factorCall,
    method: 'POST',
    url: `${url}/options`,
    operationId: 'beginPasskey',
    summary: 'What a browser needs to make a passkey',
    encrypted: true,
    refusals: [409, 422, 429],
    body: Body(ownerWords),
    value: CreationOptions,
    async handle({ body, caller, req }) {
      const where = { site: await sites.byId(req.site.id), host: req.host };
      return factors.beginPasskey(where, callerOf(caller, req), body);
    },
  });
  addOperation(api, {
    ...factorCall,
    method: 'POST',
    url,
    operationId: 'addPasskey',
    summary: 'Add the passkey that the browser made; answers recovery codes when the account has none yet',
    refusals: [422],
    body: Body({ name: PasskeyName, response: RegistrationResponse }),
    value: Type.Object({ passkey: PasskeyShown, recoveryCodes: RecoveryCodesValue }),
    async handle({ body, caller, req }) {
      const where = { site: await sites.byId(req.site.id), host: req.host };
      const wish = { name: body.name.trim(), response: body.response };
      const { passkey, recoveryCodes } = await factors.addPasskey(where, callerOf(caller, req), wish);
      return { passkey: passkeyShown(passkey), recoveryCodes };
    },
  });
}

/** Keeping passkeys in order. */
export function addPasskeyCare(api: Api, { factors }: FactorRoutesDeps): void {
  addOperation(api, {
    ...factorCall,
    method: 'PUT',
    url: `${url}/:id`,
    operationId: 'renamePasskey',
    summary: 'Give a passkey another name',
    refusals: [404],
    params,
    body: Body({ name: PasskeyName }),
    value: Type.Null(),
    async handle({ params: { id }, body, caller, req }) {
      await factors.renamePasskey(callerOf(caller, req), id, body.name.trim());
      return null;
    },
  });
  addOperation(api, {
    ...factorCall,
    method: 'POST',
    url: `${url}/:id/removal`,
    operationId: 'removePasskey',
    summary: 'Take a passkey away',
    encrypted: true,
    refusals: [404, 409, 422, 429],
    params,
    body: Body(ownerWords),
    value: Type.Null(),
    async handle({ params: { id }, body, caller, req }) {
      await factors.removePasskey(callerOf(caller, req), id, body);
      return null;
    },
  });
}
