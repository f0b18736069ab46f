import { everyRole, operatorRoles } from '#kernel/auth/operator-roles.ts';
import { permissions } from '#kernel/auth/permissions.ts';
import { type CallerKind, type Door, mayCall } from '#kernel/auth/who-may.ts';

/** A call of the platform and who may make it. */
export interface GuardedCall extends Door {
  operationId: string;
  method: string;
  path: string;
  tag: string;
  moduleId: string;
  isEncrypted: boolean;
}

/** The parts of the OpenAPI document that say who may call what. */
export interface DescribedPaths {
  paths?: Record<string, Record<string, unknown> | undefined>;
}

interface Described {
  operationId: string;
  tags: string[];
  'x-access': Door['access'];
  'x-permission'?: Door['permission'];
  'x-open-to-trial'?: boolean;
  'x-unsigned'?: boolean;
  'x-module-id': string;
  'x-encrypted': boolean;
}

/** Every call that a document describes. */
export function guardedCalls({ paths = {} }: DescribedPaths): GuardedCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries((methods ?? {}) as Record<string, Described>).map(([method, call]) => ({
      operationId: call.operationId,
      method: method.toUpperCase(),
      path,
      tag: call.tags[0] ?? '',
      access: call['x-access'],
      permission: call['x-permission'],
      isOpenToTrial: call['x-open-to-trial'],
      isUnsigned: call['x-unsigned'],
      moduleId: call['x-module-id'],
      isEncrypted: call['x-encrypted'],
    })),
  );
}

const people: readonly CallerKind[] = ['visitor', 'trial', 'member', 'agent 1', 'agent 2', 'agent 41', 'agent 42'];
const machines: readonly CallerKind[] = ['vendor', 'provider'];

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const head = (cells: readonly string[]): string[] => [row(cells), row(cells.map(() => '---'))];

const byTag = (one: GuardedCall, other: GuardedCall): number =>
  one.tag.localeCompare(other.tag, 'en') ||
  one.path.localeCompare(other.path, 'en') ||
  one.method.localeCompare(other.method, 'en');

function table(calls: readonly GuardedCall[], kinds: readonly CallerKind[], more: (call: GuardedCall) => string[]) {
  return calls
    .toSorted(byTag)
    .map((call) =>
      row([
        call.tag,
        `${call.method} \`${call.path}\``,
        ...more(call),
        ...kinds.map((kind) => (mayCall(kind, call) ? 'yes' : '·')),
      ]),
    );
}

/** The table of who may call what, as a page. */
export function permissionPage(document: DescribedPaths): string {
  const calls = guardedCalls(document);
  const ofOperators = calls.filter(({ access }) => access === 'operator');
  const others = calls.filter(({ access }) => access !== 'operator');
  return `${[
    '# Who may call what',
    '',
    'Made by `npm run openapi` of the server from what each operation says of itself; a test walks every operation with every',
    'kind of caller over HTTP and compares. `yes` means that the call is not refused for who makes it; a module that a site',
    'has not switched on, a limit, or somebody else’s row refuses it still. A refusal for who calls comes before anything of',
    'the body is read: 401 without a session that is good at this door, 403 with one.',
    '',
    '## People, vendors, providers',
    '',
    'Types of members: 0 member, 4 trial, 1 agent, 2 general agent, 41 affiliate, 42 sub-affiliate. A vendor and a payment',
    'provider prove themselves by signature. Operators stand at doors of their own; here they are visitors.',
    '',
    ...head(['room', 'call', 'module', ...people, ...machines]),
    ...table(others, [...people, ...machines], ({ moduleId }) => [moduleId]),
    '',
    '## Operators',
    '',
    'Every call of operators names the right that it needs. The column `operator` is somebody without a role, or whose password',
    'was given by somebody else and not changed yet. A session of a member opens none of these doors.',
    '',
    ...head(['room', 'call', 'right', 'operator', ...everyRole]),
    ...table(ofOperators, ['operator', ...everyRole], ({ permission }) => [permission ?? 'none']),
    '',
    '## Rights',
    '',
    ...head(['right', 'what it allows', 'roles']),
    ...Object.entries(permissions).map(([name, words]) => row([name, words, rolesWith(name)])),
    '',
  ].join('\n')}`;
}

function rolesWith(permission: string): string {
  if (permission === 'own.account') return 'every operator';
  const held = everyRole.filter((role) => (operatorRoles[role] as readonly string[]).includes(permission));
  return held.join(', ');
}
