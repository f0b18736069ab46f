import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { useEffect } from 'react';

/** Names the page in the browser's tab and history: "Inicio · Quetzal". */
export function usePageTitle(title: string): void {
  const { brand } = useSiteInfo();
  useEffect(() => {
    document.title = title === '' ? brand.name : `${title} · ${brand.name}`;
  }, [title, brand.name]);
}
