import { useTranslation } from '@quetzal/i18n/react';
import { Badge } from '@quetzal/ui/badge';
import { Button } from '@quetzal/ui/button';
import { periodOf } from './limit-groups.ts';
import { LimitUsage } from './limit-usage.tsx';
import { useLimitText, valueHeld } from './limit-words.ts';
import type { Limit } from './limits.wire.ts';
import { PendingChange } from './pending-change.tsx';

interface LimitRowProps {
  limit: Limit;
  onChange: () => void;
}

/** One limit: what holds and whose it is, how much of it is used, what waits for a confirmation, and the way to change it. */
export function LimitRow({ limit, onChange }: LimitRowProps) {
  const { t } = useTranslation('limits');
  const valueText = useLimitText();
  const { name, own } = limit;
  const held = valueHeld(limit);
  const period = periodOf(name);
  const isBySite = held !== null && held !== own;
  return (
    <li className="grid gap-2 py-3.5 last:pb-0">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="text-sm text-fg-3">{period === null ? t(`names.${name}`) : t(`periods.${period}`)}</p>
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold text-fg">
            <span className={held === null ? 'font-medium text-fg-2' : 'tnum'}>
              {held === null ? t('none') : valueText(limit, held)}
            </span>
            {isBySite && <Badge tone="info">{t('by_site')}</Badge>}
          </p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          onClick={onChange}
          aria-label={t(own === null ? 'set_named' : 'change_named', { name: t(`names.${name}`) })}
        >
          {own === null ? t('set') : t('change')}
        </Button>
      </div>
      <LimitUsage limit={limit} />
      <SiteNote limit={limit} />
      {limit.pending !== null && <PendingChange limit={limit} pending={limit.pending} />}
    </li>
  );
}

/** Tells the member's own limit and the site's apart when there are both. */
function SiteNote({ limit }: { limit: Limit }) {
  const { t } = useTranslation('limits');
  const valueText = useLimitText();
  const { own, site, binding } = limit;
  if (own === null || site === null || own === site) return null;
  return (
    <p className="text-xs text-fg-3">
      {binding === site
        ? t('site_stricter', { own: valueText(limit, own) })
        : t('site_too', { site: valueText(limit, site) })}
    </p>
  );
}
