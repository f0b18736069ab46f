import type { ReactNode } from 'react';
import { SymbolPicture } from './symbol-picture.tsx';

/** One pay: for how many symbols, and what they come to. */
export type PayStep = { readonly of: string; readonly amount: string };

type PayRowProps = {
  readonly column: number;
  readonly name: string;
  /** What the symbol does, besides paying. */
  readonly note?: string;
  readonly pays: readonly PayStep[];
};

/** What one symbol pays for each count of it. */
export function PayRow({ column, name, note, pays }: PayRowProps): ReactNode {
  return (
    <li>
      <SymbolPicture column={column} />
      <span className="pay-name">
        {name}
        {note === undefined ? null : <small>{note}</small>}
      </span>
      {pays.length === 0 ? null : (
        <span className="pay-steps" dir="ltr">
          {pays.map(({ of, amount }) => (
            <span key={of}>
              <small>{of}</small>
              <bdi>{amount}</bdi>
            </span>
          ))}
        </span>
      )}
    </li>
  );
}
