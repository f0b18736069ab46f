import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { useErrorText } from '@quetzal/web-kit/form';
import { useFormat } from '@quetzal/web-kit/format';
import { notices } from '#shared/notices/notice-store.ts';
import { useLimitText } from './limit-words.ts';
import { useSetLimit } from '#shared/limits/set-limit.queries.ts';
import { useConfirmLimit } from './limits.queries.ts';
import type { Limit } from './limits.wire.ts';

/** A looser limit that was asked for: when it can be confirmed, the button once it can, and the way to leave things as they are. */
export function PendingChange({ limit, pending }: { limit: Limit; pending: NonNullable<Limit['pending']> }) {
  const { t } = useTranslation('limits');
  const { dateTime } = useFormat();
  const valueText = useLimitText();
  const errorText = useErrorText();
  const confirm = useConfirmLimit();
  const keep = useSetLimit();
  const { name, own } = limit;
  const named = { name: t(`names.${name}`) };
  const failure = confirm.error ?? keep.error;
  const tell = (title: string) => notices.notify({ tone: 'success', title });
  const isRipe = pending.state === 'confirmable';
  return (
    <div className="grid gap-2.5 rounded-md bg-warn-soft px-3.5 py-3 text-sm text-fg">
      <p role="status">
        {pending.value === null ? t('pending.removal') : t('pending.raise', { value: valueText(limit, pending.value) })}{' '}
        {isRipe
          ? t('pending.confirmable', { until: dateTime(pending.confirmableUntil) })
          : t('pending.cooling', { from: dateTime(pending.confirmableFrom) })}
      </p>
      {failure !== null && <Alert tone="danger">{errorText(failure)}</Alert>}
      <div className="flex flex-wrap gap-2">
        {isRipe && (
          <Button
            size="sm"
            busy={confirm.isPending}
            aria-label={t('pending.confirm_named', named)}
            onClick={() => confirm.mutate(name, { onSuccess: () => tell(t('told.confirmed')) })}
          >
            {t('pending.confirm')}
          </Button>
        )}
        {own !== null && (
          <Button
            size="sm"
            variant="secondary"
            busy={keep.isPending}
            aria-label={t('pending.keep_named', named)}
            onClick={() => keep.mutate({ name, value: own }, { onSuccess: () => tell(t('told.kept')) })}
          >
            {t('pending.keep')}
          </Button>
        )}
      </div>
    </div>
  );
}
