import { DropdownMenu, DropdownMenuItem } from '../dropdown-menu/dropdown-menu.tsx';
import { Link } from '../link/link.tsx';
import type { AppHeaderLink } from './header-link.ts';
import { MoreButton } from './more-button.tsx';

/** The links that found no room in the bar, under a button. */
export function MoreLinks({ label, links }: { label: string; links: readonly AppHeaderLink[] }) {
  const holdsCurrent = links.some((link) => link.current);
  return (
    <DropdownMenu align="start" trigger={<MoreButton label={label} data-current={holdsCurrent || undefined} />}>
      {links.map((link) => (
        <DropdownMenuItem key={link.key} asChild>
          <Link href={link.href} aria-current={link.current ? 'page' : undefined} className="aria-[current]:text-fg">
            {link.label}
          </Link>
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}
