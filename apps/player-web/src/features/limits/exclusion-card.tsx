import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Card, CardHeader } from '@quetzal/ui/card';
import { RadioCards } from '@quetzal/ui/radio-cards';
import { useState } from 'react';
import { ExclusionDialog } from './exclusion-dialog.tsx';
import { exclusionsBeyond } from './break-offers.ts';
import type { ExclusionTerm } from './exclusion-terms.ts';
import type { PlayBreak } from './limits.wire.ts';

interface ExclusionCardProps {
  /** Pauses and exclusions so far: what would add nothing to them is not offered. */
  breaks: readonly PlayBreak[];
  onBreak: () => void;
}

/** An exclusion of a length to choose; the next step tells what follows from it. */
export function ExclusionCard({ breaks, onBreak }: ExclusionCardProps) {
  const { t } = useTranslation('limits');
  const [now] = useState(() => new Date());
  const offered = exclusionsBeyond(breaks, now);
  const [chosen, setChosen] = useState<ExclusionTerm>();
  const term = offered.find((length) => length === chosen) ?? offered[0];
  const [isAsking, setAsking] = useState(false);
  return (
    <Card variant="inset" padding="lg" asChild>
      <section className="grid gap-4">
        <CardHeader headingLevel="h3" title={t('exclusion.title')} detail={t('exclusion.detail')} className="mb-0" />
        {term === undefined ? (
          <p className="text-sm text-fg-2">{t('standing.longest')}</p>
        ) : (
          <>
            <RadioCards
              label={t('exclusion.length')}
              name="exclusion"
              layout="tiles"
              value={term}
              onValueChange={(next) => setChosen(offered.find((length) => length === next))}
              options={offered.map((length) => ({ value: length, title: t(`exclusion.terms.${length}`) }))}
            />
            <Button
              variant="secondary"
              className="justify-self-start max-md:justify-self-stretch"
              onClick={() => setAsking(true)}
            >
              {t('exclusion.start')}
            </Button>
          </>
        )}
        {isAsking && term !== undefined && (
          <ExclusionDialog term={term} onBreak={onBreak} onClose={() => setAsking(false)} />
        )}
      </section>
    </Card>
  );
}
