import { cn } from '@quetzal/ui/class-names';

type SlotWindowProps = {
  /** Reels or columns, each from top to bottom. */
  window: readonly (readonly string[])[];
  /** Places that paid, as `reel,row`. */
  lit: ReadonlySet<string>;
  label: string;
};

/** The symbols of a slot window by their short names, as a small table. */
export function SlotWindow({ window, lit, label }: SlotWindowProps) {
  const rows = (window[0] ?? []).map((_, row) => window.map((column) => column[row] ?? ''));
  return (
    <table
      dir="ltr"
      className="w-full table-fixed border-separate text-center font-mono text-xs"
      style={{ maxWidth: '22rem' }}
    >
      <caption className="sr-only">{label}</caption>
      <tbody>
        {rows.map((symbols, row) => (
          <tr key={row}>
            {symbols.map((symbol, reel) => {
              const isLit = lit.has(`${String(reel)},${String(row)}`);
              return (
                <td
                  key={reel}
                  className={cn(
                    'rounded-sm py-1',
                    isLit ? 'bg-surface-3 font-semibold text-gold-text' : 'bg-surface-2',
                  )}
                >
                  {symbol}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
