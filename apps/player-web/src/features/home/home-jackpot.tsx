import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { DisplayJackpot } from './display-jackpot.tsx';
import { PoolJackpot } from './pool-jackpot.tsx';

/** What the site shows of a jackpot: its real pot, a figure that says that it is none, or nothing. */
export function HomeJackpot() {
  const { jackpotMode } = useSiteInfo();
  if (jackpotMode === 'off') return null;
  return jackpotMode === 'pool' ? <PoolJackpot /> : <DisplayJackpot />;
}
