import { useTranslation } from '@quetzal/i18n/react';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { useEffect } from 'react';

/** Puts the page's name into the tab of the browser. */
export function usePageTitle(page: string): void {
  const { t } = useTranslation('agent-shell');
  const { brand } = useSiteInfo();
  const title = t('page_title', { page, brand: brand.name });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
