import { useSession } from '@quetzal/web-kit/session';
import { useCallback } from 'react';
import { centerMenu, isCenterPanel, type CenterPanel } from '../addresses/addresses.ts';
import { useAddressParams } from './use-address-params.ts';

const accountForms = ['login', 'register', 'forgot', 'reset'] as const;

/** Which form of the account dialog is open. */
export type AccountForm = (typeof accountForms)[number];

/** The account dialog, which is part of the address so that links open it and the back button closes it. */
export function useAccountDialog() {
  const { params, change } = useAddressParams();
  const { status } = useSession();
  const named = params.get('account');
  const found = accountForms.find((form) => form === named);
  const asked: AccountForm | null = found ?? (params.has('overlay') ? 'login' : null);
  /** `replace` for openings that nobody asked for: the back button must not come to them again. */
  const show = useCallback(
    (form: AccountForm, { replace = named !== null }: { replace?: boolean } = {}) =>
      change({ account: form }, { replace }),
    [change, named],
  );
  const close = useCallback(
    () => change({ account: null, overlay: null, deposit: null, section: null }, { replace: true }),
    [change],
  );
  /** After a login: what the visitor had asked for stays in the address and opens. */
  const finish = useCallback(
    () => change({ account: null, thirdParty: null, thirdPartyError: null }, { replace: true }),
    [change],
  );
  return { form: status === 'visitor' ? asked : null, show, close, finish };
}

/** The personal centre, part of the address too: `?overlay=depositv2`. */
export function usePersonalCenter() {
  const { params, change } = useAddressParams();
  const { isLoggedIn } = useSession();
  const named = params.get('overlay');
  const panel: CenterPanel | null = isCenterPanel(named) ? named : null;
  const show = useCallback(
    (next: CenterPanel | typeof centerMenu) => change({ overlay: next, deposit: null, section: null }),
    [change],
  );
  const close = useCallback(() => change({ overlay: null, deposit: null, section: null }), [change]);
  return { isOpen: isLoggedIn && (panel !== null || named === centerMenu), panel, show, close };
}

/** The dialog for remarks, part of the address too: `?feedback=open`. */
export function useFeedbackDialog() {
  const { params, change } = useAddressParams();
  const close = useCallback(() => change({ feedback: null }, { replace: true }), [change]);
  return { isOpen: params.has('feedback'), close };
}
