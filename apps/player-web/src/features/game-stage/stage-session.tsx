import { useTranslation } from '@quetzal/i18n/react';
import { Num } from '@quetzal/ui/num';
import { useFormat } from '@quetzal/web-kit/format';
import { useSession } from '@quetzal/web-kit/session';
import { Amount } from '#shared/amount/amount.tsx';
import { useStay } from '#shared/stay/stay.queries.ts';
import type { Stay } from '#shared/stay/stay.ts';
import { clockText, useElapsed } from '#shared/stay/use-elapsed.ts';

const everyMs = 30_000;

/** How long the member has been playing and what it came to (T051); beside the money, on small screens in a line of its own. */
export function StageSession() {
  const known = useStay({ everyMs });
  // What was known of a member is still there when the session has ended.
  const { isLoggedIn } = useSession();
  return known === undefined || !isLoggedIn ? null : <Figures {...known} />;
}

function Figures({ stay, readAtMs }: { stay: Stay; readAtMs: number }) {
  const { t } = useTranslation('game-stage');
  const { money } = useFormat();
  const time = clockText(useElapsed(stay.elapsedSeconds, readAtMs));
  return (
    <div
      role="group"
      aria-label={t('session.label', { time, net: money(stay.net, { signed: true }) })}
      className="flex flex-wrap items-center justify-center gap-x-4 text-xs text-fg-3"
    >
      <span>
        {t('session.time')} <Num className="tnum font-semibold text-fg-2">{time}</Num>
      </span>
      <span>
        {t('session.net')} <Amount value={stay.net} signed className="font-semibold" />
      </span>
    </div>
  );
}
