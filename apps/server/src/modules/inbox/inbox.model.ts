import type { LimitName } from '@quetzal/domain/limits';

/** A value that words need; how it is written depends on the language in which it is read. */
export type NoteParam =
  | string
  | { amount: string; currency: string }
  | { minutes: number }
  | { at: string }
  | { limit: LimitName };

/** What the platform itself tells a member, with what its words need (locales: `inbox`). */
export interface NoteParams {
  welcome: { account: string };
  deposit_settled: { amount: NoteParam };
  deposit_in_review: { amount: NoteParam; reference: string };
  deposit_rejected: { reference: string };
  withdrawal_in_review: { amount: NoteParam; reference: string };
  withdrawal_approved: { amount: NoteParam; reference: string };
  withdrawal_paying: { amount: NoteParam; reference: string };
  withdrawal_paid: { amount: NoteParam; reference: string };
  withdrawal_rejected: { amount: NoteParam; reference: string };
  withdrawal_failed: { amount: NoteParam; reference: string };
  withdrawal_disputed: { amount: NoteParam; reference: string };
  limit_set: { limit: NoteParam; value: NoteParam };
  limit_change_asked: { limit: NoteParam };
  limit_raised: { limit: NoteParam; value: NoteParam };
  limit_removed: { limit: NoteParam };
  limit_change_lapsed: { limit: NoteParam };
  factors_reset: Record<string, never>;
  transaction_password_changed: { account: string };
  recovery_code_used: { left: string };
  new_login: { time: NoteParam; browser: string; address: string };
}

export type NoteKind = keyof NoteParams;

/** Something that the platform tells a member. */
export type Note = { [K in NoteKind]: { kind: K; params: NoteParams[K] } }[NoteKind];

/** A message as it is kept: a note without words, or what an operator wrote. */
export interface StoredMessage {
  id: string;
  kind: string;
  params: Record<string, NoteParam>;
  letter: { title: string; text: string } | null;
  createdAt: Date;
  readAt: Date | null;
}

/** A message as its member reads it. */
export interface InboxMessage {
  id: string;
  kind: string;
  title: string;
  text: string;
  createdAt: Date;
  readAt: Date | null;
}
