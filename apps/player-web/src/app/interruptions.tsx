import { useSession } from '@quetzal/web-kit/session';
import { PlayWatch } from '#features/limits/routes.tsx';
import { TermsWatch } from '#features/terms/routes.tsx';
import { useAfterPaint } from './use-after-paint.ts';

/** What may interrupt a member, fetched once the page stands; visitors and trial accounts play for nothing. */
export function Interruptions() {
  const { status } = useSession();
  const isPainted = useAfterPaint();
  if (!isPainted || (status !== 'member' && status !== 'agent')) return null;
  return (
    <>
      <TermsWatch />
      <PlayWatch />
    </>
  );
}
