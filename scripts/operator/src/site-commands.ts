import { resolve } from 'node:path';
import { type Api, unwrap } from '@quetzal/api';

/** What `npm run ops` can do about sites, for its usage text. */
export const siteUsage = `  site import FILE [--dry-run]           writes a site file as the next version of its site, or tells what it would change
  site list                              every site with its version, status and hosts
  site show CODE [--version N]           the file of a site, as YAML
  site history CODE                      its versions: when, by whom, from where
  site restore CODE N                    writes an earlier version again, as a new one
  site methods CODE [FILE] [--dry-run]   writes a site's ways to pay in and out; without FILE shows them, as YAML
  site operators CODE USERNAME USERNAME [--roles ROLE,ROLE]
                                         adds the first two operators of a site that has none; their passwords are typed,
                                         or a line each of the standard input
  site agent CODE USERNAME               adds an agent with nobody above; the password of the first login is typed, or a line
                                         of the standard input
  status 0|1|2 [UNTIL]                   opens the site of MERCHANT, or closes it for maintenance (1) or by region (2);
                                         UNTIL, an ISO time, is what visitors read`;

const verbs = ['import', 'list', 'show', 'history', 'restore', 'operators', 'agent', 'methods'];
/** Which word after a verb is the name of a file. */
const placeOfFile: Readonly<Record<string, number>> = { import: 0, methods: 1 };

/** The words of a site command as the server's program takes them; undefined when they are none. */
export function siteProgram([noun, verb = '', ...rest]: readonly string[]): readonly string[] | undefined {
  if (noun !== 'site' || !verbs.includes(verb)) return undefined;
  // The program runs in another folder.
  return [verb, ...rest.map((word, at) => (at === placeOfFile[verb] && !word.startsWith('--') ? resolve(word) : word))];
}

/** Opens or closes the site that one has signed in at. */
export async function setStatus(api: Api, argument: string | undefined, until: string | undefined): Promise<void> {
  const status = Number(argument) as 0 | 1 | 2;
  const endsAt = until === undefined ? undefined : new Date(until).toISOString();
  await unwrap(api.POST('/ops/v1/site/status', { body: endsAt === undefined ? { status } : { status, endsAt } }));
  console.log(`Site status is ${status}${endsAt === undefined ? '' : ` until ${endsAt}`}`);
}
