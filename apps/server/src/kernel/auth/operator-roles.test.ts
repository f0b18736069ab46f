import { describe, expect, it } from 'vitest';
import { everyPermission } from './permissions.ts';
import { everyRole, permissionsOf, separatedDuties } from './operator-roles.ts';

describe('the roles of operators', () => {
  it.each(everyRole)('%s holds no two duties that are kept apart', (role) => {
    const held = permissionsOf([role]);
    expect(separatedDuties.filter(([one, other]) => held.has(one) && held.has(other))).toEqual([]);
  });

  it('together hold every right, so that none is out of reach', () => {
    expect(permissionsOf(everyRole)).toEqual(everyPermission);
  });

  it('give nothing but the own account to who has none, or one that does not exist', () => {
    expect([...permissionsOf([])]).toEqual(['own.account']);
    expect([...permissionsOf(['root', 'toString'])]).toEqual(['own.account']);
  });
});
