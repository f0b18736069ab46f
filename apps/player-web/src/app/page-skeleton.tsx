import { stagePlace } from '#features/game-stage/routes.tsx';
import { isGamePath } from '#shared/addresses/addresses.ts';
import { Skeleton } from '@quetzal/ui/skeleton';

/** The place of a page whose script is on its way: as high as the screen, so that the footer does not jump out of it. */
export function PageSkeleton({ path }: { path: string }) {
  if (isGamePath(path)) return <div aria-busy="true" className={`${stagePlace} bg-sunken`} />;
  return (
    <div aria-busy="true" className="grid min-h-dvh content-start gap-4">
      <Skeleton className="h-29" />
      <Skeleton className="h-11 w-75 max-md:w-full" />
      <Skeleton className="h-80" />
    </div>
  );
}
