import { useTranslation } from '@quetzal/i18n/react';
import { Arrival } from '@quetzal/web-kit/entry';
import { notices } from '#shared/notices/notice-store.ts';

/** Brings in who carries a ticket or is remembered; a ticket that is good for nothing is said. */
export function PlayerArrival({ by }: { by: 'ticket' | 'remembered' }) {
  const { t } = useTranslation('account-entry');
  return (
    <Arrival
      side="member"
      by={by}
      onRefused={(detail) => notices.notify({ tone: 'warn', title: t('arrival_failed'), detail })}
    />
  );
}
