/**
 * The classes of the place of a game on its page: all that header, tabs and the bar of a lost connection leave of the
 * window; on low screens they leave it all, on tiny ones it is as high as it needs.
 */
export const stagePlace =
  'stage-place -mx-(--q-gutter) -my-5 h-(--stage-h) max-md:h-[calc(var(--stage-h)-var(--q-tabbar-h)-env(safe-area-inset-bottom))] tiny:h-auto';
