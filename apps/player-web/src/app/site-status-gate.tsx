import { lazyPage } from '@quetzal/web-kit/boundary';
import { type ReactNode } from 'react';
import { LatePart } from './late-part.tsx';
import { useSiteStatus } from './site-status.queries.ts';
import { useAfterPaint } from './use-after-paint.ts';

const SiteClosed = lazyPage(
  () => import('./site-closed.tsx'),
  (module) => module.SiteClosed,
);

/** Shows the site, unless it is under maintenance or may not be offered where the visitor is. */
export function SiteStatusGate({ children }: { children: ReactNode }) {
  const status = useSiteStatus(useAfterPaint()).data;
  if (status === undefined || status.status === 0) return children;
  return (
    <LatePart>
      <SiteClosed reason={status.status === 1 ? 'maintenance' : 'region'} address={status.ip} />
    </LatePart>
  );
}
