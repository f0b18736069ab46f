import type { ComponentProps } from 'react';
import { openSupportWindow } from './support-window.ts';

/** A way to reach people: a page of its own opens in a small window, in a tab where windows are not let open. */
export function SupportLink({ href, children, ...rest }: { href: string } & ComponentProps<'a'>) {
  const target = href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} {...target} onClick={(event) => openSupportWindow(event, href)} {...rest}>
      {children}
    </a>
  );
}
