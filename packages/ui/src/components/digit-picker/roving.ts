import type { KeyboardEvent } from 'react';
import { readDirection } from '../../direction/direction.ts';

/**
 * Arrow keys on a button of the picker: sideways within a row (mirrored in right-to-left pages), up and down to the same
 * place of the next row of the same kind, Home and End to the ends of the row. Rows are elements whose `data-roving-row`
 * names their kind.
 */
export function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const from = event.currentTarget;
  const kind = from.closest<HTMLElement>('[data-roving-row]')?.dataset['rovingRow'];
  const picker = from.closest('[data-slot=digit-picker]');
  const rows = [...(picker?.querySelectorAll(`[data-roving-row='${kind}']`) ?? [])].map((row) => [
    ...row.querySelectorAll<HTMLButtonElement>('button:not(:disabled)'),
  ]);
  const rowIndex = rows.findIndex((row) => row.includes(from));
  const row = rows[rowIndex] ?? [];
  const at = row.indexOf(from);
  const on = readDirection() === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = on === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  const targets: Record<string, HTMLButtonElement | undefined> = {
    [on]: row[Math.min(at + 1, row.length - 1)],
    [back]: row[Math.max(at - 1, 0)],
    Home: row[0],
    End: row.at(-1),
    ArrowDown: rows[rowIndex + 1]?.[at],
    ArrowUp: rows[rowIndex - 1]?.[at],
  };
  if (!(event.key in targets)) return;
  event.preventDefault();
  targets[event.key]?.focus();
}
