import { lazyPage } from '@quetzal/web-kit/boundary';

/** The help centre. */
export const HelpPage = lazyPage(
  () => import('./help-page.tsx'),
  (module) => module.HelpPage,
);
