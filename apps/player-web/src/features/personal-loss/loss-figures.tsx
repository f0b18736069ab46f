import { useTranslation } from '@quetzal/i18n/react';
import { Amount } from '#shared/amount/amount.tsx';
import type { PersonalLoss } from './personal-loss.queries.ts';

const played = ['stake', 'win', 'net', 'validBet'] as const;
const moved = ['deposited', 'withdrawn', 'netDeposits', 'bonus'] as const;

/** The parts of a period: what was played, and what came in and went out. */
export function LossFigures({ totals }: { totals: PersonalLoss['totals'] }) {
  const { t } = useTranslation('personal-loss');
  const groups = [
    { key: 'played', figures: played },
    { key: 'moved', figures: moved },
  ] as const;
  return (
    <div className="grid gap-4">
      {groups.map(({ key, figures }) => (
        <section key={key} aria-labelledby={`loss-${key}`}>
          <h3 id={`loss-${key}`} className="mb-2 text-sm font-medium text-fg-2">
            {t(`group.${key}`)}
          </h3>
          <dl className="grid grid-cols-2 gap-2.5 md:grid-cols-4">
            {figures.map((figure) => (
              <div
                key={figure}
                className="rounded-lg bg-surface-2 px-4 py-3 shadow-[inset_0_0_0_1px_var(--q-line)] max-md:px-3.5 max-md:py-2.5"
              >
                <dt className="text-xs text-fg-3">{t(`figure.${figure}`)}</dt>
                <dd className="mt-0.5 font-display text-lg font-[650] tracking-snug text-fg">
                  <Amount value={totals[figure]} signed={figure === 'net'} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
