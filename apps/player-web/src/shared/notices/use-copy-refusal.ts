import { useTranslation } from '@quetzal/i18n/react';
import { notices } from './notice-store.ts';

/** Says that the browser did not let a text be copied. */
export function useCopyRefusal(): () => void {
  const { t } = useTranslation('common');
  return () => notices.notify({ tone: 'danger', title: t('actions.copy_failed') });
}
