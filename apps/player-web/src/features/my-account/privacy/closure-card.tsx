import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Card, CardHeader } from '@quetzal/ui/card';
import { useId, useState } from 'react';
import { ClosureDialog } from './closure-dialog.tsx';

/** The way out for good, and what it means. */
export function ClosureCard() {
  const { t } = useTranslation('my-account');
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card asChild padding="lg">
      <section aria-labelledby={titleId}>
        <CardHeader
          title={<span id={titleId}>{t('closure.title')}</span>}
          detail={t('closure.detail')}
          headingLevel="h3"
          className="mb-4"
        />
        <Button variant="danger" onClick={() => setOpen(true)}>
          {t('closure.open')}
        </Button>
        {isOpen && <ClosureDialog onClose={() => setOpen(false)} />}
      </section>
    </Card>
  );
}
