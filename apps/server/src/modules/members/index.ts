import type { Routes } from '#kernel/http/api-instance.ts';
import type { MemberRoutesDeps } from './routes/deps.ts';
import { addMemberRoutes } from './routes/index.ts';

export { createMembers, type Members } from './members.service.ts';
export { avatarOf } from './avatar.ts';
export type { Member, NewMember } from './member.model.ts';

/** The calls of a member about their own account. */
export function memberRoutes(deps: MemberRoutesDeps): Routes {
  return (api) => addMemberRoutes(api, deps);
}
