import type { SiteSettings } from '#modules/site';

/** A room as its site's file has it. */
export type ChatRoom = SiteSettings['chat']['rooms'][number];

/** Why somebody told the moderators of a message. */
export type ReportReason = 'spam' | 'abuse' | 'contact' | 'other';

/** Who took a message out of a room. */
export type RemovedBy = 'author' | 'moderator';

/** A message with its author's account, as it is kept. */
export interface KeptMessage {
  id: string;
  room: string;
  memberId: string;
  account: string;
  nickname: string;
  content: string;
  createdAt: Date;
  removedBy: RemovedBy | null;
}

/** A message as others read it. Null in place of the text when it was removed. */
export interface ChatMessage {
  id: string;
  room: string;
  author: string;
  text: string | null;
  removedBy: RemovedBy | null;
  at: string;
}

/** Whether a member may write, and if not, why and until when. */
export type ChatStanding =
  | { state: 'clear' }
  | { state: 'break' }
  | { state: 'muted'; until: Date }
  | { state: 'young'; until: Date };

/** A member who calls, at their site. */
export interface Writer {
  memberId: string;
  siteId: string;
}

/** An operator who acts, at the site that they run. */
export interface Moderator {
  operatorId: string;
  siteId: string;
}
