import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { AlertDialog } from '@quetzal/ui/alert-dialog';
import { DescriptionList } from '@quetzal/ui/description-list';
import { ShieldCheckIcon } from '@quetzal/ui/icons';
import { Skeleton } from '@quetzal/ui/skeleton';
import { useErrorText } from '@quetzal/web-kit/form';
import { useLimits } from '#shared/limits/limits.queries.ts';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { useLimitText } from './limit-words.ts';
import { useNoteReview } from './limits.queries.ts';

/** From time to time: the limits that hold, and whether they are still right (T041). */
export function ReviewDialog({ onChange }: { onChange: () => void }) {
  const { t } = useTranslation('limits');
  const errorText = useErrorText();
  const note = useNoteReview();
  const change = () => {
    note.mutate();
    onChange();
  };
  return (
    <AlertDialog
      open
      onOpenChange={change}
      icon={<ShieldCheckIcon />}
      title={t('review.title')}
      description={t('review.detail')}
      confirmLabel={t('review.fine')}
      cancelLabel={t('review.change')}
      busy={note.isPending}
      busyLabel={t('review.busy')}
      onConfirm={() => note.mutate()}
    >
      <HeldLimits />
      {note.error !== null && <Alert tone="danger">{errorText(note.error)}</Alert>}
    </AlertDialog>
  );
}

function HeldLimits() {
  const { t } = useTranslation('limits');
  const valueText = useLimitText();
  const { data, error, refetch } = useLimits();
  if (data === undefined) {
    if (error !== null) return <RegionError title={t('load_failed')} error={error} onRetry={() => void refetch()} />;
    return <Skeleton className="h-20" />;
  }
  const held = data.limits.flatMap((limit) =>
    limit.binding === null
      ? []
      : [{ key: limit.name, term: t(`names.${limit.name}`), detail: valueText(limit, limit.binding) }],
  );
  return held.length === 0 ? <p className="text-fg-2">{t('review.none')}</p> : <DescriptionList items={held} />;
}
