import type { KeptFile } from '@quetzal/ui/file-upload';
import type { FeedbackKind } from './feedback.queries.ts';

/** A picture that goes with a remark: its content in base64 is what is sent of it, once that is read. */
export type Picture = KeptFile<string>;

/** A remark as it stands in the form. */
export interface Draft {
  kind: FeedbackKind | '';
  content: string;
  pictures: readonly Picture[];
}

const empty: Draft = { kind: '', content: '', pictures: [] };

/* In memory and in no storage: what was written here ends with the tab. */
let kept: { draft: Draft; writer: string | null } = { draft: empty, writer: null };

/** What was begun and not sent: by the account that is logged in, or by a visitor, whom they may be. */
export function draftOf(writer: string | null): Draft {
  return kept.writer === null || kept.writer === writer ? kept.draft : empty;
}

/** Keeps what is written, for nobody but its writer; null stands for a visitor. */
export function keepDraft(draft: Draft, writer: string | null): void {
  kept = { draft, writer };
}

/** There is nothing unsent any more. */
export function forgetDraft(): void {
  keepDraft(empty, null);
}
