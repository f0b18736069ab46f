import type { ReactNode } from 'react';

export interface MarqueeItem {
  key: string;
  /** A word before the text: what kind of notice it is. */
  label?: ReactNode | undefined;
  text: ReactNode;
}

/** The words of a notice: its kind, then the text. */
export function MarqueeItemContent({ item }: { item: MarqueeItem }) {
  return (
    <>
      {item.label !== undefined && <b className="me-2 font-semibold text-fg">{item.label}</b>}
      {item.text}
    </>
  );
}
