import type { SymbolName } from '../../themes/index.ts';
import { useGame } from './game-context.ts';

/** The name of a symbol of the engine, as the theme draws it. */
export function useSymbolNames(): (symbol: string) => string {
  const { words, art } = useGame();
  const names = art.theme.symbols as Readonly<Record<string, SymbolName>>;
  return (symbol) => words(`symbols.${names[symbol] ?? 'orb'}`);
}
