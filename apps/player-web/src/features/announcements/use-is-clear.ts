import { useSyncExternalStore } from 'react';

const dialogs = '[role="dialog"], [role="alertdialog"]';

function subscribe(listener: () => void): () => void {
  // Dialogs stand at the end of the body, beside the page.
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

/** True while no dialog is open. */
export function useIsClear(): boolean {
  return useSyncExternalStore(subscribe, () => document.querySelector(dialogs) === null);
}
