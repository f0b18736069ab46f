import { type Api, unwrap } from '@quetzal/api';
import { showRows } from './show-rows.ts';

/** What `npm run ops` can do about staff accounts, for its usage text. */
export const staffUsage = `  operator whoami                        who you are, your roles and what they allow
  operator password                      changes your password: OPERATOR_PASSWORD to NEW_OPERATOR_PASSWORD
  operator list                          the record of staff accounts
  operator add USERNAME NAME [ROLE ...]  adds one; tells the first half of a password for one login
  operator grant|revoke USERNAME ROLE    support, payments, treasury, risk, marketing, site-admin, staff-admin, auditor
  operator disable USERNAME REASON       closes the account and ends its sessions
  operator enable|unlock USERNAME        opens it again; ends the lock after three failed logins
  operator renew USERNAME                ends the sessions, tells the first half of a new password
  operator release USERNAME              tells the second half of a password that another operator gave`;

type Command = (api: Api, args: readonly string[]) => Promise<void>;
type Role = 'support' | 'payments' | 'treasury' | 'risk' | 'marketing' | 'site-admin' | 'staff-admin' | 'auditor';

const of = (username = '') => ({ params: { path: { username } } });
const roleOf = (username = '', role = '') => ({ params: { path: { username, role: role as Role } } });
const say = ({ username, state, roles }: { username: string; state: string; roles: string[] }): void =>
  console.log(`${username} is ${state}; roles: ${roles.join(', ') || 'none'}`);

const givenPassword = (username: string, half: string): string =>
  `First half of the password of ${username}, told only now: ${half}\nAnother operator tells the second: operator release ${username}`;

const commands: Record<string, Command> = {
  async whoami(api) {
    const own = await unwrap(api.GET('/ops/v1/session'));
    say(own);
    console.log(`May: ${own.permissions.join(', ')}`);
  },
  async password(api) {
    const body = {
      oldPassword: process.env['OPERATOR_PASSWORD'] ?? '',
      newPassword: process.env['NEW_OPERATOR_PASSWORD'] ?? '',
    };
    await unwrap(api.PUT('/ops/v1/session/password', { body }));
    console.log('The password is changed; your other sessions have ended');
  },
  async list(api) {
    const { content } = await unwrap(api.GET('/ops/v1/operators'));
    const rows = content.map(({ roles, ...row }) => ({ ...row, roles: roles.join(' ') }));
    showRows(rows, [
      'username',
      'name',
      'state',
      'roles',
      'lastLoginAt',
      'lastLoginIp',
      'passwordChangedAt',
      'passwordWaits',
    ]);
  },
  async add(api, [username = '', name = '', ...roles]) {
    const body = { username, name, roles: roles as Role[] };
    const { password } = await unwrap(api.POST('/ops/v1/operators', { body }));
    console.log(givenPassword(username, password));
  },
  async grant(api, [username, role]) {
    say(await unwrap(api.PUT('/ops/v1/operators/{username}/roles/{role}', roleOf(username, role))));
  },
  async revoke(api, [username, role]) {
    say(await unwrap(api.DELETE('/ops/v1/operators/{username}/roles/{role}', roleOf(username, role))));
  },
  async disable(api, [username, ...words]) {
    const body = { reason: words.join(' ') };
    say(await unwrap(api.POST('/ops/v1/operators/{username}/disable', { ...of(username), body })));
  },
  async enable(api, [username]) {
    say(await unwrap(api.POST('/ops/v1/operators/{username}/enable', of(username))));
  },
  async unlock(api, [username]) {
    say(await unwrap(api.POST('/ops/v1/operators/{username}/unlock', of(username))));
  },
  async renew(api, [username = '']) {
    const { password } = await unwrap(api.POST('/ops/v1/operators/{username}/password', of(username)));
    console.log(givenPassword(username, password));
  },
  async release(api, [username = '']) {
    const { password } = await unwrap(api.POST('/ops/v1/operators/{username}/password/release', of(username)));
    console.log(`Second half of the password of ${username}, told only now: ${password}`);
  },
};

/** The command about staff accounts of these words; undefined when there is none. */
export function staffCommand([noun, verb = '', ...rest]: readonly string[]): ((api: Api) => Promise<void>) | undefined {
  const command = noun === 'operator' && Object.hasOwn(commands, verb) ? commands[verb] : undefined;
  return command === undefined ? undefined : (api) => command(api, rest);
}
