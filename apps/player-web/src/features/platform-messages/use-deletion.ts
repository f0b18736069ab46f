import { useState } from 'react';
import { useDeleteMessage } from './messages.queries.ts';

/** Takes messages away at once; the last one can be put back. */
export function useDeletion() {
  const change = useDeleteMessage();
  const [lastId, setLastId] = useState<string | null>(null);
  return {
    /** The message that can be put back. */
    lastId,
    error: change.error,
    remove: (id: string) => change.mutate({ id, deleted: true }, { onSuccess: () => setLastId(id) }),
    putBack: () => {
      if (lastId !== null) change.mutate({ id: lastId, deleted: false }, { onSuccess: () => setLastId(null) });
    },
    forget: () => setLastId(null),
  };
}
