import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { SwitchField } from '@quetzal/ui/switch-field';
import { useErrorText } from '../form/index.ts';
import { SecurityCard, type SecurityCardPlace } from './security-card.tsx';
import { useSecurityConfig, useSetLoginNotices } from './security.queries.ts';

/** Whether the person hears of sign-ins from a new device or address. */
export function LoginNoticeSwitch({ headingLevel }: SecurityCardPlace) {
  const { t } = useTranslation('security');
  const errorText = useErrorText();
  const config = useSecurityConfig();
  const set = useSetLoginNotices();
  // The switch shows what was chosen while the server is being told.
  const isOn = set.isPending ? set.variables : (config.data?.loginNotices ?? false);
  return (
    <SecurityCard {...{ headingLevel, query: config }} title={t('notices.title')} detail={t('notices.detail')}>
      {() => (
        <>
          <SwitchField
            label={t('notices.label')}
            checked={isOn}
            onCheckedChange={(next) => {
              if (!set.isPending) set.mutate(next);
            }}
          />
          {set.isError && (
            <Alert tone="danger" className="mt-3">
              {errorText(set.error)}
            </Alert>
          )}
          <output className="sr-only">{set.isSuccess && t(isOn ? 'notices.on' : 'notices.off')}</output>
        </>
      )}
    </SecurityCard>
  );
}
