import { useTranslation } from '@quetzal/i18n/react';
import { Badge } from '@quetzal/ui/badge';
import { Link } from '@quetzal/ui/link';
import { SideMenu, type SideMenuItem } from '@quetzal/ui/side-menu';
import { SiteLogo, useSiteInfo } from '@quetzal/web-kit/site-info';
import { paths } from '#shared/paths/paths.ts';
import { AccountEntry } from './account-entry.tsx';
import { BalanceCard } from './balance-card.tsx';
import { useNavigation } from './navigation.tsx';

/** The menu of the portal: beside the page on wide screens, in a drawer, which has the logo itself, on others. */
export function SideNav({ inDrawer = false }: { inDrawer?: boolean }) {
  const { t } = useTranslation('agent-shell');
  const { entries } = useNavigation();
  const items = entries.map(({ key, name, href, icon, current }): SideMenuItem => ({
    key,
    label: name,
    href,
    icon,
    current,
  }));
  return (
    <SideMenu
      label={t('nav.label')}
      groups={[
        { key: 'start', items: items.slice(0, 1) },
        { key: 'team', label: t('nav.team_group'), items: items.slice(1) },
      ]}
      top={
        <>
          {!inDrawer && <BrandLine />}
          <AccountEntry display="card" />
        </>
      }
      bottom={<BalanceCard />}
      // What is white as the bar is does not stand out from it.
      className="grow pt-1.5 pb-3.5 light:[--q-raised:var(--q-surface-3)]"
    />
  );
}

function BrandLine() {
  const { t } = useTranslation('agent-shell');
  const { brand } = useSiteInfo();
  return (
    <div className="mb-2 flex h-11 items-center justify-between gap-2.5 px-1.5">
      <Link href={paths.overview} aria-label={brand.name} className="rounded-xs focus-ring">
        <SiteLogo size={30} />
      </Link>
      <Badge tone="accent">{t('portal')}</Badge>
    </div>
  );
}
