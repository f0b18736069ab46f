import { Value } from 'typebox/value';
import { reportEvent } from '#kernel/audit/event-report.ts';
import { everyRole, type OperatorRole, permissionsOf } from '#kernel/auth/operator-roles.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import { takeTurn } from '#kernel/database/take-turn.ts';
import { saveOperator } from './save-operator.ts';
import { Password, passwordLength, Username } from './staff.rules.ts';
import { selectStaff } from './staff.store.ts';

/** Why a site does not get these people as its first operators. */
class FirstStaffRefused extends Error {}

/** Two people: what one proposes, another has to decide. */
const firstCount = 2;

/** Somebody who is to run a site from its beginning, with the password of their choice. */
interface FirstOperator {
  username: string;
  password: string;
}

/** The first people of a site, who add all others. */
interface FirstStaff {
  /** Refuses a site that has operators, and names and roles that cannot be its first; asked before any password is. */
  check(siteId: string, usernames: readonly string[], roles: readonly OperatorRole[]): Promise<void>;
  /** Adds them with these roles each, all or none. Refuses as `check` does, and passwords that are no good. */
  add(
    siteId: string,
    people: readonly FirstOperator[],
    given: { roles: readonly OperatorRole[]; actorId: string },
  ): Promise<void>;
}

export function createFirstStaff({ db, clock }: { db: Database; clock: Clock }): FirstStaff {
  async function check(reader: Database | Tx, siteId: string, usernames: readonly string[]): Promise<void> {
    const staff = await selectStaff(reader, siteId, { since: clock.now() });
    if (staff.length > 0) {
      const names = staff.map(({ username }) => username).join(', ');
      throw new FirstStaffRefused(`The site has operators (${names}): they add others with "operator add"`);
    }
    checkNames(usernames);
  }

  return {
    async check(siteId, usernames, roles) {
      await check(db, siteId, usernames);
      checkRoles(roles);
    },
    async add(siteId, people, { roles, actorId }) {
      checkRoles(roles);
      checkPasswords(people);
      await db.transaction().execute(async (tx) => {
        // Two who do this at once would both find nobody.
        await takeTurn(tx, `first-staff:${siteId}`);
        await check(
          tx,
          siteId,
          people.map(({ username }) => username),
        );
        const at = clock.now();
        for (const { username, password } of people) {
          const id = await saveOperator(tx, { siteId, username, name: username, password, roles }, at);
          await reportEvent(tx, {
            at,
            siteId,
            component: 'ops.staff',
            action: 'added',
            subject: `operator:${id}`,
            actor: { kind: 'system', id: actorId },
            after: { username, name: username, roles },
          });
        }
      });
    },
  };
}

function checkNames(usernames: readonly string[]): void {
  if (new Set(usernames).size !== firstCount || usernames.length !== firstCount) {
    throw new FirstStaffRefused('The first operators of a site are two people, each with a name of their own');
  }
  const wrong = usernames.find((username): boolean => !Value.Check(Username, username));
  if (wrong !== undefined) {
    throw new FirstStaffRefused(`${wrong} is no user name: a small letter, then 1 to 31 of a-z, 0-9, ".", "_" and "-"`);
  }
}

function checkRoles(roles: readonly string[]): void {
  const unknown = roles.find((role) => !everyRole.some((known) => known === role));
  if (unknown !== undefined) throw new FirstStaffRefused(`${unknown} is none of the roles: ${everyRole.join(', ')}`);
  if (!permissionsOf(roles).has('operators.manage')) {
    throw new FirstStaffRefused('The first operators need the role staff-admin, or nobody could ever add another');
  }
}

function checkPasswords(people: readonly FirstOperator[]): void {
  const wrong = people.find(({ password }) => !Value.Check(Password, password));
  if (wrong !== undefined) {
    const { minLength, maxLength } = passwordLength;
    throw new FirstStaffRefused(`The password of ${wrong.username} needs ${minLength} to ${maxLength} characters`);
  }
  if (new Set(people.map(({ password }) => password)).size !== people.length) {
    throw new FirstStaffRefused('Each of the two needs a password that the other does not have');
  }
}
