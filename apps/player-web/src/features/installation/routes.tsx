import { lazyPage } from '@quetzal/web-kit/boundary';

/** How to have the site as an application. */
export const DownloadPage = lazyPage(
  () => import('./download-page.tsx'),
  (module) => module.DownloadPage,
);
