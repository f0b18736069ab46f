import { lazyPage } from '@quetzal/web-kit/boundary';

/** Limits, pauses and self-exclusion, as a panel of the personal centre. */
export const LimitsPanel = lazyPage(
  () => import('./limits-panel.tsx'),
  (module) => module.LimitsPanel,
);

/** What interrupts a member: reality checks, the end of their time, a look at their limits. */
export const PlayWatch = lazyPage(
  () => import('./play-watch.tsx'),
  (module) => module.PlayWatch,
);

/** Why a member may not play, above the page. */
export const StandingNotice = lazyPage(
  () => import('./standing-notice.tsx'),
  (module) => module.StandingNotice,
);
