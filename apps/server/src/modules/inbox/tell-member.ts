import type { Tx } from '#kernel/database/database.ts';
import { publishAtCommit } from '#kernel/events/publish-at-commit.ts';
import type { Note } from './inbox.model.ts';
import { insertNote } from './inbox.store.ts';

/** Puts a message into a member's inbox in the transaction that makes it true; open screens hear of it at the commit. */
export async function tellMember(
  tx: Tx,
  to: { siteId: string; memberId: string; at: Date },
  { kind, params }: Note,
): Promise<void> {
  await insertNote(tx, { ...to, kind, params });
  await publishAtCommit(tx, 'message.arrived', { memberIds: [to.memberId] });
}
