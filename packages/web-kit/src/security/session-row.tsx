import { useTranslation } from '@quetzal/i18n/react';
import { Badge } from '@quetzal/ui/badge';
import { Button } from '@quetzal/ui/button';
import { IconPlate } from '@quetzal/ui/icon-plate';
import { LaptopIcon, SmartphoneIcon } from '@quetzal/ui/icons';
import { Num } from '@quetzal/ui/num';
import { useCountryName } from '../countries/index.ts';
import { useFormat } from '../format/index.ts';
import type { OpenSession } from './security.model.ts';

interface SessionRowProps {
  session: OpenSession;
  /** When the list was read, in epoch milliseconds: "active 4 minutes ago" is counted from there. */
  nowMs: number;
  isEnding: boolean;
  onEnd: () => void;
}

/** One place where the account is signed in. */
export function SessionRow({ session, nowMs, isEnding, onEnd }: SessionRowProps) {
  const { t } = useTranslation('security');
  const format = useFormat();
  const device = useDeviceName(session);
  const { ip, side, isCurrent, lastSeenAt, openedAt } = session;
  const countryName = useCountryName();
  const country = session.country === null ? null : countryName(session.country);
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 py-3">
      <IconPlate tone={isCurrent ? 'accent' : 'neutral'}>
        {session.device === 'mobile' || session.device === 'tablet' ? <SmartphoneIcon /> : <LaptopIcon />}
      </IconPlate>
      <div className="grid min-w-0 flex-1 basis-24 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-semibold text-fg">
            <bdi>{device}</bdi>
          </span>
          {isCurrent && <Badge tone="accent">{t('sessions.current')}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-xs text-fg-3">
          <span>{t(`sessions.side_${side}`)}</span>
          {country !== null && <span>{country}</span>}
          {ip !== null && <Num>{ip}</Num>}
          <span title={t('sessions.opened', { at: format.dateTime(openedAt) })}>
            {isCurrent
              ? t('sessions.active_now')
              : t('sessions.last_seen', { when: format.relative(lastSeenAt, nowMs) })}
          </span>
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="outline"
          size="sm"
          busy={isEnding}
          aria-label={t('sessions.end_named', { device })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

function useDeviceName({ browser, system }: OpenSession): string {
  const { t } = useTranslation('security');
  const parts = [browser, system].filter((part) => part !== null);
  return parts.length === 0 ? t('sessions.unknown_device') : parts.join(' · ');
}
