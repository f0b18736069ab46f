import { Skeleton } from '@quetzal/ui/skeleton';
import { RequireAgent } from '@quetzal/web-kit/guards';
import { useFlag } from '@quetzal/web-kit/site-info';
import { AgentPassage } from '#features/account-entry/routes.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** The agents' address: takes agents over to their portal, visitors to the login, and is nothing to anybody else. */
export function AgentHome() {
  const hasPortal = useFlag('agentPage');
  if (!hasPortal) return <NotFoundPage />;
  return (
    <RequireAgent pending={<Skeleton className="h-80" />} otherwise={<NotFoundPage />}>
      <AgentPassage />
    </RequireAgent>
  );
}
