import { useFormat } from '@quetzal/web-kit/format';
import { useState } from 'react';

/** The day of the site at which the component appeared, as `YYYY-MM-DD`. */
export function useToday(): string {
  const { days } = useFormat();
  const [nowMs] = useState(() => Date.now());
  return days.dayOf(nowMs);
}
