import Type from 'typebox';
import { errors } from '#kernel/errors/app-error.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { memberInfoOf, type MemberInfo } from '../members.views.ts';
import type { MemberRoutesDeps } from './deps.ts';

/** The caller's own account. */
export function addGetMemberInfo(api: Api, { db, members }: MemberRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/member/info',
    operationId: 'getMemberInfo',
    isOpenToTrial: true,
    tag: 'members',
    summary: 'The account that is logged in',
    moduleIds: ['COMM3'],
    access: 'member',
    value: Type.Unsafe<MemberInfo>(Type.Ref('MemberInfo')),
    async handle({ caller }) {
      const member = await members.byId(db, caller.memberId);
      if (member === undefined) throw errors.notLoggedIn();
      return memberInfoOf(member);
    },
  });
}
