import { useSession } from '@quetzal/web-kit/session';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { useState } from 'react';
import { AgentPassage, ForcedPassword, PlayerArrival } from '#features/account-entry/routes.tsx';
import { SignOut } from './sign-out.tsx';
import { useAfterPaint } from './use-after-paint.ts';

/** Ways in that somebody chose on this page; who was brought here by a ticket or a cookie stays where they are. */
const chosenWays: readonly string[] = ['password', 'sms', 'passkey', 'third_party'];

/** What happens around a login: who arrives with a proof is let in, a bad password is changed, agents go on to their portal. */
export function ComingIn() {
  const { status, arrivalTicket, lastLogin, end } = useSession();
  const { merchantCode, flags } = useSiteInfo();
  const isPainted = useAfterPaint();
  const [isLeaving, setLeaving] = useState(false);
  if (arrivalTicket !== null) return <PlayerArrival by="ticket" />;
  if (status === 'visitor') {
    // The only cookie that scripts can read says whether it is worth asking. Who just left wants to be a visitor.
    const isRemembered = isPainted && end === null && document.cookie.includes(`rememberMe_${merchantCode}=1`);
    return isRemembered ? <PlayerArrival by="remembered" /> : null;
  }
  if (lastLogin?.way === 'password' && (lastLogin.passwordIsDefault || lastLogin.passwordExpired)) {
    return (
      <>
        <ForcedPassword reason={lastLogin.passwordIsDefault ? 'default' : 'expired'} onLeave={() => setLeaving(true)} />
        {isLeaving && <SignOut onClose={() => setLeaving(false)} />}
      </>
    );
  }
  const isPassing = status === 'agent' && flags['agentPage'] === true && chosenWays.includes(lastLogin?.way ?? '');
  return isPassing ? <AgentPassage /> : null;
}
