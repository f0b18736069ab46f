import type { RequestSite } from '#kernel/auth/principal.ts';
import type { SiteSettings } from './site.settings.ts';

/** 0 normal, 1 maintenance, 2 region restricted. */
export type SiteStatus = 0 | 1 | 2;

/** One brand that the platform serves. */
export interface Site extends RequestSite {
  name: string;
  hosts: readonly string[];
  currency: string;
  /** IANA name; decides where days begin. */
  timeZone: string;
  /** Years that a person must have lived to play. */
  ageMin: number;
  status: SiteStatus;
  /** When those who closed it expect to open it again; null when they did not say, or when it is open. */
  statusEndsAt: Date | null;
  /** The version of its file. */
  version: number;
  /** Origins of the two sites, without a slash at the end. */
  playerUrl: string;
  agentUrl: string;
  settings: SiteSettings;
  /** Whether its rules of money say how much members may move to their uplines. */
  movesToUplines: boolean;
}

/** What a site file says of a site. */
export type SiteFile = Omit<Site, 'id' | 'modules' | 'status' | 'statusEndsAt' | 'version' | 'movesToUplines'> & {
  modules: readonly string[];
};
