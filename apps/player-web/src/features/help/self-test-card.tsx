import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { Card, CardHeader } from '@quetzal/ui/card';
import { useState } from 'react';
import { verdictOf, type Answers } from './self-test.ts';
import { SelfTestForm } from './self-test-form.tsx';

const tones = { calm: 'success', some: 'warn', many: 'danger' } as const;

/** A test that somebody does for themselves: worked out here, never kept and never sent. */
export function SelfTestCard() {
  const { t } = useTranslation('help');
  const [step, setStep] = useState<'closed' | 'open' | Answers>('closed');
  return (
    <Card padding="lg" asChild>
      <section className="grid gap-4">
        <CardHeader headingLevel="h3" title={t('test.title')} detail={t('test.detail')} className="mb-0" />
        {step === 'closed' && (
          <Button variant="secondary" className="justify-self-start" onClick={() => setStep('open')}>
            {t('test.start')}
          </Button>
        )}
        {step === 'open' && <SelfTestForm onDone={setStep} />}
        {typeof step === 'object' && <Result given={step} onAgain={() => setStep('open')} />}
        {step !== 'closed' && <p className="text-xs text-fg-3">{t('test.no_diagnosis')}</p>}
      </section>
    </Card>
  );
}

function Result({ given, onAgain }: { given: Answers; onAgain: () => void }) {
  const { t } = useTranslation('help');
  const verdict = verdictOf(given);
  return (
    <>
      <Alert tone={tones[verdict]} title={t(`test.result.${verdict}_title`)}>
        <p>{t(`test.result.${verdict}_detail`)}</p>
      </Alert>
      <Button variant="secondary" className="justify-self-start" onClick={onAgain}>
        {t('test.again')}
      </Button>
    </>
  );
}
