import { lazyPage } from '@quetzal/web-kit/boundary';

/** Opens what the site announces by popup, once in a session. */
export const PopupWatch = lazyPage(
  () => import('./popup-watch.tsx'),
  (module) => module.PopupWatch,
);
