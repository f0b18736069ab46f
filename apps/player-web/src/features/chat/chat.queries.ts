import { unwrap, useApi } from '@quetzal/web-kit/api';
import { useSession } from '@quetzal/web-kit/session';
import { useChatLine, useSocketEvent } from '@quetzal/web-kit/socket';
import { type InfiniteData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ValueOf } from '#shared/wire/answer.ts';

type Page = ValueOf<'listChatMessages'>;
export type ChatMessage = Page['content'][number];
export type ReportReason = 'spam' | 'abuse' | 'contact' | 'other';
type Pages = InfiniteData<Page, string | undefined>;

const scope = 'chat';
const messagesKey = (room: string) => [scope, 'messages', room] as const;
/** Visitors have no live line; for members, asking finds what was said while theirs was lost. */
const [visitorPollMs, memberPollMs] = [10_000, 60_000];

/** What was said in a room, the oldest first, as far back as was asked for. */
export function useMessages(room: string) {
  const api = useApi();
  const { isLoggedIn } = useSession();
  return useInfiniteQuery({
    queryKey: messagesKey(room),
    queryFn: ({ signal, pageParam }) =>
      unwrap(
        api.GET('/wps/v2/chat/rooms/{room}/messages', {
          signal,
          params: { path: { room }, query: pageParam === undefined ? {} : { before: pageParam } },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ content, hasMore }) => (hasMore ? content.at(-1)?.id : undefined),
    select: ({ pages }) => pages.flatMap(({ content }) => content).toReversed(),
    refetchInterval: isLoggedIn ? memberPollMs : visitorPollMs,
    staleTime: 0,
  });
}

const putIn = (pages: Pages | undefined, message: ChatMessage): Pages | undefined => {
  const [first, ...rest] = pages?.pages ?? [];
  if (pages === undefined || first === undefined || first.content.some(({ id }) => id === message.id)) return pages;
  const content = [message, ...first.content].toSorted((a, b) => (a.id < b.id ? 1 : -1));
  return { ...pages, pages: [{ ...first, content }, ...rest] };
};

const takeOut = (pages: Pages | undefined, id: string, removedBy: ChatMessage['removedBy']): Pages | undefined =>
  pages && {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      content: page.content.map((message) => (message.id === id ? { ...message, text: null, removedBy } : message)),
    })),
  };

/** Puts what comes over the live line into the room that is shown. */
export function useLiveMessages(room: string): void {
  const queries = useQueryClient();
  useChatLine(room);
  useSocketEvent<ChatMessage>('chat.message', (message) => {
    queries.setQueryData<Pages>(messagesKey(message.room), (pages) => putIn(pages, message));
  });
  useSocketEvent<Pick<ChatMessage, 'id' | 'room' | 'removedBy'>>('chat.removed', (removed) => {
    queries.setQueryData<Pages>(messagesKey(removed.room), (pages) => takeOut(pages, removed.id, removed.removedBy));
  });
  useSocketEvent('chat.standing', () => void queries.invalidateQueries({ queryKey: [scope, 'standing'] }));
}

/** Whether the member may write in a room. */
export function useStanding(room: string) {
  const api = useApi();
  return useQuery({
    queryKey: [scope, 'standing', room],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/wps/v2/chat/rooms/{room}/standing', { signal, params: { path: { room } } })),
    refetchInterval: memberPollMs,
  });
}

/** Says something. */
export function useSay(room: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      unwrap(api.POST('/wps/v2/chat/rooms/{room}/messages', { params: { path: { room } }, body: { text } })),
    onSuccess: (message) => queries.setQueryData<Pages>(messagesKey(room), (pages) => putIn(pages, message)),
  });
}

/** Takes an own message back. */
export function useTakeBack(room: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => unwrap(api.DELETE('/wps/v2/chat/messages/{id}', { params: { path: { id } } })),
    onSuccess: (_, id) => queries.setQueryData<Pages>(messagesKey(room), (pages) => takeOut(pages, id, 'author')),
  });
}

/** Tells the moderators of a message. */
export function useReport() {
  const api = useApi();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: ReportReason }) =>
      unwrap(api.POST('/wps/v2/chat/messages/{id}/reports', { params: { path: { id } }, body: { reason } })),
  });
}
