import { useTranslation } from '@quetzal/i18n/react';
import { cn } from '@quetzal/ui/class-names';
import { CopyableCode } from '@quetzal/ui/copyable-code';
import { Num } from '@quetzal/ui/num';
import type { ReactNode } from 'react';
import { useCopyRefusal } from '#shared/notices/use-copy-refusal.ts';
import type { Fairness } from './records.wire.ts';
import { stopsOf } from './draws.ts';
import { verdictOn } from './verify-round.ts';

/** The inputs of a round and its result, to be checked by anyone; or that the maker gives no proof. */
export function FairnessFacts({ fairness }: { fairness: Fairness | null }) {
  const { t } = useTranslation('records');
  const tellCopyRefusal = useCopyRefusal();
  if (fairness === null) return <p className="mt-1 text-sm text-fg-3">{t('fairness.none')}</p>;
  const code = (text: string) => (
    <CopyableCode code={text} copyLabel={t('copy')} copiedLabel={t('copied')} onCopyError={tellCopyRefusal} />
  );
  const stops = stopsOf(fairness.result);
  const verdict = verdictOn(fairness);
  return (
    <>
      <p className="mt-1 mb-3 text-xs text-balance text-fg-3">{t('fairness.detail')}</p>
      <dl className="grid gap-2.5 text-sm">
        <Fact term={t('fairness.server_seed_hash')}>{code(fairness.serverSeedHash)}</Fact>
        <Fact term={t('fairness.server_seed')}>
          {fairness.serverSeed === null ? t('fairness.not_revealed') : code(fairness.serverSeed)}
        </Fact>
        <Fact term={t('fairness.client_seed')}>{code(fairness.clientSeed)}</Fact>
        <Fact term={t('fairness.nonce')}>
          <Num>{fairness.nonce}</Num>
        </Fact>
        <Fact term={t('fairness.context')}>
          <Num className="font-mono text-xs break-all">{fairness.context}</Num>
        </Fact>
        {stops.length > 0 && (
          <Fact term={t('fairness.stops')}>
            <Num>{stops.join(' · ')}</Num>
          </Fact>
        )}
      </dl>
      {verdict !== null && (
        <p
          role="status"
          className={cn(
            'mt-3 text-sm font-semibold',
            verdict === 'mismatch' ? 'text-danger-text' : 'text-success-text',
          )}
        >
          {t(`fairness.${verdict}`)}
        </p>
      )}
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid items-center gap-x-4 gap-y-1 md:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-fg-3">{term}</dt>
      <dd className="min-w-0 text-fg">{children}</dd>
    </div>
  );
}
