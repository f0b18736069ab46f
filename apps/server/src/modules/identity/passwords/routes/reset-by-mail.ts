import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { StepUpProof } from '../../factors/routes/factors.wire.ts';
import type { PasswordRoutesDeps } from './deps.ts';

const token = Type.String({ minLength: 1, maxLength: 128 });

/** Sends a link by mail. The answer is the same whether name and address belong to an account. */
export function addRequestResetLink(api: Api, { sites, passwords }: PasswordRoutesDeps): void {
  addOperation(api, {
    method: 'POST',
    url: '/wps/member/password/email',
    operationId: 'requestPasswordLink',
    tag: 'identity',
    summary: 'Send a link for a new password by mail (form-encoded or JSON)',
    moduleIds: ['COMM3'],
    access: 'public',
    callsPerMinuteMax: 10,
    refusals: [429],
    body: Body({
      username: Type.String({ minLength: 1, maxLength: 128 }),
      email: Type.String({ minLength: 3, maxLength: 254 }),
    }),
    value: Type.Null(),
    async handle({ body, req }) {
      const { language } = req;
      await passwords.requestLink(await sites.byId(req.site.id), { ...body, language });
      return null;
    },
  });
}

/** Says whether a link still counts, before somebody chooses a password in vain. */
export function addCheckResetLink(api: Api, { sites, passwords }: PasswordRoutesDeps): void {
  addOperation(api, {
    method: 'POST',
    url: '/wps/v2/member/password/reset/check',
    operationId: 'checkPasswordLink',
    tag: 'identity',
    summary: 'Whether the token of a link still counts; it is not used up',
    moduleIds: ['COMM3'],
    access: 'public',
    encrypted: true,
    callsPerMinuteMax: 20,
    refusals: [429],
    body: Body({ token }),
    value: Type.Object({ isValid: Type.Boolean() }),
    async handle({ body, req }) {
      return { isValid: await passwords.isLinkValid(await sites.byId(req.site.id), body.token) };
    },
  });
}

/** Sets the password of a link's account. */
export function addResetByLink(api: Api, { sites, passwords }: PasswordRoutesDeps): void {
  const Password = Type.String({ maxLength: 256 });
  addOperation(api, {
    method: 'POST',
    url: '/wps/v2/member/password/reset',
    operationId: 'resetPasswordByLink',
    tag: 'identity',
    summary: 'Choose a new password with the token of a link',
    moduleIds: ['COMM3'],
    access: 'public',
    encrypted: true,
    callsPerMinuteMax: 20,
    refusals: [403, 422, 429],
    body: Body({
      token,
      newPassword: Password,
      confirmNewPassword: Password,
      proof: Type.Optional(StepUpProof),
    }),
    value: Type.Null(),
    async handle({ body, req }) {
      await passwords.resetByLink(await sites.byId(req.site.id), { ...body, language: req.language });
      return null;
    },
  });
}
