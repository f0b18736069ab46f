import { useTranslation } from '@quetzal/i18n/react';
import { Link } from '@quetzal/ui/link';
import { VendorLogo } from '@quetzal/ui/vendor-chip';
import { useEffect, useRef } from 'react';
import { categoryOf } from '#shared/games/game-types.ts';
import { useLanes, type Lane } from '#shared/games/lanes.queries.ts';
import { vendorPath } from '#shared/games/launch.ts';
import { RebateTable } from './rebate-table.tsx';
import { useDropMenu, type HangingMenu } from './use-drop-menu.ts';
import { usePanelKeys } from './use-panel-keys.ts';

const widthPx = 860;
const marginPx = 16;

/** Where the menu starts, in px from the start of the line: under its link as far as the window has room. */
function startPx(link: HTMLElement): number {
  const { left, right } = link.getBoundingClientRect();
  const { clientWidth, dir } = document.documentElement;
  const start = dir === 'rtl' ? clientWidth - right : left;
  return Math.max(marginPx, Math.min(start, clientWidth - widthPx - marginPx));
}

/** Under the links of the bar: the makers of a kind of games, and the rebate on every kind. */
export function DropMenu({ bar }: { bar: HTMLElement }) {
  const { menu, close, stay, leave } = useDropMenu(bar);
  const lanes = useLanes().data ?? [];
  const lane = lanes.find(({ gameType }) => gameType === menu?.gameType);
  if (menu === null || lane === undefined) return null;
  return (
    <div
      className="fixed top-(--q-header-h) z-(--q-z-popover) pt-2"
      style={{ insetInlineStart: startPx(menu.link), width: widthPx, maxWidth: `calc(100vw - ${2 * marginPx}px)` }}
      onPointerEnter={stay}
      onPointerLeave={leave}
    >
      <DropPanel key={menu.gameType} {...{ menu, lane }} onClose={close} />
    </div>
  );
}

interface DropPanelProps {
  menu: HangingMenu;
  lane: Lane;
  onClose: () => void;
}

function DropPanel({ menu: { link, isByKeys }, lane, onClose }: DropPanelProps) {
  const { t } = useTranslation('site-shell');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isByKeys) panel.current?.querySelector('a')?.focus();
    link.setAttribute('aria-expanded', 'true');
    return () => link.removeAttribute('aria-expanded');
  }, [link, isByKeys]);
  usePanelKeys({ panel, opener: link, onClose });
  return (
    <section
      ref={panel}
      aria-label={t('drop_menu.makers', { category: t(`categories.${lane.gameType}`) })}
      className="flex animate-pop-in overflow-hidden rounded-lg border border-line bg-overlay shadow-3"
    >
      <Makers lane={lane} />
      <RebateTable />
    </section>
  );
}

function Makers({ lane: { gameType, isList, vendors } }: { lane: Lane }) {
  const { t } = useTranslation('site-shell');
  const count = vendors.reduce((sum, { games }) => sum + games, 0);
  return (
    <div className="min-w-0 flex-1 p-4">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 className="font-display text-md font-semibold text-fg">
          {t('drop_menu.makers', { category: t(`categories.${gameType}`) })}
        </h2>
        <Link
          href={categoryOf(gameType).path}
          className="rounded-xs text-sm font-semibold text-fg-2 hover:text-fg focus-ring"
        >
          {t('drop_menu.all_games', { count })}
        </Link>
      </div>
      <ul className="grid grid-cols-3 gap-2">
        {vendors.map(({ vassalage, name, games, images }) => (
          <li key={vassalage}>
            <Link
              href={vendorPath({ vassalage, gameType, isList })}
              aria-label={t('drop_menu.maker_games', { name, count: games })}
              className="grid min-h-18 content-between gap-2 rounded-lg border border-line bg-surface-2 p-3 hover:bg-surface-3 focus-ring"
            >
              <VendorLogo name={name} images={images} variant="color" className="h-6" />
              <span className="tnum text-end text-xs text-fg-3">{games}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
