import { useTranslation } from '@quetzal/i18n/react';
import { JackpotTicker, useDisplayAmount } from '@quetzal/ui/jackpot-ticker';
import { useFormat } from '@quetzal/web-kit/format';
import { useState } from 'react';

const [startMin, startMax] = [2_100_000_000, 3_000_000_000];

const later = (run: () => void, delayMs: number) => {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
};

/** The figure that grows. It is a display and says so: no currency, and what it is not stands beside it. */
export function DisplayJackpot() {
  const { t } = useTranslation('announcements');
  const { locale } = useFormat();
  const [start] = useState(() => String(startMin + Math.floor(Math.random() * (startMax - startMin))));
  const value = useDisplayAmount({ start, random: Math.random, schedule: later });
  return <JackpotTicker title={t('jackpot.title')} value={value} locale={locale} winner={t('jackpot.note')} />;
}
