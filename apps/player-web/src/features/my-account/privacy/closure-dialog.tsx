import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { CheckboxField } from '@quetzal/ui/checkbox-field';
import { useFormat } from '@quetzal/web-kit/format';
import { type Confirmation, ConfirmationDialog } from '@quetzal/web-kit/security';
import { useSession } from '@quetzal/web-kit/session';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePersonalCenter } from '#shared/address-params/use-overlays.ts';
import { useBalance } from '#shared/balance/balance.queries.ts';
import { endNotice } from '#shared/notices/end-notice.ts';
import { notices } from '#shared/notices/notice-store.ts';
import { useCloseAccount } from '../my-account.queries.ts';

const consequences = ['money', 'bets', 'sessions', 'kept', 'return'] as const;

/** Closes the account: what has to be done before, what happens, and a last look at both. */
export function ClosureDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('my-account');
  const { money } = useFormat();
  const { logout } = useSession();
  const balance = useBalance();
  const close = useCloseAccount();
  const navigate = useNavigate();
  const { show } = usePersonalCenter();
  const [isUnderstood, setUnderstood] = useState(false);
  const [isMissed, setMissed] = useState(false);
  // The session may end before the answer comes, so nothing after it waits for this dialog to be there still.
  const leave = async (confirmation: Confirmation) => {
    endNotice.takeOver();
    try {
      await close.mutateAsync(confirmation);
    } catch (error) {
      endNotice.giveBack();
      throw error;
    }
    notices.notify({ tone: 'success', title: t('closure.done') });
    await navigate('/');
    await logout();
  };
  const isMoneyLeft = balance !== undefined && Number(balance.total) !== 0;
  return (
    <ConfirmationDialog
      title={t('closure.dialog_title')}
      detail={t('closure.dialog_detail')}
      submitLabel={t('closure.confirm')}
      tone="danger"
      onClose={onClose}
      checkFields={() => {
        setMissed(!isUnderstood);
        return isUnderstood;
      }}
      onConfirm={leave}
    >
      {isMoneyLeft && (
        <Alert
          tone="warn"
          action={
            <Button size="sm" variant="secondary" onClick={() => show('withdraw')}>
              {t('closure.withdraw')}
            </Button>
          }
        >
          {t('closure.money_left', { amount: money(balance.total) })}
        </Alert>
      )}
      <ul className="grid list-disc gap-1.5 ps-5 text-sm text-fg-2">
        {consequences.map((consequence) => (
          <li key={consequence}>{t(`closure.${consequence}`)}</li>
        ))}
      </ul>
      <CheckboxField
        label={t('closure.understood')}
        checked={isUnderstood}
        onCheckedChange={(checked) => {
          setUnderstood(checked);
          setMissed(false);
        }}
        error={isMissed ? t('closure.understood_required') : undefined}
      />
    </ConfirmationDialog>
  );
}
