import type { SiteInfo } from '@quetzal/web-kit/site-info';
import { plainSite } from '@quetzal/web-kit/testing';

/** A site as the server describes it to its players, with what most sites have. */
export const site: SiteInfo = {
  ...plainSite,
  flags: {
    agentPage: true,
    DIRECTREG3: true,
    COMM3: true,
    FEEDBACK3: true,
    GAMELOFAV3: true,
    PASS3: true,
    PROFPIC3: true,
    USERNAMEREG3: true,
  },
  rebates: [{ gameType: 'RNG', rate: '1.2' }],
  helpSections: ['terms', 'privacy'],
  documents: { terms: '2026-01', privacy: '2026-01' },
};
