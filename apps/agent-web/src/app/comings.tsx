import { useToast } from '@quetzal/ui/toast';
import { useSession } from '@quetzal/web-kit/session';
import { AgentArrival } from '#features/agent-entry/routes.tsx';
import { LatePart } from './frame/late-part.tsx';

/** Lets in who brings a one-time ticket in the address; says so when it is good for nothing. */
export function Comings() {
  const { arrivalTicket } = useSession();
  const toasts = useToast();
  if (arrivalTicket === null) return null;
  return (
    <LatePart>
      <AgentArrival onRefused={(sentence) => toasts.show({ tone: 'danger', title: sentence })} />
    </LatePart>
  );
}
