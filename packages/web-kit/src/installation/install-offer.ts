import { useSyncExternalStore } from 'react';

/** The browser's offer to install the site, which it makes once for each page. */
interface InstallOffer extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Kept by the boot script, since the offer comes before the application does. */
    installOffer?: InstallOffer | undefined;
  }
}

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  const forget = () => {
    window.installOffer = undefined;
    onChange();
  };
  listeners.add(onChange);
  // The boot script heard it first, and has put it in its place.
  window.addEventListener('beforeinstallprompt', onChange);
  window.addEventListener('appinstalled', forget);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('beforeinstallprompt', onChange);
    window.removeEventListener('appinstalled', forget);
  };
}

/** Asks the browser to install the site; null when it offers nothing, as Safari and Firefox never do. */
export function useInstallOffer(): (() => Promise<void>) | null {
  const offer = useSyncExternalStore(subscribe, () => window.installOffer);
  if (offer === undefined) return null;
  return async () => {
    // An offer can be taken once.
    window.installOffer = undefined;
    tell();
    await offer.prompt();
  };
}

/** True where the site runs as an application of its own already. */
export function isInstalled(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches;
}
