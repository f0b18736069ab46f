import { lazyPage } from '@quetzal/web-kit/boundary';

/** The address of football: leads to its maker where the site has it. */
export const FootballDoor = lazyPage(
  () => import('./football-door.tsx'),
  (module) => module.FootballDoor,
);
