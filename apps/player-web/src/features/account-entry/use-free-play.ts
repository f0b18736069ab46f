import { useEntryCalls, type LoginFlow, type LoginOutcome } from '@quetzal/web-kit/entry';
import { useFlag } from '@quetzal/web-kit/site-info';

/** Playing for nothing without an account: a new visit each time, or the one of this browser; null where the site has none. */
export function useFreePlay(flow: LoginFlow, settle: (outcome: LoginOutcome) => void): (() => Promise<void>) | null {
  const { logInForFree } = useEntryCalls();
  const hasFreePlay = useFlag('FREEPLAY3');
  return hasFreePlay ? async () => settle(await flow.follow(logInForFree, { way: 'free_play' })) : null;
}
