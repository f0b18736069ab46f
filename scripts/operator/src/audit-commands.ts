import { type Api, unwrap } from '@quetzal/api';
import { showRows } from './show-rows.ts';

/** What `npm run ops` can do about the event report and the program's integrity, for its usage text. */
export const auditUsage = `  events [COMPONENT [ACTION]]            the latest lines of the event report, as "events wallet" or "events ops.staff locked"
  integrity list                         what is vouched for, and the latest checks
  integrity check                        compares program and configuration now; ends with 1 when they differ
  integrity manifest                     what is vouched for, as sha256sum prints it
  integrity seal REASON                  vouches for what is there now, after an update that was meant`;

const unsealed = 'Nothing is vouched for yet: integrity seal REASON';

type Command = (api: Api, args: readonly string[]) => Promise<void>;

async function showEvents(api: Api, [component, action]: readonly string[]): Promise<void> {
  const query = {
    pageSize: 50,
    ...(component === undefined ? {} : { component }),
    ...(action === undefined ? {} : { action }),
  };
  const { content } = await unwrap(api.GET('/ops/v1/events', { params: { query } }));
  if (content.length === 0) console.log('No activity');
  for (const { at, component: part, action: done, subject, actorKind, actorId, reason, before, after } of content) {
    console.log(`${at} ${part} ${done} ${subject} by ${actorKind}${actorId === null ? '' : ` ${actorId}`}`);
    if (reason !== null) console.log(`  reason: ${reason}`);
    if (before !== null) console.log(`  before: ${JSON.stringify(before)}`);
    if (after !== null) console.log(`  after:  ${JSON.stringify(after)}`);
  }
}

const commands: Record<string, Command> = {
  async list(api) {
    const { baseline, checks } = await unwrap(api.GET('/ops/v1/integrity', { params: { query: {} } }));
    if (baseline !== null) console.log(`Sealed ${baseline.sealedAt} (${baseline.reason}): ${baseline.digest}`);
    else console.log(unsealed);
    const rows = checks.map(({ differences, ...row }) => ({ ...row, differences: differences.length }));
    showRows(rows, undefined, 'Nothing was checked yet');
  },
  async check(api) {
    const { matches, digest, differences } = await unwrap(api.POST('/ops/v1/integrity/checks', {}));
    for (const { path, what } of differences) console.log(`${what}: ${path}`);
    console.log(matches ? `Nothing differs: ${digest}` : `${differences.length} differences: ${digest}`);
    process.exitCode = matches ? 0 : 1;
  },
  async manifest(api) {
    const { baseline } = await unwrap(api.GET('/ops/v1/integrity', { params: { query: {} } }));
    if (baseline === null) throw new Error(unsealed);
    const lines = Object.entries(baseline.files).map(([path, hash]) => `${hash}  ${path}`);
    const byPath = (one: string, other: string) => (one.slice(66) < other.slice(66) ? -1 : 1);
    console.log(lines.toSorted(byPath).join('\n'));
  },
  async seal(api, words) {
    const body = { reason: words.join(' ') };
    const { digest } = await unwrap(api.POST('/ops/v1/integrity/baseline', { body }));
    console.log(`Sealed ${digest}`);
  },
};

/** The command about events and integrity of these words; undefined when there is none. */
export function auditCommand([noun, verb = 'list', ...rest]: readonly string[]):
  | ((api: Api) => Promise<void>)
  | undefined {
  if (noun === 'events') return (api) => showEvents(api, verb === 'list' ? [] : [verb, ...rest]);
  const command = noun === 'integrity' && Object.hasOwn(commands, verb) ? commands[verb] : undefined;
  return command === undefined ? undefined : (api) => command(api, rest);
}
