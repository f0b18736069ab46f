export { SiteInfoProvider, useFlag, useSiteInfo } from './provider.tsx';
export {
  fetchEncryptionKey,
  loadSiteInfo,
  readInlinedSiteInfo,
  siteInfoElementId,
  type SiteInfo,
} from './site-info.ts';
