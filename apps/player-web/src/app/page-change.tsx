import { usePageFocus } from './use-page-focus.ts';
import { usePagePlace } from './use-page-place.ts';

/** Where the window and the keyboard stand when another page is shown. Shows nothing itself. */
export function PageChange({ pageId }: { pageId: string }) {
  usePageFocus(pageId);
  usePagePlace();
  return null;
}
