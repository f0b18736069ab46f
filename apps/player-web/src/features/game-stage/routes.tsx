import { lazyPage } from '@quetzal/web-kit/boundary';

export { stagePlace } from './stage-place.ts';

/** The page of one game. */
export const StagePage = lazyPage(
  () => import('./stage-page.tsx'),
  (module) => module.StagePage,
);

/** The window of one game. */
export const StageWindow = lazyPage(
  () => import('./stage-window.tsx'),
  (module) => module.StageWindow,
);

/** Tells a trial visitor that what they opened needs an account. */
export const TrialDialog = lazyPage(
  () => import('./trial-dialog.tsx'),
  (module) => module.TrialDialog,
);
