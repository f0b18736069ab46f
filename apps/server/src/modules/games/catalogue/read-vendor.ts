import { isStorableText } from '#kernel/http/unstorable-text.ts';
import type { Vendor } from '../game.model.ts';
import { type CatalogueProblem, CatalogueRefused } from './catalogue-refused.ts';

/** Who a vendor is, as somebody names it. */
export type VendorNames = Pick<Vendor, 'code' | 'name' | 'baseUrl'>;

const nameMax = 60;
const addressMax = 300;

/** Reads code, name and address of a vendor. Throws CatalogueRefused for what cannot be that. */
export function readVendor({ code, name, baseUrl }: VendorNames): VendorNames {
  const problems: CatalogueProblem[] = [];
  if (!/^[A-Z0-9]{2,12}$/.test(code))
    problems.push({ path: 'CODE', problem: 'is 2 to 12 capital letters and digits, as in VENDOR_SECRETS' });
  if (name.trim() === '' || name.length > nameMax || !isStorableText(name))
    problems.push({ path: 'NAME', problem: `is what players read, in ${nameMax} characters at the most` });
  const address = addressOf(baseUrl);
  if (address === undefined)
    problems.push({
      path: 'ADDRESS',
      problem: 'is where its games are, as https://games.example: without query, and http on this machine only',
    });
  if (address === undefined || problems.length > 0) throw new CatalogueRefused(problems);
  return { code, name: name.trim(), baseUrl: address };
}

/** An address without a slash at its end; undefined for what is none, or travels unprotected. */
function addressOf(text: string): string | undefined {
  const url = URL.parse(text);
  if (url === null || text.length > addressMax) return undefined;
  const { protocol, hostname, search, hash, username, password } = url;
  if (search !== '' || hash !== '' || username !== '' || password !== '') return undefined;
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isHere) ? url.href.replace(/\/+$/, '') : undefined;
}
