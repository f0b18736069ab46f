import { Skeleton } from '@quetzal/ui/skeleton';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useLanes } from '#shared/games/lanes.queries.ts';
import { vendorPath } from '#shared/games/launch.ts';

/** The code of the maker whose football has an address of its own. */
const footballMaker = 'FB';

/** Leads to the games of the football maker; `otherwise` where the site does not have it. */
export function FootballDoor({ otherwise }: { otherwise: ReactNode }) {
  const { data: lanes, isPending } = useLanes();
  if (isPending) return <Skeleton className="h-80" />;
  const lane = lanes?.find(({ vendors }) => vendors.some(({ vassalage }) => vassalage === footballMaker));
  if (lane === undefined) return otherwise;
  return (
    <Navigate replace to={vendorPath({ vassalage: footballMaker, gameType: lane.gameType, isList: lane.isList })} />
  );
}
