import type { Routes } from '#kernel/http/api-instance.ts';
import { addFeedbackOps, type FeedbackOpsDeps } from './feedback/feedback-ops.routes.ts';
import type { MemberRoutesDeps } from './routes/deps.ts';
import { addMemberRoutes } from './routes/index.ts';

export { createMembers, type Members } from './members.service.ts';
export { createProfiles, plainFact, type Profiles } from './profile/profiles.service.ts';
export type { ProfileFacts, UniqueFact } from './profile/profile.model.ts';
export { createOwnProfiles, type OwnerProof, type OwnProfiles } from './profile/own-profile.service.ts';
export { createPictures, type Pictures } from './pictures/pictures.service.ts';
export { createTerms, type Terms } from './terms/terms.service.ts';
export { createOwnFeedback } from './feedback/own-feedback.ts';
export { memberJobs } from './members.jobs.ts';
export { avatarOf } from './avatar.ts';
export type { BonusHolder, Member, NewMember } from './member.model.ts';

/** The calls of a member about their own account. */
export function memberRoutes(deps: MemberRoutesDeps): Routes {
  return (api) => addMemberRoutes(api, deps);
}

/** The calls of operators about remarks of visitors and members. */
export function feedbackOpsRoutes(deps: FeedbackOpsDeps): Routes {
  return (api) => addFeedbackOps(api, deps);
}
