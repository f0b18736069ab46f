import { useTranslation } from '@quetzal/i18n/react';
import type { SlotEngine } from './slot-engines.ts';

interface SymbolListProps {
  engine: SlotEngine['name'];
  /** By its name in the rules. */
  nameOf: (symbol: string) => string;
}

/** What of the symbols of an engine does more than pay, in the words of the games. */
const deeds = {
  classic3: [],
  lines5x3: [
    ['W', 'wild'],
    ['S', 'scatter_starts'],
  ],
  anywhere6x5: [
    ['SC', 'scatter_starts'],
    ['×', 'orb'],
  ],
} as const satisfies Record<SlotEngine['name'], readonly (readonly [symbol: string, deed: string])[]>;

/** What the symbols do that do more than pay, by their names in the game. */
export function SymbolList({ engine, nameOf }: SymbolListProps) {
  const { t } = useTranslation('studio');
  if (deeds[engine].length === 0) return null;
  return (
    <dl className="grid gap-y-1 text-xs">
      {deeds[engine].map(([symbol, deed]) => (
        <div key={symbol} className="flex gap-1.5">
          <dt className="font-semibold">{nameOf(symbol)}</dt>
          <dd className="text-fg-3">{t(`info.${deed}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
