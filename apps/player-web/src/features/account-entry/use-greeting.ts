import { useTranslation } from '@quetzal/i18n/react';
import type { FinishedLogin } from '@quetzal/web-kit/entry';
import { useFormat } from '@quetzal/web-kit/format';
import { useCallback } from 'react';
import { notices } from '#shared/notices/notice-store.ts';

/**
 * Greets who came in: members with their last visit, which they would know, or with `news` of how they came in. Newcomers
 * are welcomed in a dialog of its own.
 */
export function useGreeting(): (login: FinishedLogin, news?: string) => void {
  const { t } = useTranslation('account-entry');
  const { dateTime } = useFormat();
  return useCallback(
    ({ member: { account, isTrial }, value: { previousLogin, welcomeDue } }, news) => {
      const bidi = `\u2068${account}\u2069`;
      if (isTrial) {
        notices.notify({ tone: 'info', title: t('welcome_trial'), detail: t('welcome_trial_detail') });
        return;
      }
      if (welcomeDue === true) return;
      const title = t('welcome_back', { account: bidi });
      const visit = previousLogin === undefined ? undefined : t('last_visit', { at: dateTime(previousLogin.at) });
      notices.notify({ tone: 'success', title, detail: news ?? visit });
    },
    [t, dateTime],
  );
}
