import { useTranslation } from '@quetzal/i18n/react';
import type { FinishedLogin } from '@quetzal/web-kit/entry';
import { useFormat } from '@quetzal/web-kit/format';
import { useCallback } from 'react';
import { notices } from '#shared/notices/notice-store.ts';

/** Welcomes who came in: newcomers with what they can do next, others with their last visit, which they would know. */
export function useGreeting(): (login: FinishedLogin, isNew?: boolean) => void {
  const { t } = useTranslation('account-entry');
  const { dateTime } = useFormat();
  return useCallback(
    ({ member: { account, isTrial }, value: { previousLogin } }, isNew = false) => {
      const bidi = `\u2068${account}\u2069`;
      if (isTrial) {
        notices.notify({ tone: 'info', title: t('welcome_trial'), detail: t('welcome_trial_detail') });
        return;
      }
      if (isNew) {
        const title = t('welcome_new', { account: bidi });
        notices.notify({ tone: 'success', title, detail: t('welcome_new_detail') });
        return;
      }
      const title = t('welcome_back', { account: bidi });
      const detail = previousLogin === undefined ? undefined : t('last_visit', { at: dateTime(previousLogin.at) });
      notices.notify({ tone: 'success', title, detail });
    },
    [t, dateTime],
  );
}
