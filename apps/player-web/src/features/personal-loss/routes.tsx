import { lazyPage } from '@quetzal/web-kit/boundary';

/** What playing came to, as a panel of the personal centre. */
export const PersonalLossPanel = lazyPage(
  () => import('./personal-loss-panel.tsx'),
  (module) => module.PersonalLossPanel,
);
