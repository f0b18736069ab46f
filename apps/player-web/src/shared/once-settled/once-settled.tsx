import type { ReactNode } from 'react';

/**
 * What stands below something whose height is not known before it has come: it is asked for meanwhile, and is seen once
 * no skeleton above it in the same column can move it any more.
 */
export function OnceSettled({ children }: { children: ReactNode }) {
  return <div className="contents [:is([data-slot=skeleton],:has([data-slot=skeleton]))~&]:hidden">{children}</div>;
}
