import { useEffect, useRef } from 'react';
import { useErrorText } from '../form/index.ts';
import { useSession, type LastLogin } from '../session/index.ts';
import { useEntryCalls } from './entry.queries.ts';
import type { Side } from './entry.wire.ts';
import { LoginFlowDialogs } from './login-flow-dialogs.tsx';
import { useLoginFlow } from './use-login-flow.ts';

interface ArrivalProps {
  side: Side;
  /** Exchange the ticket of the address, or come in as the browser is remembered. */
  by: 'ticket' | 'remembered';
  /** The ticket was refused; gets the sentence. A browser that is not remembered any more is simply a visitor. */
  onRefused: (message: string) => void;
}

/**
 * Brings somebody in who carries a proof with them: the one-time ticket of the address, or the cookie of a remembered
 * browser. Asks once; shows nothing unless a second proof is wanted.
 */
export function Arrival({ side, by, onRefused }: ArrivalProps) {
  const { arrivalTicket, dropArrival } = useSession();
  const { exchange, logInRemembered } = useEntryCalls();
  const errorText = useErrorText();
  const flow = useLoginFlow({ side });
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const ask = () => (by === 'remembered' ? logInRemembered() : exchange(arrivalTicket ?? ''));
    const way: LastLogin['way'] = by === 'remembered' ? 'remembered' : 'ticket';
    void flow.follow(ask, { way }).then((outcome) => {
      if (outcome.kind === 'done') return;
      dropArrival();
      if (outcome.kind === 'refused' && by === 'ticket') onRefused(errorText(outcome.error));
    });
  });
  return <LoginFlowDialogs flow={flow} />;
}
