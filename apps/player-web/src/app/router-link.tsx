import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

const beside = { target: '_blank', rel: 'noopener noreferrer' };

/** A link of the site goes through the router; a page of somebody else opens beside it, and mail is the browser's. */
export function RouterLink({ href = '', replace = false, ...rest }: ComponentProps<'a'> & { replace?: boolean }) {
  return href.startsWith('/') ? (
    <Link to={href} replace={replace} {...rest} />
  ) : (
    <a href={href} {...(href.startsWith('https:') ? beside : {})} {...rest} />
  );
}
