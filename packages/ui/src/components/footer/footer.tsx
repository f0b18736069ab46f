import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Link } from '../link/link.tsx';

export interface FooterColumn {
  key: string;
  title: string;
  links: readonly { key: string; label: ReactNode; href: string }[];
}

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children' | 'about'> {
  /** Logos of the makers, in a row. */
  vendors?: ReactNode | undefined;
  brand: ReactNode;
  /** A sentence under the logo. */
  about?: ReactNode | undefined;
  columns: readonly FooterColumn[];
  /** Icons that lead to other places; a heading stands over them. */
  social?: { title: string; links: ReactNode } | undefined;
  /** An `AgeNotice`. */
  notice: ReactNode;
  copyright: ReactNode;
  /** Who made the pictures; must be shown. */
  credits: ReactNode;
}

/** A list of more links goes on in a second column where there is room; where there is little, it stands beside two lists. */
const shortListMax = 6;
const isLong = ({ links }: FooterColumn): boolean => links.length > shortListMax;

/** The end of a page: makers, links, who may play, rights. */
export function Footer({
  vendors,
  brand,
  about,
  columns,
  social,
  notice,
  copyright,
  credits,
  className,
  ...rest
}: FooterProps) {
  return (
    <footer
      data-slot="footer"
      className={cn('mt-9 grid gap-6.5 border-t border-line pt-7 pb-8 text-sm', className)}
      {...rest}
    >
      {vendors !== undefined && (
        <div className="flex flex-wrap items-center justify-center gap-x-7.5 gap-y-3.5">{vendors}</div>
      )}
      <div className="grid grid-cols-2 gap-7 max-[18rem]:grid-cols-1 md:grid-cols-3 lg:flex lg:justify-between">
        <div className="col-span-full">
          {brand}
          {about !== undefined && <p className="mt-3 max-w-[34ch] text-fg-3">{about}</p>}
        </div>
        {columns.map((column) => (
          <nav key={column.key} aria-label={column.title} className={cn(isLong(column) && 'max-md:row-span-2')}>
            <h2 className="mb-2 font-semibold">{column.title}</h2>
            <ul className={cn(isLong(column) && 'gap-7 lg:columns-2')}>
              {column.links.map((link) => (
                <li key={link.key}>
                  <Link
                    href={link.href}
                    className="inline-flex min-h-7.5 items-center rounded-xs text-fg-3 hover:text-fg focus-ring max-md:min-h-11"
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {social && (
          <div className="max-md:col-span-full">
            <h2 className="mb-3 font-semibold">{social.title}</h2>
            <div className="flex flex-wrap gap-2">{social.links}</div>
          </div>
        )}
      </div>
      {notice}
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-xs text-fg-3">
        <span>{copyright}</span>
        <span>{credits}</span>
      </div>
    </footer>
  );
}
