import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { AlertDialog } from '@quetzal/ui/alert-dialog';
import { Button } from '@quetzal/ui/button';
import { Card, CardHeader } from '@quetzal/ui/card';
import { ClockIcon } from '@quetzal/ui/icons';
import { RadioCards } from '@quetzal/ui/radio-cards';
import { useErrorText } from '@quetzal/web-kit/form';
import { useFormat } from '@quetzal/web-kit/format';
import { useState } from 'react';
import { usePause } from './limits.queries.ts';
import { useBeginBreak } from './use-begin-break.ts';

const lengths = ['24', '72', '168', '336', '720', '1008'] as const;
type Length = (typeof lengths)[number];
const hourMs = 3_600_000;

/** A pause of a length to choose, which is asked about once more with its end before it begins. */
export function PauseCard({ onBreak }: { onBreak: () => void }) {
  const { t } = useTranslation('limits');
  const [hours, setHours] = useState<Length>('24');
  const [untilMs, setUntil] = useState<number | null>(null);
  return (
    <Card variant="inset" padding="lg" asChild>
      <section className="grid gap-4">
        <CardHeader headingLevel="h3" title={t('pause.title')} detail={t('pause.detail')} className="mb-0" />
        <RadioCards
          label={t('pause.length')}
          name="pause"
          layout="tiles"
          value={hours}
          onValueChange={(next) => setHours(lengths.find((length) => length === next) ?? '24')}
          options={lengths.map((length) => ({ value: length, title: t(`pause.terms.${length}`) }))}
        />
        <Button
          variant="secondary"
          className="justify-self-start max-md:justify-self-stretch"
          onClick={() => setUntil(Date.now() + Number(hours) * hourMs)}
        >
          {t('pause.start')}
        </Button>
        {untilMs !== null && (
          <PauseDialog hours={Number(hours)} untilMs={untilMs} onBreak={onBreak} onClose={() => setUntil(null)} />
        )}
      </section>
    </Card>
  );
}

interface PauseDialogProps {
  hours: number;
  untilMs: number;
  onBreak: () => void;
  onClose: () => void;
}

function PauseDialog({ hours, untilMs, onBreak, onClose }: PauseDialogProps) {
  const { t } = useTranslation(['limits', 'common']);
  const { dateTime } = useFormat();
  const errorText = useErrorText();
  const pause = usePause();
  const { begin, error, isBusy } = useBeginBreak(onBreak);
  const until = dateTime(untilMs);
  const words = { title: t('pause.done'), detail: t('pause.done_detail', { until }) };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open && !isBusy) onClose();
      }}
      tone="warn"
      icon={<ClockIcon />}
      title={t('pause.ask_title', { until })}
      description={t('pause.ask_detail')}
      confirmLabel={t('pause.confirm')}
      cancelLabel={t('common:actions.cancel')}
      busy={isBusy}
      busyLabel={t('pause.busy')}
      onConfirm={() => void begin(() => pause.mutateAsync(hours), words)}
    >
      {error !== null && <Alert tone="danger">{errorText(error)}</Alert>}
    </AlertDialog>
  );
}
