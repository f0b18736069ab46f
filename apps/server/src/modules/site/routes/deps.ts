import type { Clock } from '#kernel/clock/clock.ts';
import type { CountryOf } from '#kernel/geo/country-of.ts';
import type { BodyEncryption } from '#kernel/http/encryption.ts';
import type { Sites } from '../site.service.ts';

/** What the routes of this room call. */
export interface SiteRoutesDeps {
  sites: Sites;
  clock: Clock;
  countryOf: CountryOf;
  encryptionKey: BodyEncryption['publicKey'];
}
