import type { ReactNode } from 'react';
import { useAmounts } from './game-context.ts';
import { useCounted } from './use-counted.ts';

export type CountUpProps = { readonly amount: string; readonly lengthMs: number };

/** An amount that counts from what stands there to its value; screen readers hear the result elsewhere, once. */
export function CountUp({ amount, lengthMs }: CountUpProps): ReactNode {
  const amounts = useAmounts();
  return <>{amounts(useCounted(amount, lengthMs))}</>;
}
