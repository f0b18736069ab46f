import { resolve } from 'node:path';

/** What `npm run ops` can do about the catalogue of vendors and games, for its usage text. */
export const catalogueUsage = `  catalogue vendor CODE ADDRESS NAME [--public-key X] [--new-secret] [--wallet single|transfer] [--on] [--off] [--dry-run]
                                         puts a vendor in, or changes it; prints the entry of VENDOR_SECRETS for its
                                         public key (x of an Ed25519 JWK), or for a secret that is made now
  catalogue games FILE [--dry-run]       puts games in, or changes them, from a JSON list, or tells what it would change
  catalogue list                         every vendor of the catalogue, and how many games it has`;

/** The words of a command about the catalogue as the server's program takes them; undefined when they are none. */
export function catalogueProgram([noun, verb = '', ...rest]: readonly string[]): readonly string[] | undefined {
  if (noun !== 'catalogue' || !['vendor', 'games', 'list'].includes(verb)) return undefined;
  // The program runs in another folder.
  return [verb, ...rest.map((word, at) => (verb === 'games' && at === 0 ? resolve(word) : word))];
}
