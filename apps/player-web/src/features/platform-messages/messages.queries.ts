import { unwrap, useApi } from '@quetzal/web-kit/api';
import { useInfiniteQuery, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { messagesKey, unreadKey } from '#shared/unread/unread.queries.ts';
import type { ValueOf } from '#shared/wire/answer.ts';

/** A message of the platform; its text is plain, one paragraph a line. */
export type Message = ValueOf<'listMessages'>['content'][number];

const pageSize = 20;
const takeUnread = (queries: QueryClient, unread: number) => queries.setQueryData(unreadKey, { unread });

/** The messages, newest first, page after page. */
export function useMessages(unreadOnly: boolean) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...messagesKey, 'list', unreadOnly],
    queryFn: ({ signal, pageParam: pageNum }) =>
      unwrap(api.GET('/wps/relay/CSP_getInbox', { signal, params: { query: { pageNum, pageSize, unreadOnly } } })),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
    select: ({ pages }) => ({
      messages: pages.flatMap(({ content }) => content),
      total: pages.at(-1)?.totalElements ?? 0,
    }),
    // Others may have come while the panel was closed.
    staleTime: 0,
  });
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
  return useMutation({
    mutationFn: () => unwrap(api.PUT('/wps/v2/member/messages/read')),
    async onSuccess({ unread }) {
      takeUnread(queries, unread);
      await queries.invalidateQueries({ queryKey: [...messagesKey, 'list'] });
    },
  });
}

/** Takes a message away, or puts one back. */
export function useDeleteMessage() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, deleted }: { id: string; deleted: boolean }) =>
      unwrap(api.PUT('/wps/v2/member/messages/{id}/deleted', { params: { path: { id } }, body: { deleted } })),
    async onSuccess({ unread }) {
      takeUnread(queries, unread);
      await queries.invalidateQueries({ queryKey: [...messagesKey, 'list'] });
    },
  });
}
