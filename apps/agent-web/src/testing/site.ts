import type { SiteInfo } from '@quetzal/web-kit/site-info';
import { plainSite } from '@quetzal/web-kit/testing';

/** A site as the server describes it to its portal. */
export const site: SiteInfo = { ...plainSite, flags: { agentPage: true } };
