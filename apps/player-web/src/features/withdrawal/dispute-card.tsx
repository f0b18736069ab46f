import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Card, CardHeader } from '@quetzal/ui/card';
import { FormRefusal } from '@quetzal/web-kit/form';
import { useFormat } from '@quetzal/web-kit/format';
import { useState } from 'react';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { SiteTime } from '#shared/site-time/site-time.tsx';
import { ProofUpload } from './proof-upload.tsx';
import { useProofSending } from './use-proofs.ts';
import { proofsMax } from './withdrawal.model.ts';
import { useProofs } from './withdrawal.queries.ts';

/** What was sent about a payout that did not arrive, and room for the pictures that are still allowed. */
export function DisputeCard({ id }: { id: string }) {
  const { t } = useTranslation('withdrawal');
  const { number } = useFormat();
  const { data: sent = [], error, refetch } = useProofs(id);
  const [round, setRound] = useState(0);
  const proofs = useProofSending(id);
  const left = proofsMax - sent.length;
  return (
    <Card padding="lg" asChild>
      <section aria-labelledby="dispute" className="grid gap-4">
        <CardHeader
          title={<span id="dispute">{t('dispute.title')}</span>}
          detail={t('dispute.detail')}
          headingLevel="h3"
        />
        {error !== null && sent.length === 0 && (
          <RegionError title={t('dispute.failed')} error={error} onRetry={() => void refetch()} />
        )}
        {sent.length > 0 && (
          <ul className="grid gap-1.5 text-sm text-fg-2">
            {sent.map((proof, index) => (
              <li key={proof.id}>
                <SiteTime at={proof.createdAt} say={(at) => t('dispute.picture', { number: number(index + 1), at })} />
              </li>
            ))}
          </ul>
        )}
        {left > 0 && <ProofUpload key={round} filesMax={left} onValueChange={proofs.setPictures} />}
        {proofs.refusal !== null && <FormRefusal>{proofs.refusal}</FormRefusal>}
        {left > 0 && proofs.pictures.length > 0 && (
          <Button
            className="justify-self-start"
            busy={proofs.isBusy}
            busyLabel={t('receipt.sending')}
            onClick={() =>
              void proofs.send(async () => {
                proofs.setPictures([]);
                setRound(round + 1);
              })
            }
          >
            {t('dispute.send')}
          </Button>
        )}
      </section>
    </Card>
  );
}
