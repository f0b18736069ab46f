import { useTranslation } from '@quetzal/i18n/react';
import { useFormat } from '@quetzal/web-kit/format';
import { useSession } from '@quetzal/web-kit/session';
import { useState } from 'react';
import { endNotice } from '#shared/notices/end-notice.ts';
import { notices } from '#shared/notices/notice-store.ts';
import { breakWords } from './break-words.ts';
import type { Standing } from './limits.wire.ts';

/**
 * Begins a break: the server ends every login with it, so this page says what holds now, leaves too, and goes on to `onBreak`.
 * The login may end before the answer comes, so nothing here waits for the component to be there still.
 */
export function useBeginBreak(onBreak: () => void) {
  const { t } = useTranslation('limits');
  const format = useFormat();
  const { logout } = useSession();
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const begin = async (ask: () => Promise<Standing>) => {
    setBusy(true);
    setError(null);
    endNotice.takeOver();
    let held: Standing;
    try {
      held = await ask();
    } catch (failure) {
      endNotice.giveBack();
      setError(failure);
      setBusy(false);
      return;
    }
    notices.notify({ tone: 'success', ...breakWords(t, format, held) });
    onBreak();
    await logout();
  };
  return { begin, error, isBusy, forget: () => setError(null) };
}
