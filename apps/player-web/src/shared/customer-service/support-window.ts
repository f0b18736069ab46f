import type { MouseEvent } from 'react';

const windowFeatures = 'popup,width=440,height=750';

/**
 * Opens a way to reach people in a small window of its own, so that the page stays; the window cannot reach back. What
 * is no page (mail, telephone), a press that asks for a tab, and a browser that lets no window open are left to the link.
 */
export function openSupportWindow(event: MouseEvent, href: string): void {
  if (!href.startsWith('https:') || event.metaKey || event.ctrlKey || event.shiftKey) return;
  // A window that is opened with `noopener` is never told of, so that one could not know that it was blocked.
  const opened = window.open('', '_blank', windowFeatures);
  if (opened === null) return;
  event.preventDefault();
  opened.opener = null;
  opened.location.replace(href);
}
