import { createContext, Suspense, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { ErrorBoundary, lazyPage } from '../boundary/index.ts';
import { useSession } from '../session/index.ts';
import type { ReauthenticationGate } from './gate.ts';

const GateContext = createContext<ReauthenticationGate | null>(null);

const ReauthenticationDialog = lazyPage(
  () => import('../security/reauthentication-dialog.tsx'),
  (module) => module.ReauthenticationDialog,
);

/** Gives the gate at which calls of an idle session wait to `Reauthentication`. */
export function ReauthenticationProvider({ gate, children }: { gate: ReauthenticationGate; children: ReactNode }) {
  return <GateContext value={gate}>{children}</GateContext>;
}

/**
 * Asks a person who was away to prove who they are, whenever a call needs it; the call is then made again by itself.
 * Place it once in a site: no call has to know of it. Its script is fetched with the first question.
 */
export function Reauthentication() {
  const gate = use(GateContext);
  if (gate === null) throw new Error('Reauthentication needs a RuntimeProvider around it');
  const isAsking = useSyncExternalStore(gate.subscribe, gate.isAsking);
  const { isLoggedIn } = useSession();
  useEffect(() => {
    // Who logged out meanwhile has nothing left to prove.
    if (isAsking && !isLoggedIn) gate.settle(false);
  }, [gate, isAsking, isLoggedIn]);
  if (!isAsking) return null;
  return (
    <ErrorBoundary fallback={() => null} onError={() => gate.settle(false)}>
      <Suspense>
        <ReauthenticationDialog onProven={() => gate.settle(true)} onDecline={() => gate.settle(false)} />
      </Suspense>
    </ErrorBoundary>
  );
}
