import { replayDraws } from '@quetzal/games/slots/draws';
import { formatAmount } from '@quetzal/domain/money';
import { useTranslation } from '@quetzal/i18n/react';
import { cn } from '@quetzal/ui/class-names';
import { Amount } from '#shared/amount/amount.tsx';
import { unitsOf } from '#shared/amount/units-of.ts';
import { drawsOf } from './draws.ts';
import type { BetRecord } from './records.wire.ts';
import { engineOf, type SlotEngine, type SlotRound } from './slot-engines.ts';
import { SlotWindow } from './slot-window.tsx';
import { SymbolList } from './symbol-list.tsx';
import { useSymbolNames } from './use-symbol-names.ts';

type SlotResultProps = { bet: Pick<BetRecord, 'gameCode' | 'stake' | 'currency'>; result: Record<string, unknown> };

/** What a slot round showed and what paid, read from its draws; nothing where its rules are not known here. */
export function SlotResult({ bet, result }: SlotResultProps) {
  const { t } = useTranslation('records');
  const { symbols, nameOf } = useSymbolNames(bet.gameCode);
  const engine = engineOf(result);
  const round = engine === undefined ? null : roundOf(engine, drawsOf(result));
  if (engine === undefined || round === null) return null;
  const stake = unitsOf(bet.stake, bet.currency) ?? 0n;
  const amount = (units: number) => formatAmount({ currency: bet.currency, amount: round.payout(stake, units) });
  return (
    <section className="mt-4 grid gap-3 text-sm">
      <h3 className="font-semibold">{t('slot.title')}</h3>
      <SlotWindow window={round.window} lit={round.lit} label={t('slot.window')} nameOf={nameOf} />
      {symbols.length > 0 ? (
        <SymbolList engine={engine.name} nameOf={nameOf} />
      ) : (
        <Note>{t(`slot.legend_${engine.name}`)}</Note>
      )}
      {engine.name === 'anywhere6x5' && <Note>{t('slot.first_window')}</Note>}
      {round.wins.length === 0 ? (
        <p>{t('slot.no_win')}</p>
      ) : (
        <ul className="grid gap-1">
          {round.wins.map(({ line, symbol, count, units }, index) => (
            <Row
              key={index}
              text={
                line === null
                  ? t('slot.symbols', { symbol: nameOf(symbol), count })
                  : t('slot.line', { line: line + 1, symbol: nameOf(symbol), count })
              }
              amount={amount(units)}
            />
          ))}
          {round.multiplied !== null && (
            <Row
              text={t('slot.multiplied', { by: round.multiplied.by })}
              amount={amount(round.multiplied.units)}
              isSum
            />
          )}
        </ul>
      )}
      {round.freeSpins.length > 0 && <FreeSpins wins={round.freeSpins} amount={amount} />}
    </section>
  );
}

/** A result that says what cannot have been drawn is shown as little as one whose rules are not known. */
function roundOf(engine: SlotEngine, draws: readonly number[]): SlotRound | null {
  try {
    return engine.read(replayDraws(draws));
  } catch (err) {
    if (err instanceof RangeError) return null;
    throw err;
  }
}

function FreeSpins({ wins, amount }: { wins: readonly number[]; amount: (units: number) => string }) {
  const { t } = useTranslation('records');
  return (
    <details>
      <summary className="min-h-6 cursor-pointer font-semibold">{t('slot.free_spins', { count: wins.length })}</summary>
      <ol className="mt-2 grid gap-1">
        {wins.map((units, spin) => (
          <Row key={spin} text={t('slot.free_spin', { spin: spin + 1 })} amount={amount(units)} />
        ))}
      </ol>
    </details>
  );
}

function Note({ children }: { children: string }) {
  return <p className="text-xs text-balance text-fg-3">{children}</p>;
}

function Row({ text, amount, isSum = false }: { text: string; amount: string; isSum?: boolean }) {
  return (
    <li className={cn('flex items-center justify-between gap-4', isSum && 'font-semibold')}>
      <span>{text}</span>
      <Amount value={amount} />
    </li>
  );
}
