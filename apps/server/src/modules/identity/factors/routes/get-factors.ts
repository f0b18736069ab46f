import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Instant } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { callerOf, factorCall, type FactorRoutesDeps } from './deps.ts';
import { OfferedMethod, passkeyShown, PasskeyShown } from './factors.wire.ts';

/** What a member has beside the password, and what a change that matters asks for. */
export function addGetFactors(api: Api, { factors }: FactorRoutesDeps): void {
  addOperation(api, {
    ...factorCall,
    method: 'GET',
    url: '/wps/v2/member/factors',
    operationId: 'getFactors',
    summary: 'The second factors of the account',
    value: Type.Object({
      totp: Type.Object({ enabled: Type.Boolean(), since: Type.Union([Instant, Type.Null()]) }),
      passkeys: Type.Array(PasskeyShown),
      recoveryCodesLeft: Type.Integer(),
      stepUp: Type.Array(OfferedMethod, {
        description: 'One of these is asked for beside the password; none when empty',
      }),
      held: Type.Array(OfferedMethod, {
        description: 'One of these is asked for where the password is never enough, as of who forgot the other one',
      }),
    }),
    async handle({ caller, req }) {
      const { totp, passkeys, recoveryCodesLeft, stepUp, held } = await factors.view(callerOf(caller, req));
      return {
        totp: { enabled: totp !== undefined, since: totp?.toISOString() ?? null },
        passkeys: passkeys.map(passkeyShown),
        recoveryCodesLeft,
        stepUp,
        held,
      };
    },
  });
}
