import { type ReactNode, useState } from 'react';
import { useStanding } from '#shared/limits/standing.queries.ts';
import { useTerms } from '#shared/terms/terms.queries.ts';
import { WelcomeDialog } from './welcome-dialog.tsx';
import { useTakenWelcome } from './welcome.queries.ts';

interface WelcomeWatchProps {
  /** From 0. It is kept outside: the welcome goes away while something is done in the personal centre, and comes back. */
  step: number;
  onStep: (step: number) => void;
  onDone: () => void;
  /** What is shown when nobody is to be welcomed. */
  children?: ReactNode;
}

/** Welcomes a newcomer once, when nothing else has to be done first: documents to accept, or a pause that holds. */
export function WelcomeWatch(props: WelcomeWatchProps) {
  const { data: terms } = useTerms();
  const { data: standing } = useStanding();
  if (terms === undefined || standing === undefined) return null;
  const isFree = !terms.isPending && standing.state === 'clear';
  return isFree ? <Welcome {...props} /> : props.children;
}

function Welcome({ children, ...place }: WelcomeWatchProps) {
  const { data: welcome, isError } = useTakenWelcome();
  // The server said once that it is due; what it says later is about other pages.
  const [isShown, setShown] = useState(false);
  if (welcome?.isDue === true && !isShown) setShown(true);
  if (isShown) return <WelcomeDialog {...place} />;
  return isError || welcome !== undefined ? children : null;
}
