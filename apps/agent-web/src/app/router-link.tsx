import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** The router's link with the props of an anchor, for the components of the design system. */
export function RouterLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return <Link to={href} {...rest} />;
}
