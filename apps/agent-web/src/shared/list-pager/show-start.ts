/** What a list that can be paged needs on its root, so that it can be shown from its start. */
export const pagedList = {
  role: 'group',
  tabIndex: -1,
  'data-paged-list': '',
  // The bar of the portal stays over the top of the page.
  className: 'scroll-mt-[calc(var(--q-header-h)+1rem)] focus-ring',
} as const;

/** Brings the start of the list around a pager into view when it has left it, and the focus with it: the keyboard goes on there. */
export function showStart(pager: Element | null): void {
  const list = pager?.closest<HTMLElement>('[data-paged-list]');
  if (!list) return;
  list.focus({ preventScroll: true });
  const headroom = Number.parseFloat(getComputedStyle(list).scrollMarginTop);
  if (list.getBoundingClientRect().top >= headroom) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  list.scrollIntoView({ block: 'start', behavior: isStill ? 'instant' : 'smooth' });
}
