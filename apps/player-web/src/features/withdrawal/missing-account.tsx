import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Card } from '@quetzal/ui/card';
import { IconPlate } from '@quetzal/ui/icon-plate';
import { CheckIcon, KeyRoundIcon, LandmarkIcon } from '@quetzal/ui/icons';
import type { ReactNode } from 'react';

interface MissingAccountProps {
  isPasswordSet: boolean;
  hasAccount: boolean;
  onSetPassword: () => void;
  onAdd: () => void;
}

/** What has to be there before the first withdrawal: the password that money leaves with, then where it goes. */
export function MissingAccount({ isPasswordSet, hasAccount, onSetPassword, onAdd }: MissingAccountProps) {
  const { t } = useTranslation(['withdrawal', 'my-account']);
  return (
    <section aria-labelledby="withdrawal-before">
      <h3 id="withdrawal-before" className="mb-2 font-semibold text-fg">
        {t('before.title')}
      </h3>
      <Card variant="inset" padding="none">
        <ol>
          <Item
            icon={<KeyRoundIcon />}
            title={t('before.password')}
            detail={t('before.password_detail')}
            isDone={isPasswordSet}
            action={<Button onClick={onSetPassword}>{t('before.set_password')}</Button>}
          />
          <Item
            icon={<LandmarkIcon />}
            title={t('before.account')}
            detail={t('my-account:payouts.own_name')}
            isDone={hasAccount}
            // An account is added with the password: its turn comes once there is one.
            action={isPasswordSet && <Button onClick={onAdd}>{t('add_account')}</Button>}
          />
        </ol>
      </Card>
    </section>
  );
}

interface ItemProps {
  icon: ReactNode;
  title: string;
  detail: string;
  isDone: boolean;
  action: ReactNode;
}

function Item({ icon, title, detail, isDone, action }: ItemProps) {
  const { t } = useTranslation('withdrawal');
  return (
    <li className="flex items-start gap-3.5 border-b border-line p-4 last:border-0">
      <IconPlate tone={isDone ? 'success' : 'accent'}>{isDone ? <CheckIcon /> : icon}</IconPlate>
      {/* What does not fit beside the words stands under them, not under the icon. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-3.5">
        <div className="min-w-0 flex-1 basis-48">
          <div className="font-semibold text-fg">{title}</div>
          <p className="text-sm text-fg-2">{isDone ? t('before.done') : detail}</p>
        </div>
        {!isDone && action}
      </div>
    </li>
  );
}
