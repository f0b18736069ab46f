import { useSession } from '@quetzal/web-kit/session';
import { useState } from 'react';
import { endNotice } from '#shared/notices/end-notice.ts';
import { notices } from '#shared/notices/notice-store.ts';

interface BreakWords {
  title: string;
  detail: string;
}

/**
 * Begins a break: the server ends every login with it, so this page says what happened, leaves too, and goes on to `onBreak`.
 * The login may end before the answer comes, so nothing here waits for the component to be there still.
 */
export function useBeginBreak(onBreak: () => void) {
  const { logout } = useSession();
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const begin = async (ask: () => Promise<unknown>, words: BreakWords) => {
    setBusy(true);
    setError(null);
    endNotice.takeOver();
    try {
      await ask();
    } catch (failure) {
      endNotice.giveBack();
      setError(failure);
      setBusy(false);
      return;
    }
    notices.notify({ tone: 'success', ...words });
    onBreak();
    await logout();
  };
  return { begin, error, isBusy, forget: () => setError(null) };
}
