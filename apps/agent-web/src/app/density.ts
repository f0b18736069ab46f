import { narrow } from '@quetzal/ui/narrow';

/** Compact rows for a mouse, tall ones for a thumb: the portal is dense where it is not narrow. */
export function followDensity(page: HTMLElement = document.documentElement): void {
  const small = matchMedia(narrow);
  const apply = () => {
    if (small.matches) delete page.dataset['density'];
    else page.dataset['density'] = 'compact';
  };
  small.addEventListener('change', apply);
  apply();
}
