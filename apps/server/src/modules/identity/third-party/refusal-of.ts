import { AuthorizationResponseError } from 'openid-client';
import { ThirdPartyRefusal } from './provider.model.ts';

/** What went wrong between us and a provider, in our words; the cause stays in the log. */
export function refusalOf(error: unknown): ThirdPartyRefusal {
  if (error instanceof ThirdPartyRefusal) return error;
  if (error instanceof AuthorizationResponseError && error.error === 'access_denied') {
    return new ThirdPartyRefusal('cancelled', error);
  }
  // What `fetch` throws when nobody answers, and what its time limit does.
  const isAway = error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
  return new ThirdPartyRefusal(isAway ? 'unavailable' : 'failed', error);
}
