import type { CSSProperties, ReactNode } from 'react';

/** One symbol from the drawings that the stage uses, by its place among the engine's symbols. Its name is written beside it. */
export function SymbolPicture({ column }: { readonly column: number }): ReactNode {
  return <i className="symbol" aria-hidden="true" style={{ '--column': column } as CSSProperties} />;
}
