import { unwrap, useApi } from '@quetzal/web-kit/api';
import { useInfiniteQuery, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { messagesKey, unreadKey } from '#shared/unread/unread.queries.ts';
import type { ValueOf } from '#shared/wire/answer.ts';

/** A message of the platform; its text is plain, one paragraph a line. */
export type Message = ValueOf<'listMessages'>['content'][number];

const pageSize = 20;
const listKey = [...messagesKey, 'list'] as const;
const takeUnread = (queries: QueryClient, unread: number) => queries.setQueryData(unreadKey, { unread });

interface Page {
  content: Message[];
  totalElements: number;
}

/* A page tells of itself and of what is older. */
const joined = ({ pages }: { pages: readonly Page[] }) => ({
  messages: pages.flatMap(({ content }) => content),
  total: pages.slice(0, -1).reduce((sum, { content }) => sum + content.length, pages.at(-1)?.totalElements ?? 0),
});

/** The messages, newest first; each page goes on from the last message of the one before, whatever was read or put away since. */
export function useMessages(unreadOnly: boolean) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...listKey, unreadOnly],
    queryFn: ({ signal, pageParam: after }) => {
      const query = { pageSize, unreadOnly, ...(after !== null && { before: after }) };
      return unwrap(api.GET('/wps/relay/CSP_getInbox', { signal, params: { query } }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ content, totalPages }) => (totalPages > 1 ? content.at(-1)?.id : undefined),
    select: joined,
    // Others may have come while the panel was closed.
    staleTime: 0,
  });
}

/** Asks for the lists again. */
export function useAskMessagesAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: listKey });
}

/** Notes that one was read; `onRead` is told of each. */
export function useReadMessage(onRead: (id: string) => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => unwrap(api.PUT('/wps/v2/member/messages/{id}/read', { params: { path: { id } } })),
    onSuccess({ unread }, id) {
      takeUnread(queries, unread);
      onRead(id);
    },
  });
}

/** Notes that all were read. */
export function useReadAll() {
  const api = useApi();
  const queries = useQueryClient();
  const askAgain = useAskMessagesAgain();
  return useMutation({
    mutationFn: () => unwrap(api.PUT('/wps/v2/member/messages/read')),
    async onSuccess({ unread }) {
      takeUnread(queries, unread);
      await askAgain();
    },
  });
}

/** Takes a message away, or puts one back. */
export function useDeleteMessage() {
  const api = useApi();
  const queries = useQueryClient();
  const askAgain = useAskMessagesAgain();
  return useMutation({
    mutationFn: ({ id, deleted }: { id: string; deleted: boolean }) =>
      unwrap(api.PUT('/wps/v2/member/messages/{id}/deleted', { params: { path: { id } }, body: { deleted } })),
    async onSuccess({ unread }) {
      takeUnread(queries, unread);
      await askAgain();
    },
  });
}
