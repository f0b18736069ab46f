import { createContext, use, type ReactNode } from 'react';
import type { SiteInfo } from './site-info.ts';

const SiteInfoContext = createContext<SiteInfo | null>(null);

/** Gives the site info to everything inside. */
export function SiteInfoProvider({ info, children }: { info: SiteInfo; children: ReactNode }) {
  return <SiteInfoContext value={info}>{children}</SiteInfoContext>;
}

/** The site that is being shown; throws outside of `SiteInfoProvider`. */
export function useSiteInfo(): SiteInfo {
  const info = use(SiteInfoContext);
  if (info === null) throw new Error('useSiteInfo needs a SiteInfoProvider around it');
  return info;
}

/** Whether the site has switched a flag on; a flag that it does not list is off. */
export function useFlag(name: string): boolean {
  return useSiteInfo().flags[name] === true;
}
