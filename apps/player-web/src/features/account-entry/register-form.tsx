import { useTranslation } from '@quetzal/i18n/react';
import { EmptyState } from '@quetzal/ui/empty-state';
import { LockIcon } from '@quetzal/ui/icons';
import { Skeleton } from '@quetzal/ui/skeleton';
import { TabPanel, Tabs } from '@quetzal/ui/tabs';
import { useFieldRules, type FinishedLogin } from '@quetzal/web-kit/entry';
import { useFlag } from '@quetzal/web-kit/site-info';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RegionError } from '#shared/region-error/region-error.tsx';
import type { RegistrationKind } from './account-entry.wire.ts';
import { OtherForm } from './other-form.tsx';
import { RegistrationFields } from './registration-fields.tsx';
import { ThirdPartyRegistration } from './third-party-registration.tsx';

interface RegisterFormProps {
  onDone: (login: FinishedLogin) => void;
  onLogin: () => void;
}

/** The ways to an account that the site has, by mobile number and by user name; the fields come from the server. */
export function RegisterForm({ onDone, onLogin }: RegisterFormProps) {
  const { t } = useTranslation('account-entry');
  const [params] = useSearchParams();
  const isOpen = useFlag('DIRECTREG3');
  const kinds = useRegistrationKinds();
  const [chosen, setKind] = useState<string | null>(null);
  const { data: rules, error, isPending, refetch } = useFieldRules();
  const kind = kinds.find((one) => one === chosen) ?? kinds[0];
  if (!isOpen || kind === undefined)
    return <EmptyState icon={<LockIcon />} title={t('closed_title')} detail={t('closed_detail')} />;
  if (isPending) return <FormSkeleton />;
  if (error !== null) return <RegionError title={t('rules_failed')} error={error} onRetry={() => void refetch()} />;
  const ticket = params.get('thirdParty');
  return (
    <div className="grid gap-4">
      {ticket === null ? (
        <Tabs
          label={t('kinds.label')}
          items={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={kind}
          onValueChange={setKind}
        >
          {/* One form for both: what is typed goes along. */}
          <TabPanel value={kind}>
            <RegistrationFields kind={kind} rules={rules} onDone={onDone} autoFocus={chosen === null} />
          </TabPanel>
        </Tabs>
      ) : (
        <ThirdPartyRegistration ticket={ticket} rules={rules} onDone={onDone} />
      )}
      <OtherForm question={t('have_account')} label={t('tab_login')} onSelect={onLogin} />
    </div>
  );
}

function useRegistrationKinds(): RegistrationKind[] {
  const byMobile = useFlag('MOBILENUMREG3');
  const byName = useFlag('USERNAMEREG3');
  return [...(byMobile ? (['mobile'] as const) : []), ...(byName ? (['username'] as const) : [])];
}

function FormSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-10.5 rounded-md" />
      {[0, 1, 2, 3, 4].map((index) => (
        <div key={index} className="grid gap-2">
          <Skeleton shape="line" className="w-28" />
          <Skeleton className="h-11 rounded-md" />
        </div>
      ))}
      <Skeleton className="h-12 rounded-md" />
    </div>
  );
}
