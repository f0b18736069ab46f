import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { StepUpProof } from '../factors/routes/factors.wire.ts';
import type { IdentityRoutesDeps } from '../routes/deps.ts';

/** Takes a proof from somebody who was away, so that calls about money and games are taken again. */
export function addReauthenticate(api: Api, { identity: { reauthentication } }: IdentityRoutesDeps): void {
  addOperation(api, {
    method: 'POST',
    url: '/wps/v2/session/reauthentication',
    operationId: 'reauthenticate',
    tag: 'identity',
    summary: 'Prove again who one is, after half an hour without a call',
    moduleIds: ['COMM3'],
    access: 'member',
    encrypted: true,
    callsPerMinuteMax: 20,
    refusals: [409, 422, 429],
    body: Body({
      password: Type.Optional(Type.String({ minLength: 1, maxLength: 256 })),
      transactionPassword: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
      totp: Type.Optional(Type.String({ minLength: 6, maxLength: 8 })),
      passkey: Type.Optional(Type.Unknown({ description: 'AuthenticationResponseJSON' })),
      proof: Type.Optional(StepUpProof),
    }),
    value: Type.Object({}),
    async handle({ body, caller }) {
      await reauthentication.prove(caller, body);
      return {};
    },
  });
}
