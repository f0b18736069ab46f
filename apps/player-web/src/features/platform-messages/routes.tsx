import { lazyPage } from '@quetzal/web-kit/boundary';

/** Messages of the platform, as a panel of the personal centre. */
export const MessagesPanel = lazyPage(
  () => import('./messages-panel.tsx'),
  (module) => module.MessagesPanel,
);
