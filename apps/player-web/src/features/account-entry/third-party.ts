import { useFlag, useSiteInfo } from '@quetzal/web-kit/site-info';

/** The code of the refusal that a third party's answer left in the address, which has words in `errors`; null without one. */
export function thirdPartyRefusal(params: URLSearchParams): string | null {
  const failure = params.get('thirdPartyError');
  return failure === null ? null : `identity.third_party_${failure}`;
}

/** Where a login at a third party begins; it leads back to the player site. */
export function thirdPartyStart(provider: string, redirect: string): string {
  const query = new URLSearchParams({ redirect });
  return `/wps/v2/session/third-party/${encodeURIComponent(provider)}/start?${query.toString()}`;
}

/** A provider's own name, as it writes it; an unknown one as its code with a capital. */
export function providerName(provider: string): string {
  return `${provider.charAt(0).toUpperCase()}${provider.slice(1)}`;
}

/** The third parties that the site works with; none while their module is off. */
export function useThirdParties(): readonly string[] {
  const isOn = useFlag('THIRDPARTYLOGIN3');
  const { thirdParty } = useSiteInfo();
  return isOn ? thirdParty : [];
}
