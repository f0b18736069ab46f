import { useFlag, useSiteInfo } from '@quetzal/web-kit/site-info';

/** Where a login at a third party begins; it leads back to the player site. */
export function thirdPartyStart(provider: string, redirect: string): string {
  const query = new URLSearchParams({ redirect });
  return `/wps/v2/session/third-party/${encodeURIComponent(provider)}/start?${query.toString()}`;
}

/** The third parties that the site works with; none while their module is off. */
export function useThirdParties(): readonly string[] {
  const isOn = useFlag('THIRDPARTYLOGIN3');
  const { thirdParty } = useSiteInfo();
  return isOn ? thirdParty : [];
}
