import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Card, CardHeader } from '@quetzal/ui/card';
import { RadioCards } from '@quetzal/ui/radio-cards';
import { useState } from 'react';
import { ExclusionDialog } from './exclusion-dialog.tsx';
import { exclusionTerms, type ExclusionTerm } from './exclusion-terms.ts';

/** An exclusion of a length to choose; the next step tells what follows from it. */
export function ExclusionCard({ onBreak }: { onBreak: () => void }) {
  const { t } = useTranslation('limits');
  const [term, setTerm] = useState<ExclusionTerm>('6');
  const [isAsking, setAsking] = useState(false);
  return (
    <Card variant="inset" padding="lg" asChild>
      <section className="grid gap-4">
        <CardHeader headingLevel="h3" title={t('exclusion.title')} detail={t('exclusion.detail')} className="mb-0" />
        <RadioCards
          label={t('exclusion.length')}
          name="exclusion"
          layout="tiles"
          value={term}
          onValueChange={(next) => setTerm(exclusionTerms.find((offered) => offered === next) ?? '6')}
          options={exclusionTerms.map((offered) => ({ value: offered, title: t(`exclusion.terms.${offered}`) }))}
        />
        <Button
          variant="secondary"
          className="justify-self-start max-md:justify-self-stretch"
          onClick={() => setAsking(true)}
        >
          {t('exclusion.start')}
        </Button>
        {isAsking && <ExclusionDialog term={term} onBreak={onBreak} onClose={() => setAsking(false)} />}
      </section>
    </Card>
  );
}
