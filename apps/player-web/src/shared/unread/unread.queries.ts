import { unwrap, useApi } from '@quetzal/web-kit/api';
import { useSession } from '@quetzal/web-kit/session';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Key of everything about messages of the platform; the count of unread ones lies below it. */
export const messagesKey = ['messages'] as const;

/** Key of how many are unread. */
export const unreadKey = [...messagesKey, 'unread'] as const;

/** How many messages of the platform are unread; 0 for visitors, trial accounts (spec 4), and sites without messages. */
export function useUnreadCount(): number {
  const api = useApi();
  const { hasAccount } = useSession();
  const { flags } = useSiteInfo();
  const isCounted = hasAccount && flags['INBOX3'] === true;
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: ({ signal }) => unwrap(api.GET('/wps/relay/CSP_unreadCount', { signal })),
    enabled: isCounted,
  });
  // A query that is forgotten while it is shown still has its last answer: that of the member who left.
  return (isCounted && data?.unread) || 0;
}

/** Takes over the count that the server announced; when more are unread than were known, one came: the lists are asked for again. */
export function useTakeUnread(): (announced: { unread: number }) => void {
  const queries = useQueryClient();
  return useCallback(
    (announced) => {
      const known = queries.getQueryData<{ unread: number }>(unreadKey);
      queries.setQueryData(unreadKey, announced);
      // What was read elsewhere stays in the list of unread ones that somebody looks at.
      if (known !== undefined && announced.unread <= known.unread) return;
      void queries.invalidateQueries({ queryKey: [...messagesKey, 'list'] });
    },
    [queries],
  );
}
