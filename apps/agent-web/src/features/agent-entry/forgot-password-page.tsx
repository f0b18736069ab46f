import { useTranslation } from '@quetzal/i18n/react';
import { ChevronLeftIcon } from '@quetzal/ui/icons';
import { Link } from '@quetzal/ui/link';
import { ForgotPasswordForms } from '@quetzal/web-kit/entry';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { flagOf } from '#shared/flag/flag-of.ts';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { paths } from '#shared/paths/paths.ts';
import { EntryFrame } from './entry-frame.tsx';

/** The ways to a new password. A code to the phone logs in at once; a mailed link leads to the player site. */
export function ForgotPasswordPage({ preferences }: { preferences: ReactNode }) {
  const { t } = useTranslation('account-entry');
  const navigate = useNavigate();
  usePageTitle(t('forgot.title'));
  return (
    <EntryFrame title={t('forgot.title')} detail={t('forgot.detail')} preferences={preferences}>
      <ForgotPasswordForms
        side="agent"
        onDone={() => void navigate(paths.overview, { replace: true })}
        onBack={() => void navigate(paths.login)}
        flagSrc={flagOf}
      />
      <Link
        href={paths.login}
        className="inline-flex min-h-6 items-center gap-1 justify-self-start rounded-xs text-sm font-semibold text-accent-text hover:underline focus-ring"
      >
        <ChevronLeftIcon className="size-4 rtl:-scale-x-100" />
        {t('forgot.back')}
      </Link>
    </EntryFrame>
  );
}
