import { useSession } from '@quetzal/web-kit/session';
import { useState } from 'react';
import { PopupWatch } from '#features/announcements/routes.tsx';
import { PlayWatch } from '#features/limits/routes.tsx';
import { TermsWatch } from '#features/terms/routes.tsx';
import { WelcomeWatch } from '#features/welcome/routes.tsx';
import { useAfterPaint } from './use-after-paint.ts';

/**
 * What may interrupt, fetched once the page stands: announcements anybody, the rest a member; visitors and trial accounts
 * play for nothing.
 */
export function Interruptions() {
  const { status, member } = useSession();
  const isPainted = useAfterPaint();
  if (!isPainted) return null;
  if (status !== 'member' && status !== 'agent') return <PopupWatch />;
  return <MemberInterruptions key={member?.account} />;
}

/** The welcome of a newcomer, and news after it, wait until nothing else is to be said, such as that a password has to be changed. */
function MemberInterruptions() {
  const { lastLogin } = useSession();
  const [step, setStep] = useState(0);
  const [isWelcomed, setWelcomed] = useState(false);
  const hasToChange = lastLogin?.passwordIsDefault === true || lastLogin?.passwordExpired === true;
  const isNew = lastLogin?.welcomeDue === true && !isWelcomed;
  const news = isNew ? (
    <WelcomeWatch step={step} onStep={setStep} onDone={() => setWelcomed(true)}>
      <PopupWatch />
    </WelcomeWatch>
  ) : (
    <PopupWatch />
  );
  return (
    <>
      <TermsWatch />
      <PlayWatch>{!hasToChange && news}</PlayWatch>
    </>
  );
}
