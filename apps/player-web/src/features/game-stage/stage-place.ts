/** The classes of the place of a game on its page: all that header and tabs leave of the window; on low screens they leave it all. */
export const stagePlace =
  'stage-place -mx-(--q-gutter) -my-5 h-[calc(100dvh-var(--q-header-h))] max-md:h-[calc(100dvh-var(--q-header-h)-var(--q-tabbar-h)-env(safe-area-inset-bottom))]';
