import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { CodeSent } from '../../codes/routes/code-sent.ts';
import { RequestOptions } from '../passkeys/passkeys.wire.ts';
import { callerOf, factorCall, type FactorRoutesDeps } from './deps.ts';

/** What a proof beside the password is made with. */
export function addProofRoutes(api: Api, { sites, factors }: FactorRoutesDeps): void {
  addOperation(api, {
    ...factorCall,
    method: 'POST',
    url: '/wps/v2/member/factors/proof/passkey',
    operationId: 'beginProof',
    summary: 'What a browser needs to prove with a passkey',
    value: RequestOptions,
    async handle({ caller, req }) {
      const where = { site: await sites.byId(req.site.id), host: req.host };
      return factors.stepUp.passkeyOptions(where, caller.memberId);
    },
  });
  addOperation(api, {
    ...factorCall,
    method: 'POST',
    url: '/wps/v2/member/factors/proof/code',
    operationId: 'sendProofCode',
    summary: 'Send a code to prove with, where codes do',
    callsPerMinuteMax: 20,
    refusals: [422, 429],
    body: Body({ method: Type.Enum(['sms', 'email']) }),
    value: CodeSent,
    async handle({ body, caller, req }) {
      return factors.sendProofCode(callerOf(caller, req), { method: body.method, ip: req.ip });
    },
  });
}
