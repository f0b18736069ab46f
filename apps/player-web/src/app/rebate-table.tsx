import { useTranslation } from '@quetzal/i18n/react';
import { categoryIcons } from '@quetzal/ui/icons';
import { IconPlate } from '@quetzal/ui/icon-plate';
import { useFormat } from '@quetzal/web-kit/format';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { categoryOf, gameTypes, type GameType } from '#shared/games/game-types.ts';

/** The rebate that the site gives on each kind of games; nothing where it gives none. */
export function RebateTable() {
  const { t } = useTranslation('site-shell');
  const { percent } = useFormat();
  const { rebates } = useSiteInfo();
  const rows = gameTypes.flatMap((gameType) => {
    const rebate = rebates.find((one) => one.gameType === gameType);
    return rebate === undefined ? [] : [{ gameType, rate: rebate.rate }];
  });
  if (rows.length === 0) return null;
  return (
    <div className="flex-none border-s border-line bg-surface-2 p-4" style={{ width: '18rem' }}>
      <table className="w-full text-sm">
        <caption className="pb-2 text-start">
          <span className="block font-display text-md font-semibold text-fg">{t('drop_menu.rebates')}</span>
          <span className="text-xs text-fg-3">{t('drop_menu.rebates_detail')}</span>
        </caption>
        <tbody>
          {rows.map(({ gameType, rate }) => (
            <tr key={gameType} className="border-t border-line">
              <th scope="row" className="py-1.5 text-start font-medium text-fg-2">
                <Kind gameType={gameType} />
              </th>
              <td className="tnum text-end font-semibold text-fg">
                {rate === null ? <NoRebate /> : <bdi>{percent(rate)}</bdi>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Kind({ gameType }: { gameType: GameType }) {
  const { t } = useTranslation('site-shell');
  const { key } = categoryOf(gameType);
  const Icon = categoryIcons[key];
  return (
    <span className="flex items-center gap-2.5">
      <IconPlate category={key} size="sm">
        <Icon />
      </IconPlate>
      {t(`categories.${gameType}`)}
    </span>
  );
}

function NoRebate() {
  const { t } = useTranslation('site-shell');
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="sr-only">{t('drop_menu.no_rebate')}</span>
    </>
  );
}
