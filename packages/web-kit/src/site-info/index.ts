export { SiteLogo, SiteMark } from './site-logo.tsx';
export { SiteInfoProvider, useFlag, useSiteInfo } from './provider.tsx';
export { useBanners, useSiteText, type SiteBanner, type SiteText } from './site-text.ts';
export {
  fetchEncryptionKey,
  loadSiteInfo,
  readInlinedSiteInfo,
  siteInfoElementId,
  type SiteInfo,
} from './site-info.ts';
