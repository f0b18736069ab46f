import { useTranslation } from '@quetzal/i18n/react';
import { Progress } from '@quetzal/ui/progress';
import { useFormat } from '@quetzal/web-kit/format';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { unitsOf } from '#shared/amount/units-of.ts';
import { periodOf } from './limit-groups.ts';
import { useLimitMeaning } from './limit-words.ts';
import type { Limit } from './limits.wire.ts';

/** How much of a limit is used and what is left until when; an explanation where nothing is counted. */
export function LimitUsage({ limit }: { limit: Limit }) {
  const meaning = useLimitMeaning();
  const { name } = limit;
  if (periodOf(name) === null) return <p className="max-w-[60ch] text-xs text-fg-3">{meaning(name)}</p>;
  if (limit.binding === null || limit.used === null || limit.left === null || limit.resetsAt === null) return null;
  const { binding, used, left, resetsAt } = limit;
  return <UsageBar name={name} {...{ binding, used, left, resetsAt }} />;
}

interface UsageBarProps {
  name: Limit['name'];
  binding: string;
  used: string;
  left: string;
  resetsAt: string;
}

function UsageBar({ name, binding, used, left, resetsAt }: UsageBarProps) {
  const { t } = useTranslation('limits');
  const { money, date, dateTime } = useFormat();
  const { currency } = useSiteInfo();
  const [usedUnits, allUnits] = [unitsOf(used, currency) ?? 0n, unitsOf(binding, currency) ?? 0n];
  const isAhead = usedUnits < 0n;
  // Money is divided as whole numbers; only the share, which is drawn, becomes a float.
  const share = allUnits === 0n ? 100 : Number((usedUnits * 1000n) / allUnits) / 10;
  const at = periodOf(name) === 'day' ? dateTime(resetsAt) : date(resetsAt);
  const words = () => {
    if ((unitsOf(left, currency) ?? 0n) === 0n) return t('reached', { at });
    return t(isAhead ? 'ahead' : 'left', { left: money(left), at });
  };
  return (
    <div className="grid gap-1.5">
      <Progress
        label={t('usage_of', { name: t(`names.${name}`) })}
        labelHidden
        value={share}
        valueLabel={t('used', { used: money(isAhead ? '0' : used), limit: money(binding) })}
      />
      <p className="text-xs text-fg-3">{words()}</p>
    </div>
  );
}
