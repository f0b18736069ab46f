import { createDraft } from '#shared/drafts/use-draft.ts';
import type { LimitName } from './limits.wire.ts';

/** The value that is being typed, and of which limit. */
export const limitDraft = createDraft<{ name: LimitName; value: string }>();
