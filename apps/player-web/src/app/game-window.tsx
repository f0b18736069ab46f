import { Spinner } from '@quetzal/ui/spinner';
import { StageWindow } from '#features/game-stage/routes.tsx';
import { useShownPage } from '#shared/shown-page/use-shown-page.tsx';
import { LatePart } from './late-part.tsx';

/** The game over the page that stands, where there is one. */
export function GameWindow() {
  const { gameWindow } = useShownPage();
  if (gameWindow === null) return null;
  return (
    <LatePart
      standIn={
        <div className="fixed inset-0 z-(--q-z-dialog) grid place-items-center bg-scrim">
          <Spinner className="size-8" />
        </div>
      }
    >
      <StageWindow gameWindow={gameWindow} />
    </LatePart>
  );
}
