import type { ComponentProps, MouseEvent } from 'react';

const windowFeatures = 'popup,width=440,height=750,noopener,noreferrer';

/** A way to reach people: opens in a small window of its own, so that the page stays; in a tab where windows are not let open. */
export function SupportLink({ href, children, ...rest }: { href: string } & ComponentProps<'a'>) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    // A press that asks for a tab gets one.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    window.open(href, '_blank', windowFeatures);
  };
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" onClick={open} {...rest}>
      {children}
    </a>
  );
}
