import { useTranslation } from '@quetzal/i18n/react';
import { DescriptionList } from '@quetzal/ui/description-list';
import { Dialog } from '@quetzal/ui/dialog';
import { useFormat } from '@quetzal/web-kit/format';
import { hasDemo } from '#shared/games/game-card.ts';
import type { GameFacts } from './game-stage.queries.ts';

/** What is to be known of a game before money is put on it: its odds and its stakes. */
export function RulesDialog({ facts: { game, stakes }, onClose }: { facts: GameFacts; onClose: () => void }) {
  const { t } = useTranslation(['game-stage', 'common']);
  const { percent, money } = useFormat();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('rules.title', { game: game.displayName })}
      closeLabel={t('common:actions.close')}
    >
      <DescriptionList
        items={[
          { key: 'vendor', term: t('rules.vendor'), detail: game.vendorName },
          { key: 'return', term: t('rules.return'), detail: percent(game.rtp) },
          { key: 'volatility', term: t('rules.volatility'), detail: t(`rules.${game.volatility}`) },
          ...(stakes === null
            ? []
            : [
                {
                  key: 'stake',
                  term: t('rules.stake'),
                  detail: t('rules.stake_range', { min: money(stakes.min), max: money(stakes.max) }),
                },
              ]),
          { key: 'demo', term: t('rules.demo'), detail: t(hasDemo(game) ? 'rules.has_demo' : 'rules.no_demo') },
        ]}
      />
      <div className="mt-4 grid gap-2 text-sm text-fg-3">
        <p>{t('rules.return_detail')}</p>
        <p>{t('rules.inside')}</p>
        <p>{t('rules.check')}</p>
      </div>
    </Dialog>
  );
}
