import type { Sites } from '#modules/site';
import type { Links } from '../links.ts';
import type { Newcomers } from '../newcomers.ts';
import type { ThirdParty } from '../third-party.service.ts';

/** What the calls about accounts elsewhere need. */
export interface ThirdPartyRoutesDeps {
  sites: Pick<Sites, 'byId'>;
  thirdParty: ThirdParty;
  newcomers: Newcomers;
  links: Links;
}

export const thirdPartyUrl = '/wps/v2/session/third-party';

/** What these calls have in common. */
export const thirdPartyCall = { tag: 'identity', moduleIds: ['THIRDPARTYLOGIN3'], callsPerMinuteMax: 60 } as const;
