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
  /** Origins of the two sites, without a slash at the end. */
  playerUrl: string;
  agentUrl: string;
  settings: SiteSettings;
}

/** A site as the seed or an operator writes it. */
export type SiteFile = Omit<Site, 'id' | 'modules' | 'status'> & { modules: readonly string[] };
