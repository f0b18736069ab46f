import { useEffect } from 'react';
import { bringBack } from './bring-back.ts';

/** Brings back, without a reload, the parts of the page that did not come while the site or the connection was away. */
export function useSiteReturn(): void {
  useEffect(() => bringBack(), []);
}
