import { useTranslation } from '@quetzal/i18n/react';
import { useFormat } from '@quetzal/web-kit/format';
import { useSession } from '@quetzal/web-kit/session';
import { useSocketEvent } from '@quetzal/web-kit/socket';
import { useNavigate } from 'react-router-dom';
import { endNotice } from '#shared/notices/end-notice.ts';
import { notices } from '#shared/notices/notice-store.ts';
import { breakWords, type BegunBreak } from './break-words.ts';

const helpPath = '/help#responsible';

/**
 * A break that began in another page of the member, or by an operator: this page says so and leaves as the one that asked for
 * it does, before the server ends its login. Its words are fetched only then.
 */
export function useBreakElsewhere(): void {
  const { i18n } = useTranslation();
  const format = useFormat();
  const { logout } = useSession();
  const navigate = useNavigate();
  useSocketEvent<BegunBreak>('break.began', (begun) => {
    if (endNotice.takeOver()) void Promise.all([tell(begun), leave()]);
  });
  async function tell(begun: BegunBreak): Promise<void> {
    await i18n.loadNamespaces('limits');
    notices.notify({ tone: 'warn', ...breakWords(i18n.getFixedT(null, 'limits'), format, begun) });
  }
  async function leave(): Promise<void> {
    void navigate(helpPath, { replace: true });
    await logout();
    // A page that opens the login for a visitor may have done so before the help was there.
    void navigate(helpPath, { replace: true });
  }
}
