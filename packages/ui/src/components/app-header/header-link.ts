import type { ReactNode } from 'react';

export interface AppHeaderLink {
  key: string;
  label: ReactNode;
  href: string;
  current?: boolean | undefined;
}

/** A way in the bar; a line of the brand stands under the one where the person is (`data-current`). */
export const headerLink =
  'relative flex h-full flex-none items-center px-2.5 font-medium whitespace-nowrap text-fg-2 -outline-offset-4 hover:text-fg focus-visible:outline-2 focus-visible:outline-ring data-current:font-semibold data-current:text-fg data-current:after:absolute data-current:after:inset-x-2.5 data-current:after:bottom-0 data-current:after:h-[2.5px] data-current:after:rounded-t-[3px] data-current:after:bg-plume';
