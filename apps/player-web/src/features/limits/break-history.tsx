import { useTranslation } from '@quetzal/i18n/react';
import { Badge } from '@quetzal/ui/badge';
import { Card, CardHeader } from '@quetzal/ui/card';
import { useFormat } from '@quetzal/web-kit/format';
import { useState } from 'react';
import type { PlayBreak } from './limits.wire.ts';

/** Every pause and exclusion, the newest first; nothing when there was none. */
export function BreakHistory({ breaks }: { breaks: readonly PlayBreak[] }) {
  const { t } = useTranslation('limits');
  const [nowMs] = useState(() => Date.now());
  const spanText = useSpanText();
  if (breaks.length === 0) return null;
  return (
    <Card variant="inset" padding="lg" asChild>
      <section>
        <CardHeader headingLevel="h3" title={t('history.title')} />
        <ul className="divide-y divide-line">
          {breaks.map((found) => {
            const isCurrent = found.closesAt === null || Date.parse(found.closesAt) > nowMs;
            return (
              <li key={found.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 last:pb-0">
                <div className="min-w-0">
                  <p className="font-medium text-fg">{t(`history.${found.kind}`)}</p>
                  <p className="text-sm text-fg-3">
                    {spanText(found)}
                    {found.source === 'operator' && ` · ${t('history.by_operator')}`}
                  </p>
                </div>
                <Badge tone={isCurrent ? 'warn' : 'neutral'}>{t(isCurrent ? 'history.current' : 'history.over')}</Badge>
              </li>
            );
          })}
        </ul>
      </section>
    </Card>
  );
}

/** From when to when a break lasts, as far as anybody knows. */
function useSpanText(): (found: PlayBreak) => string {
  const { t } = useTranslation('limits');
  const { dateTime } = useFormat();
  return ({ startsAt, termEndsAt, closesAt }) => {
    const from = dateTime(startsAt);
    if (closesAt !== null) return t('history.from_until', { from, until: dateTime(closesAt) });
    if (termEndsAt === null) return t('history.from_always', { from });
    return t('history.from_at_least', { from, until: dateTime(termEndsAt) });
  };
}
