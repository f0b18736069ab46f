import { useTranslation } from '@quetzal/i18n/react';
import type { ToastContent } from '@quetzal/ui/toast';
import { useApi } from '@quetzal/web-kit/api';
import { logInForFree, useSession, wasTrial, type SessionEnd } from '@quetzal/web-kit/session';
import { useAccountDialog } from '#shared/address-params/use-overlays.ts';

/** Words for the end of a session. Who had no account is not asked to log in, but may play on. */
export function useEndWords(): (end: SessionEnd) => ToastContent {
  const api = useApi();
  const { login } = useSession();
  const { show } = useAccountDialog();
  const { t } = useTranslation(['common', 'site-shell']);
  const playOn = async () => login(await logInForFree(api), { way: 'free_play' });
  return (end) => {
    if (end === 'logout') return { tone: 'success', title: t('site-shell:signed_out') };
    if (!wasTrial(end)) return { tone: 'warn', title: t('session.expired_title'), detail: t(`session.${end}_detail`) };
    return {
      tone: 'info',
      title: t('session.trial_title'),
      detail: t('session.trial_detail'),
      action: {
        label: t('session.trial_again'),
        altText: t('site-shell:log_in'),
        // The form has the same button, and words for every refusal.
        onSelect: () => void playOn().catch(() => show('login')),
      },
    };
  };
}
