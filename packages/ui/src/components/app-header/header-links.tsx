import { lazy, Suspense, useRef } from 'react';
import { Link } from '../link/link.tsx';
import { headerLink, type AppHeaderLink } from './header-link.ts';
import { MoreButton } from './more-button.tsx';
import { useOverflow } from './use-overflow.ts';

/* Most bars have room for all of their links, so the menu comes only to those that have not. */
const MoreLinks = lazy(() => import('./more-links.tsx').then((module) => ({ default: module.MoreLinks })));

/** Room for the button "Más" in a language with long words. */
const morePx = 104;

interface HeaderLinksProps {
  label: string | undefined;
  moreLabel: string | undefined;
  links: readonly AppHeaderLink[];
}

/** The links of the bar, as many as there is room for; the others stand under "more", or scroll when it has no name. */
export function HeaderLinks({ label, moreLabel, links }: HeaderLinksProps) {
  const row = useRef<HTMLUListElement>(null);
  const signature = links.map(({ key, label: word }) => (typeof word === 'string' ? word : key)).join();
  const visible = useOverflow({ row, count: links.length, signature, restPx: morePx });
  const shown = moreLabel === undefined ? links : links.slice(0, visible);
  const others = links.slice(shown.length);
  return (
    <nav aria-label={label} className="hidden h-full min-w-0 flex-1 lg:flex">
      <ul
        ref={row}
        className="flex h-full min-w-0 flex-1 items-stretch gap-0.5 overflow-x-auto overflow-y-hidden [scrollbar-width:none]"
      >
        {shown.map((link) => (
          <li key={link.key} className="flex-none">
            <Link
              href={link.href}
              aria-current={link.current ? 'page' : undefined}
              data-current={link.current || undefined}
              className={headerLink}
            >
              {link.label}
            </Link>
          </li>
        ))}
        {moreLabel !== undefined && others.length > 0 && (
          <li className="flex-none">
            <Suspense fallback={<MoreButton label={moreLabel} aria-disabled="true" />}>
              <MoreLinks label={moreLabel} links={others} />
            </Suspense>
          </li>
        )}
      </ul>
    </nav>
  );
}
