import { isMotionReduced } from '@quetzal/ui/reduced-motion';

/** What a list that can be paged needs on its root, so that it can be shown from its start. */
export const pagedList = {
  role: 'group',
  tabIndex: -1,
  'data-paged-list': '',
  className: 'focus-ring',
} as const;

/** Brings the start of the list around a control into view when it has left it, and the focus with it: the keyboard goes on there. */
export function showStart(control: Element | null): void {
  const list = control?.closest<HTMLElement>('[data-paged-list]');
  if (!list) return;
  list.focus({ preventScroll: true });
  // The bar of the portal stays over the top of the page.
  const headroom = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (list.getBoundingClientRect().top >= headroom) return;
  list.scrollIntoView({ block: 'start', behavior: isMotionReduced() ? 'instant' : 'smooth' });
}
