import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { StepUpProof } from '../../factors/routes/factors.wire.ts';
import type { PasswordRoutesDeps } from './deps.ts';

const Password = Type.String({ maxLength: 256 });

/** Changes the password of who is logged in; the other sessions end. */
export function addChangePassword(api: Api, { sites, passwords }: PasswordRoutesDeps): void {
  addOperation(api, {
    method: 'POST',
    url: '/wps/member/password',
    operationId: 'changePassword',
    tag: 'identity',
    summary: 'Change the login password, or set the first one by a proof',
    moduleIds: ['PASS3'],
    access: 'member',
    encrypted: true,
    callsPerMinuteMax: 30,
    refusals: [409, 422, 429],
    body: Body({
      oldPassword: Type.Optional(Type.String({ maxLength: 256, description: 'Left out by an account that has none' })),
      newPassword: Password,
      confirmNewPassword: Password,
      proof: Type.Optional(StepUpProof),
    }),
    value: Type.Null(),
    async handle({ body, caller, req }) {
      const { memberId, sessionId } = caller;
      const site = await sites.byId(req.site.id);
      await passwords.change(site, { memberId, sessionId, language: req.language }, body);
      return null;
    },
  });
}
