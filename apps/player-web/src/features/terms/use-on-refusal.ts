import { ApiError } from '@quetzal/web-kit/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** Calls back whenever the server refuses any call of the page with this code. */
export function useOnRefusal(code: string, onRefusal: () => void): void {
  const queries = useQueryClient();
  const tell = useEffectEvent((error: unknown) => {
    if (error instanceof ApiError && error.code === code) onRefusal();
  });
  useEffect(() => {
    const stops = [
      queries.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') tell(event.action.error);
      }),
      queries.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') tell(event.action.error);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queries]);
}
