import { lazyPage } from '@quetzal/web-kit/boundary';

/** What stands at the addresses of the lotteries. */
export const LotteryDoor = lazyPage(
  () => import('./lottery-door.tsx'),
  (module) => module.LotteryDoor,
);
