import { useSession } from '@quetzal/web-kit/session';
import { PopupWatch } from '#features/announcements/routes.tsx';
import { PlayWatch } from '#features/limits/routes.tsx';
import { TermsWatch } from '#features/terms/routes.tsx';
import { useAfterPaint } from './use-after-paint.ts';

/**
 * What may interrupt, fetched once the page stands: announcements anybody, the rest a member; visitors and trial accounts
 * play for nothing. News waits until nothing else is to be said, such as that a password has to be changed.
 */
export function Interruptions() {
  const { status, lastLogin } = useSession();
  const isPainted = useAfterPaint();
  if (!isPainted) return null;
  if (status !== 'member' && status !== 'agent') return <PopupWatch />;
  const hasToChange = lastLogin?.passwordIsDefault === true || lastLogin?.passwordExpired === true;
  return (
    <>
      <TermsWatch />
      <PlayWatch>{!hasToChange && <PopupWatch />}</PlayWatch>
    </>
  );
}
