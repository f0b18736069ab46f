import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Dialog } from '@quetzal/ui/dialog';
import { NumberField } from '@quetzal/ui/number-field';
import { FormRefusal } from '@quetzal/web-kit/form';
import { useFormat } from '@quetzal/web-kit/format';
import type { Ref } from 'react';
import { AmountField } from '#shared/amount/amount-field.tsx';
import { useLimitMeaning, useLimitText } from './limit-words.ts';
import type { Limit } from './limits.wire.ts';
import { useLimitForm } from './use-limit-form.ts';

const minutesMax = 1440;

/** Sets, changes or removes one limit, and says beforehand from when that holds. */
export function LimitDialog({ limit, onClose }: { limit: Limit; onClose: () => void }) {
  const { t } = useTranslation(['limits', 'common']);
  const valueText = useLimitText();
  const form = useLimitForm(limit, onClose);
  const { value, setValue, fieldRef, verdict, error, refusal, isSaving, isRemoving, submit, remove, leave } = form;
  const meaning = useLimitMeaning()(limit.name);
  const isWaitingForRemoval = limit.pending?.kind === 'removal';
  return (
    <Dialog open onOpenChange={leave} size="sm" title={t(`names.${limit.name}`)} closeLabel={t('common:actions.close')}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <ValueField ref={fieldRef} {...{ limit, value, error, onValueChange: setValue }} />
        {limit.site !== null && (
          <p className="text-sm text-fg-3">{t('site_too', { site: valueText(limit, limit.site) })}</p>
        )}
        <p role="status" className="min-h-10 text-sm text-fg-2">
          {verdict === null
            ? meaning
            : t(`form.${verdict}`, { current: limit.own === null ? '' : valueText(limit, limit.own) })}
        </p>
        {refusal !== null && <FormRefusal>{refusal}</FormRefusal>}
        <Button type="submit" size="lg" fullWidth busy={isSaving} busyLabel={t('form.saving')}>
          {t('form.save')}
        </Button>
        {limit.own !== null && !isWaitingForRemoval && (
          <div className="grid gap-1.5 border-t border-line pt-4">
            <Button variant="secondary" onClick={remove} busy={isRemoving}>
              {t('form.remove')}
            </Button>
            <p className="text-xs text-fg-3">{t('form.remove_hint')}</p>
          </div>
        )}
      </form>
    </Dialog>
  );
}

interface ValueFieldProps {
  ref: Ref<HTMLInputElement>;
  limit: Limit;
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
}

function ValueField({ ref, limit, value, error, onValueChange }: ValueFieldProps) {
  const { t } = useTranslation('limits');
  const { locale } = useFormat();
  if (limit.unit === 'money')
    return <AmountField ref={ref} label={t('form.value')} {...{ value, error, onValueChange }} />;
  return (
    <NumberField
      ref={ref}
      label={t('form.minutes')}
      locale={locale}
      error={error}
      value={value === '' ? null : Number(value)}
      onValueChange={(next) => onValueChange(next === null ? '' : String(next))}
      min={1}
      max={minutesMax}
      keepsOutOfRange
      step={5}
      format={{ maximumFractionDigits: 0 }}
      stepLabels={{ decrease: t('form.less'), increase: t('form.more') }}
    />
  );
}
