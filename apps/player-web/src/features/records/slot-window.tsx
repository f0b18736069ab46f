import { cn } from '@quetzal/ui/class-names';

type SlotWindowProps = {
  /** Reels or columns, each from top to bottom. */
  window: readonly (readonly string[])[];
  /** Places that paid, as `reel,row`. */
  lit: ReadonlySet<string>;
  label: string;
  nameOf: (symbol: string) => string;
};

const columnWidthRem = 5.5;

/** The symbols of a slot window by their names, as a small table. */
export function SlotWindow({ window, lit, label, nameOf }: SlotWindowProps) {
  const rows = (window[0] ?? []).map((_, row) => window.map((column) => column[row] ?? ''));
  return (
    <table
      dir="ltr"
      className="w-full table-fixed border-separate text-center text-xs"
      style={{ maxWidth: `${String(window.length * columnWidthRem)}rem` }}
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
                  dir="auto"
                  className={cn(
                    'rounded-sm px-0.5 py-1 hyphens-auto max-md:px-0 max-md:text-2xs',
                    isLit ? 'bg-surface-3 font-semibold text-gold-text' : 'bg-surface-2',
                  )}
                >
                  {nameOf(symbol)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
