import { useState } from 'react';
import { useDeleteMessage } from './messages.queries.ts';
import type { MessageChange } from './use-shown-messages.ts';

/** Takes messages away at once; the last one can be put back. `onChange` is told of both. */
export function useDeletion(onChange: (changed: MessageChange) => void) {
  const change = useDeleteMessage();
  const [lastId, setLastId] = useState<string | null>(null);
  const put = (id: string, deleted: boolean) =>
    change.mutate(
      { id, deleted },
      {
        onSuccess() {
          onChange({ id, change: deleted ? 'put_away' : 'put_back' });
          setLastId(deleted ? id : null);
        },
      },
    );
  return {
    /** The message that can be put back. */
    lastId,
    error: change.error,
    remove: (id: string) => put(id, true),
    putBack: () => {
      if (lastId !== null) put(lastId, false);
    },
    forget: () => setLastId(null),
  };
}
