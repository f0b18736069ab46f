import { useTranslation } from '@quetzal/i18n/react';
import { TabPanel, Tabs } from '@quetzal/ui/tabs';
import { useState } from 'react';
import { useFlag } from '../site-info/index.ts';
import type { Side } from './entry.wire.ts';
import { ForgotByMail } from './forgot-by-mail.tsx';
import { ForgotByPhone } from './forgot-by-phone.tsx';
import type { FinishedLogin } from './use-login-flow.ts';

interface ForgotPasswordFormsProps {
  side: Side;
  /** The password was set by a code, which logged the member in. */
  onDone: (login: FinishedLogin) => void;
  /** Back to the login. */
  onBack: () => void;
  /** The way to begin with; left out, by text where the site has it. */
  firstWay?: 'phone' | 'mail';
  /** Pictures of flags beside countries; left out, there are none. */
  flagSrc?: (countryCode: string) => string;
}

/** The ways to a new password for who forgot theirs: by text where the site has it, and by mail. */
export function ForgotPasswordForms({ side, onDone, onBack, firstWay, flagSrc }: ForgotPasswordFormsProps) {
  const { t } = useTranslation('account-entry');
  const canCode = useFlag('PWRESETSMS3');
  const canReset = useFlag('CHNGPASSVERIF3');
  const hasPhone = canCode && canReset;
  const [chosen, setWay] = useState<string | null>(null);
  // After a change of tabs the focus stays on the tab that was pressed.
  const autoFocus = chosen === null;
  const items = [
    ...(hasPhone ? [{ value: 'phone', label: t('forgot.by_phone') }] : []),
    { value: 'mail', label: t('forgot.by_mail') },
  ];
  const first = hasPhone ? (firstWay ?? 'phone') : 'mail';
  return (
    <Tabs label={t('forgot.ways')} items={items} value={chosen ?? first} onValueChange={setWay}>
      {hasPhone && (
        <TabPanel value="phone">
          <ForgotByPhone {...{ side, onDone, autoFocus }} {...(flagSrc === undefined ? {} : { flagSrc })} />
        </TabPanel>
      )}
      <TabPanel value="mail">
        <ForgotByMail onSent={onBack} autoFocus={autoFocus} />
      </TabPanel>
    </Tabs>
  );
}
