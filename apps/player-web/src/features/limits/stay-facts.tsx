import { useTranslation } from '@quetzal/i18n/react';
import { DescriptionList } from '@quetzal/ui/description-list';
import { Num } from '@quetzal/ui/num';
import { Amount } from '#shared/amount/amount.tsx';
import type { Stay } from '#shared/stay/stay.ts';
import { clockText, useElapsed } from '#shared/stay/use-elapsed.ts';

/** A session in four figures: how long, staked, won, and what it comes to. */
export function StayFacts({ stay, readAtMs }: { stay: Stay; readAtMs: number }) {
  const { t } = useTranslation('limits');
  const elapsed = useElapsed(stay.elapsedSeconds, readAtMs);
  return (
    <DescriptionList
      items={[
        { key: 'time', term: t('check.time'), detail: <Num>{clockText(elapsed)}</Num> },
        { key: 'staked', term: t('check.staked'), detail: <Amount value={stay.staked} /> },
        { key: 'won', term: t('check.won'), detail: <Amount value={stay.won} /> },
        { key: 'net', term: t('check.net'), detail: <Amount value={stay.net} signed />, strong: true },
      ]}
    />
  );
}
