/** Compact rows for a mouse, tall ones for a thumb: the portal is dense from 48rem on and only there. */
export function followDensity(page: HTMLElement = document.documentElement): void {
  const wide = window.matchMedia('(width >= 48rem)');
  const apply = () => {
    if (wide.matches) page.dataset['density'] = 'compact';
    else delete page.dataset['density'];
  };
  wide.addEventListener('change', apply);
  apply();
}
