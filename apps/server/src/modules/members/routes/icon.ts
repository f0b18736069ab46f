import Type from 'typebox';
import { errors } from '#kernel/errors/app-error.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { avatarOf, avatars } from '../avatar.ts';
import type { MemberRoutesDeps } from './deps.ts';

const common = { url: '/wps/member/info/icon', tag: 'members', moduleIds: ['PROFPIC3'], access: 'member' } as const;
const Avatar = Type.String({ pattern: '^a([1-9]|1[0-2])$', examples: ['a3'] });

/** The drawing that stands for a member, and choosing another. */
export function addIcon(api: Api, { db, members }: MemberRoutesDeps): void {
  addOperation(api, {
    ...common,
    method: 'GET',
    operationId: 'getIcon',
    summary: 'The drawing that stands for the member, and those to choose from',
    value: Type.Object({ avatar: Avatar, choices: Type.Array(Avatar) }),
    async handle({ caller }) {
      const member = await members.byId(db, caller.memberId);
      if (member === undefined) throw errors.notLoggedIn();
      return { avatar: member.avatar ?? avatarOf(member.id), choices: [...avatars] };
    },
  });
  addOperation(api, {
    ...common,
    method: 'PUT',
    operationId: 'setIcon',
    summary: 'Choose a drawing',
    body: Body({ avatar: Avatar }),
    value: Type.Null(),
    async handle({ caller, body }) {
      await members.setAvatar(caller.memberId, body.avatar);
      return null;
    },
  });
}
