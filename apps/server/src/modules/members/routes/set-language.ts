import { findLocale } from '@quetzal/i18n';
import Type from 'typebox';
import { errors } from '#kernel/errors/app-error.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { MemberRoutesDeps } from './deps.ts';

/** Remembers the language that the member reads, so that other devices and messages speak it. */
export function addSetLanguage(api: Api, { members }: MemberRoutesDeps): void {
  addOperation(api, {
    method: 'PUT',
    url: '/wps/member/language',
    operationId: 'setLanguage',
    isOpenToTrial: true,
    tag: 'members',
    summary: 'Choose the interface language',
    moduleIds: ['COMM3'],
    access: 'member',
    body: Body({ language: Type.String({ maxLength: 16, examples: ['PT'], description: 'Wire code' }) }),
    value: Type.Null(),
    async handle({ body, caller }) {
      const locale = findLocale(body.language);
      if (locale === undefined) throw errors.invalid('language');
      await members.setLanguage(caller.memberId, locale.wire);
      return null;
    },
  });
}
