import { Skeleton } from '@quetzal/ui/skeleton';
import { StageBackdrop } from './stage-backdrop.tsx';

/** Stands in a game's place until it is known which one it is: room for its picture. */
export function StagePending() {
  return (
    <StageBackdrop artSrc={undefined} aria-busy="true">
      <Skeleton className="aspect-3/4 w-37.5" />
    </StageBackdrop>
  );
}
