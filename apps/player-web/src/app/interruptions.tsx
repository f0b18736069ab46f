import { useSession } from '@quetzal/web-kit/session';
import { PopupWatch } from '#features/announcements/routes.tsx';
import { PlayWatch } from '#features/limits/routes.tsx';
import { TermsWatch } from '#features/terms/routes.tsx';
import { useAfterPaint } from './use-after-paint.ts';

/** What may interrupt, fetched once the page stands: announcements anybody, the rest a member; visitors and trial accounts play for nothing. */
export function Interruptions() {
  const { status } = useSession();
  const isPainted = useAfterPaint();
  if (!isPainted) return null;
  return (
    <>
      {(status === 'member' || status === 'agent') && (
        <>
          <TermsWatch />
          <PlayWatch />
        </>
      )}
      <PopupWatch />
    </>
  );
}
