export { SiteLogo, SiteMark } from './site-logo.tsx';
export { SiteInfoProvider, useFlag, useSiteInfo } from './provider.tsx';
export {
  fetchEncryptionKey,
  loadSiteInfo,
  readInlinedSiteInfo,
  siteInfoElementId,
  type SiteInfo,
} from './site-info.ts';
