import { SYMBOLS, type Symbol3 } from '@quetzal/games/slots/classic3';
import type { CSSProperties, ReactNode } from 'react';

/** One symbol from the sheet that the reels use. Its name is written beside it. */
export function SymbolPicture({ symbol }: { readonly symbol: Symbol3 }): ReactNode {
  return <i className="symbol" aria-hidden="true" style={{ '--column': SYMBOLS.indexOf(symbol) } as CSSProperties} />;
}
