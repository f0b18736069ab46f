import { useSocketEvent } from '@quetzal/web-kit/socket';
import { useState } from 'react';
import { useAskMessagesAgain, type Message } from './messages.queries.ts';

/** What the member did with a message on some screen. */
export interface MessageChange {
  id: string;
  change: 'read' | 'put_away' | 'put_back';
}

const isNewer = (one: Message, other: Message) =>
  one.createdAt === other.createdAt ? one.id > other.id : one.createdAt > other.createdAt;

/** The listed messages, and what was shown before and has left the list since, in its place. */
function withShown(shown: readonly Message[], listed: readonly Message[]): readonly Message[] {
  const ids = new Set(listed.map(({ id }) => id));
  const left = shown.filter(({ id }) => !ids.has(id));
  if (left.length === 0) return listed;
  return [...listed, ...left].toSorted((one, other) => (isNewer(one, other) ? -1 : 1));
}

const withId = (ids: ReadonlySet<string>, id: string) => new Set(ids).add(id);
const withoutId = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((known) => known !== id));

/**
 * The messages that somebody looks at. Of unread ones, what is read here or on another screen stays in its place without its
 * dot, until another `view` is chosen. What is put away on any screen goes, and comes back when it is put back.
 */
export function useShownMessages(
  listed: readonly Message[],
  { unreadOnly, view }: { unreadOnly: boolean; view: string },
) {
  const ask = useAskMessagesAgain();
  const [seen, setSeen] = useState({ view, listed, shown: listed });
  const [readIds, setReadIds] = useState<ReadonlySet<string>>(new Set());
  const [putAwayIds, setPutAwayIds] = useState<ReadonlySet<string>>(new Set());
  if (seen.view !== view) setSeen({ view, listed, shown: listed });
  else if (seen.listed !== listed)
    setSeen({ view, listed, shown: unreadOnly ? withShown(seen.shown, listed) : listed });
  const take = ({ id, change }: MessageChange) => {
    if (change === 'read') setReadIds((ids) => withId(ids, id));
    if (change === 'put_away') setPutAwayIds((ids) => withId(ids, id));
    if (change === 'put_back') setPutAwayIds((ids) => withoutId(ids, id));
  };
  useSocketEvent<MessageChange>('message.changed', (changed) => {
    take(changed);
    if (changed.change !== 'read') void ask();
  });
  return {
    messages: seen.shown.filter(({ id }) => !putAwayIds.has(id)),
    isRead: ({ id, readAt }: Message) => readAt !== null || readIds.has(id),
    take,
  };
}
