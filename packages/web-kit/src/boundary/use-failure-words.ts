import { useTranslation } from '@quetzal/i18n/react';
import type { Failure } from './error-boundary.tsx';

/** What to say about a failure, for a dialog or an error state. */
export interface FailureWords {
  title: string;
  detail: string;
  retryLabel: string;
}

/** The sentences for a failure that an ErrorBoundary caught. */
export function useFailureWords(kind: Failure['kind']): FailureWords {
  const { t } = useTranslation('common');
  if (kind === 'chunk')
    return { title: t('failure.chunk_title'), detail: t('failure.chunk_detail'), retryLabel: t('actions.reload') };
  return { title: t('failure.page_title'), detail: t('failure.page_detail'), retryLabel: t('actions.retry') };
}
