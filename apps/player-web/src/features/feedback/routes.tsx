import { lazyPage } from '@quetzal/web-kit/boundary';

/** Tells the people who run the site something, in a dialog. */
export const FeedbackDialog = lazyPage(
  () => import('./feedback-dialog.tsx'),
  (module) => module.FeedbackDialog,
);
