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
import { pausesBeyond, type PauseHours } from './break-offers.ts';
import { usePause } from './limits.queries.ts';
import type { PlayBreak } from './limits.wire.ts';
import { useBeginBreak } from './use-begin-break.ts';

const hourMs = 3_600_000;

interface PauseCardProps {
  /** Pauses and exclusions so far: what would add nothing to them is not offered. */
  breaks: readonly PlayBreak[];
  onBreak: () => void;
}

/** A pause of a length to choose, which is asked about once more with its end before it begins. */
export function PauseCard({ breaks, onBreak }: PauseCardProps) {
  const { t } = useTranslation('limits');
  const [now] = useState(() => new Date());
  const offered = pausesBeyond(breaks, now);
  const [chosen, setChosen] = useState<PauseHours>();
  const hours = offered.find((length) => length === chosen) ?? offered[0];
  const [untilMs, setUntil] = useState<number | null>(null);
  return (
    <Card variant="inset" padding="lg" asChild>
      <section className="grid gap-4">
        <CardHeader headingLevel="h3" title={t('pause.title')} detail={t('pause.detail')} className="mb-0" />
        {hours === undefined ? (
          <p className="text-sm text-fg-2">{t('standing.longest')}</p>
        ) : (
          <>
            <RadioCards
              label={t('pause.length')}
              name="pause"
              layout="tiles"
              value={hours}
              onValueChange={(next) => setChosen(offered.find((length) => length === next))}
              options={offered.map((length) => ({ value: length, title: t(`pause.terms.${length}`) }))}
            />
            <Button
              variant="secondary"
              className="justify-self-start max-md:justify-self-stretch"
              onClick={() => setUntil(Date.now() + Number(hours) * hourMs)}
            >
              {t('pause.start')}
            </Button>
          </>
        )}
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
  return (
    <AlertDialog
      open
      onOpenChange={() => {
        if (!isBusy) onClose();
      }}
      tone="warn"
      icon={<ClockIcon />}
      title={t('pause.ask_title', { until })}
      description={t('pause.ask_detail')}
      confirmLabel={t('pause.confirm')}
      cancelLabel={t('common:actions.cancel')}
      busy={isBusy}
      busyLabel={t('pause.busy')}
      onConfirm={() => void begin(() => pause.mutateAsync(hours))}
    >
      {error !== null && <Alert tone="danger">{errorText(error)}</Alert>}
    </AlertDialog>
  );
}
