import { useSession } from '@quetzal/web-kit/session';
import { useEffect } from 'react';

/** Name of the account in session storage. */
const storageName = 'first-login';

/** Whether the session of this tab is the first of its account: as the login said, which a reload forgets. */
export function useIsFirstLogin(): boolean {
  const { member, lastLogin } = useSession();
  const account = member?.account;
  const isFirst = lastLogin?.firstTimeLogin ?? sessionStorage.getItem(storageName) === account;
  useEffect(() => {
    if (account !== undefined) sessionStorage.setItem(storageName, isFirst ? account : '');
  }, [account, isFirst]);
  return isFirst;
}
