import { lazyPage } from '@quetzal/web-kit/boundary';

/** The member's own account, as a panel of the personal centre. */
export const MyAccountPanel = lazyPage(
  () => import('./my-account-panel.tsx'),
  (module) => module.MyAccountPanel,
);
