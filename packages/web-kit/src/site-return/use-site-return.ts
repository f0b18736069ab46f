import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bringBack } from './bring-back.ts';

/** Brings back, without a reload, the parts and the figures of the page that did not come while the site or the connection was away. */
export function useSiteReturn(): void {
  const queries = useQueryClient();
  useEffect(() => bringBack(queries), [queries]);
}
