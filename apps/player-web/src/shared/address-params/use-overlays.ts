import { useSession } from '@quetzal/web-kit/session';
import type { LoginState } from '@quetzal/web-kit/guards';
import { useCallback } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { centerMenu, isCenterPanel, type CenterPanel } from '../addresses/addresses.ts';
import { useAddressParams } from './use-address-params.ts';

const accountForms = ['login', 'register', 'forgot', 'reset'] as const;

/** Where a panel was: what it shows of itself is part of the address, and goes with it. */
const noPlace = { deposit: null, section: null, period: null, narrowed: null, page: null } as const;

/** Whether a search asks for the account dialog or the personal centre, for a visitor or a member. */
export const opensOver = (search: string): boolean => /[?&](account|overlay)=/.test(search);

/** Which form of the account dialog is open. */
export type AccountForm = (typeof accountForms)[number];

/** The account dialog, which is part of the address so that links open it and the back button closes it. */
export function useAccountDialog() {
  const { params, change } = useAddressParams();
  const { status } = useSession();
  const navigate = useNavigate();
  const wanted = (useLocation() as Location<LoginState | null>).state?.from;
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
    () => change({ account: null, overlay: null, ...noPlace }, { replace: true, state: null }),
    [change],
  );
  /** After a login: the page that a visitor was turned away from, or what they had asked for on this one opens. */
  const finish = useCallback(() => {
    if (wanted === undefined)
      change({ account: null, thirdParty: null, thirdPartyError: null }, { replace: true, state: null });
    else void navigate(wanted, { replace: true });
  }, [change, navigate, wanted]);
  return { form: status === 'visitor' ? asked : null, show, close, finish };
}

/** The personal centre, part of the address too: `?overlay=depositv2`. */
export function usePersonalCenter() {
  const { params, change } = useAddressParams();
  const { isLoggedIn } = useSession();
  const named = params.get('overlay');
  const panel: CenterPanel | null = isCenterPanel(named) ? named : null;
  const show = useCallback((next: CenterPanel | typeof centerMenu) => change({ overlay: next, ...noPlace }), [change]);
  const close = useCallback(() => change({ overlay: null, ...noPlace }), [change]);
  return { isOpen: isLoggedIn && (panel !== null || named === centerMenu), panel, show, close };
}

/** The dialog for remarks, part of the address too: `?feedback=open`. */
export function useFeedbackDialog() {
  const { params, change } = useAddressParams();
  const close = useCallback(() => change({ feedback: null }, { replace: true }), [change]);
  return { isOpen: params.has('feedback'), close };
}
