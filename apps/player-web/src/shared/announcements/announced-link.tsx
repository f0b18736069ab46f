import { Link } from '@quetzal/ui/link';
import type { ComponentProps } from 'react';
import type { HomeBanner } from './announcements.queries.ts';

interface AnnouncedLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  linkageType: NonNullable<HomeBanner['linkageType']>;
  url: string;
}

/** Where an announcement leads: within the site through the router, elsewhere in a tab of its own that learns nothing. */
export function AnnouncedLink({ linkageType, url, children, ...rest }: AnnouncedLinkProps) {
  if (linkageType === 'inside')
    return (
      <Link href={url} {...rest}>
        {children}
      </Link>
    );
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" {...rest}>
      {children}
    </a>
  );
}
