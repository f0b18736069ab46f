import { useNoFormForMembers } from './use-no-form-for-members.ts';
import { usePageFocus } from './use-page-focus.ts';
import { usePagePlace } from './use-page-place.ts';

/**
 * Where the window and the keyboard stand when another page is shown, and what no longer belongs into its address. Shows
 * nothing itself.
 */
export function PageChange({ pageId }: { pageId: string }) {
  usePageFocus(pageId);
  usePagePlace();
  useNoFormForMembers();
  return null;
}
