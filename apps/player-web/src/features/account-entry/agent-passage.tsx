import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { useEffect, useRef } from 'react';
import { usePassageTicket } from './agent-passage.queries.ts';

const portalPath = '/agentHome';

/** Goes to the agent portal, inside already where the server gives a ticket; else to its login. Shows nothing. */
export function AgentPassage() {
  const { links } = useSiteInfo();
  const askTicket = usePassageTicket();
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const portal = new URL(portalPath, links.agentSite);
    void askTicket().then((ticket) => {
      if (ticket !== null) portal.searchParams.set('token', ticket);
      window.location.assign(portal);
    });
  });
  return null;
}
