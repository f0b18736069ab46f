import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { useState, type ReactNode } from 'react';

/** What a dialog says when the browser does not let a secret of it be copied: in place, since messages lie under a dialog. */
export function useCopyRefusal(): { note: ReactNode; tell: () => void } {
  const { t } = useTranslation('common');
  const [isRefused, setRefused] = useState(false);
  return {
    note: isRefused && <Alert tone="danger">{t('actions.copy_failed')}</Alert>,
    tell: () => setRefused(true),
  };
}
