import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { SegmentedControl } from '@quetzal/ui/segmented-control';
import { AmountField } from '#shared/amount/amount-field.tsx';
import { WayList } from './way-list.tsx';
import { limitPeriods, type FirstLimit } from './use-first-limit.ts';
import { useWayTo } from './use-way-to.ts';

/** The form that the button of this step sends. */
export const limitFormId = 'welcome-limit';

/** Asks for a deposit limit before anything is paid in (T036). Not now is an answer, too. */
export function LimitStep({ limit }: { limit: FirstLimit }) {
  const { t } = useTranslation('limits');
  const wayTo = useWayTo();
  if (limit.isSet) return <Alert tone="success" title={t('told.now')} />;
  return (
    <form id={limitFormId} noValidate onSubmit={limit.submit} className="grid gap-4">
      <SegmentedControl
        label={t('prompt.period')}
        fullWidth
        options={limitPeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
        value={limit.period}
        onValueChange={limit.choosePeriod}
      />
      <AmountField
        label={t('prompt.amount')}
        error={limit.isMissing ? t('form.required') : undefined}
        value={limit.value}
        onValueChange={limit.type}
      />
      {limit.refusal !== null && <Alert tone="danger">{limit.refusal}</Alert>}
      <WayList ways={[{ name: 'all', title: t('prompt.all'), href: wayTo('limits') }]} />
    </form>
  );
}
