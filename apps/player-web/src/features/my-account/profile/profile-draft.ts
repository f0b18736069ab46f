import { createDraft } from '#shared/drafts/use-draft.ts';
import type { ToldFacts } from '../my-account.wire.ts';
import type { ProfileGroup } from './profile-groups.ts';

/** What is being told of oneself, in the form of which group. */
export const profileDraft = createDraft<{ group: ProfileGroup; told: ToldFacts }>();
