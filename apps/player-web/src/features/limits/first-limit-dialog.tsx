import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { Dialog } from '@quetzal/ui/dialog';
import { MoneyField } from '@quetzal/ui/money-field';
import { SegmentedControl } from '@quetzal/ui/segmented-control';
import { useErrorText } from '@quetzal/web-kit/form';
import { useFormat } from '@quetzal/web-kit/format';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { useState, type FormEvent } from 'react';
import { unitsOf } from '#shared/amount/units-of.ts';
import { notices } from '#shared/notices/notice-store.ts';
import { useSetLimit } from './limits.queries.ts';

const periods = ['day', 'week', 'month'] as const;
type Period = (typeof periods)[number];

interface FirstLimitDialogProps {
  onDone: () => void;
  /** To every limit and pause. */
  onAll: () => void;
}

/** Asks a newcomer for a deposit limit before anything is paid in (T036). Not now is an answer, too. */
export function FirstLimitDialog({ onDone, onAll }: FirstLimitDialogProps) {
  const { t } = useTranslation(['limits', 'common']);
  const { locale } = useFormat();
  const { currency, currencySymbol } = useSiteInfo();
  const errorText = useErrorText();
  const set = useSetLimit();
  const [period, setPeriod] = useState<Period>('day');
  const [value, setValue] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const typed = value.replace(/\.$/, '');
  const isMissing = unitsOf(typed, currency) === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (isMissing) return;
    const onSuccess = () => {
      notices.notify({ tone: 'success', title: t('told.now') });
      onDone();
    };
    set.mutate({ name: `deposit_${period}`, value: typed }, { onSuccess });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onDone();
      }}
      size="sm"
      title={t('prompt.title')}
      description={t('prompt.detail')}
      closeLabel={t('common:actions.close')}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <SegmentedControl
          label={t('prompt.period')}
          fullWidth
          options={periods.map((offered) => ({ value: offered, label: t(`periods.${offered}`) }))}
          value={period}
          onValueChange={(next) => setPeriod(periods.find((offered) => offered === next) ?? 'day')}
        />
        <MoneyField
          label={t('prompt.amount')}
          locale={locale}
          error={wasSent && isMissing ? t('form.required') : undefined}
          {...{ currency, currencySymbol, value, onValueChange: setValue }}
        />
        {set.error !== null && <Alert tone="danger">{errorText(set.error)}</Alert>}
        <div className="grid grid-cols-2 gap-2.5">
          <Button variant="secondary" onClick={onDone}>
            {t('prompt.later')}
          </Button>
          <Button type="submit" busy={set.isPending} busyLabel={t('form.saving')}>
            {t('prompt.save')}
          </Button>
        </div>
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-center"
          onClick={() => {
            onDone();
            onAll();
          }}
        >
          {t('prompt.all')}
        </Button>
      </form>
    </Dialog>
  );
}
