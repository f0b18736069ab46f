import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Card } from '@quetzal/ui/card';
import { ShieldCheckIcon } from '@quetzal/ui/icons';
import { useFormat } from '@quetzal/web-kit/format';
import { hasPlay } from './course.ts';
import type { PersonalLoss } from './personal-loss.queries.ts';

/** The sentence that counts: how much was lost or won, of what was staked. Beside it the way to the limits. */
export function LossVerdict({ loss: { totals }, onLimits }: { loss: PersonalLoss; onLimits: () => void }) {
  const { t } = useTranslation('personal-loss');
  const { money } = useFormat();
  const { bets, stake, win, net } = totals;
  const isLoss = net.startsWith('-');
  const isEven = Number(net) === 0;
  const isNothing = !hasPlay(totals);
  const amount = money(isLoss ? net.slice(1) : net);
  return (
    <Card variant="inset" padding="lg" asChild>
      <section aria-labelledby="personal-loss" className="flex flex-wrap items-center justify-between gap-4">
        <div className="grid min-w-0 flex-1 basis-64 gap-1.5" role="status">
          <h3 id="personal-loss" className="font-display text-2xl font-[650] tracking-snug text-balance text-fg">
            {isNothing ? t('none') : isEven ? t('even') : t(isLoss ? 'lost' : 'won', { amount })}
          </h3>
          <p className="text-sm text-fg-2">
            {isNothing ? t('none_detail') : t('of_bets', { count: bets, stake: money(stake), win: money(win) })}
          </p>
          <p className="text-xs text-fg-3">{t('meaning')}</p>
        </div>
        <Button variant="secondary" onClick={onLimits}>
          <ShieldCheckIcon />
          {t('limits')}
        </Button>
      </section>
    </Card>
  );
}
