interface SymbolListProps {
  /** By their names in the rules. */
  symbols: readonly string[];
  nameOf: (symbol: string) => string;
}

/** Which symbol of the rules is which one of the game. */
export function SymbolList({ symbols, nameOf }: SymbolListProps) {
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
      {symbols.map((symbol) => (
        <div key={symbol} className="flex gap-1.5">
          <dt className="font-mono text-fg-3">{symbol}</dt>
          <dd>{nameOf(symbol)}</dd>
        </div>
      ))}
    </dl>
  );
}
