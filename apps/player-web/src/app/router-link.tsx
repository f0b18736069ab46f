import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** A link of the site goes through the router; one that leaves the site is a plain anchor. */
export function RouterLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
