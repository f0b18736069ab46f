import { useTranslation } from '@quetzal/i18n/react';
import { EmptyState } from '@quetzal/ui/empty-state';
import { LockIcon } from '@quetzal/ui/icons';
import { Skeleton } from '@quetzal/ui/skeleton';
import { useFlag } from '@quetzal/web-kit/site-info';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { useRegistrationRules } from './account-entry.queries.ts';
import { RegistrationFields } from './registration-fields.tsx';

interface RegisterFormProps {
  onDone: (account: string) => void;
  onLogin: () => void;
}

/** The registration form; its fields come from the server. */
export function RegisterForm({ onDone, onLogin }: RegisterFormProps) {
  const { t } = useTranslation('account-entry');
  const isOpen = useFlag('DIRECTREG3');
  const { data: rules, error, isPending, refetch } = useRegistrationRules();
  if (!isOpen) return <EmptyState icon={<LockIcon />} title={t('closed_title')} detail={t('closed_detail')} />;
  if (isPending) return <FormSkeleton />;
  if (error !== null) return <RegionError title={t('rules_failed')} error={error} onRetry={() => void refetch()} />;
  return <RegistrationFields rules={rules} onDone={onDone} onLogin={onLogin} />;
}

function FormSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5">
      {[0, 1, 2, 3].map((index) => (
        <div key={index} className="grid gap-2">
          <Skeleton shape="line" className="w-28" />
          <Skeleton className="h-11 rounded-md" />
        </div>
      ))}
    </div>
  );
}
