import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Link } from '@quetzal/ui/link';
import { useFormat } from '@quetzal/web-kit/format';
import { useState } from 'react';
import { paths } from '#shared/paths/paths.ts';

interface PreviousLoginProps {
  /** ISO 8601. */
  at: string;
  /** Masked; null where it is not known. */
  ip: string | null;
}

/** When and from where the account was opened before this time, until it is put away. */
export function PreviousLogin({ at, ip }: PreviousLoginProps) {
  const { t } = useTranslation('security');
  const common = useTranslation('common');
  const format = useFormat();
  const [isAway, setIsAway] = useState(false);
  if (isAway) return null;
  const when = format.dateTime(at);
  return (
    <Alert
      tone="info"
      className="mb-4"
      title={t('sessions.previous_title')}
      onDismiss={() => setIsAway(true)}
      dismissLabel={common.t('notice.dismiss')}
    >
      {ip === null
        ? t('sessions.previous_at', { at: when })
        : t('sessions.previous', { at: when, ip: `\u2066${ip}\u2069` })}{' '}
      <Link href={paths.security} className="rounded-xs font-semibold text-accent-text hover:underline focus-ring">
        {t('sessions.previous_check')}
      </Link>
    </Alert>
  );
}
