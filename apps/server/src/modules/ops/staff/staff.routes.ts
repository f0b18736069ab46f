import Type from 'typebox';
import { permissionsOf } from '#kernel/auth/operator-roles.ts';
import type { Api, Routes } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { Reason } from '../routes/reason.ts';
import { Password, Username } from './staff.rules.ts';
import type { Staff } from './staff.service.ts';
import { RoleName, StaffAccountView, staffAccountView } from './staff.views.ts';

const common = { tag: 'ops', moduleIds: [], access: 'operator' } as const;
const GivenPassword = Type.Object({
  password: Type.String({
    description: 'One half, told once; its owner writes both, that of the giver first, and has to change it at once',
  }),
});

/** The calls about staff accounts: the own one, and those of others. */
export function staffRoutes({ staff }: { staff: Staff }): Routes {
  return (api) => {
    addOwnAccount(api, staff);
    addReading(api, staff);
    addRights(api, staff);
    addStates(api, staff);
    addPasswords(api, staff);
  };
}

function addOwnAccount(api: Api, staff: Staff): void {
  addOperation(api, {
    ...common,
    method: 'GET',
    url: '/ops/v1/session',
    operationId: 'getOwnStaffAccount',
    permission: 'own.account',
    summary: 'Who the caller is, and what their roles allow',
    value: Type.Object({ ...StaffAccountView.properties, permissions: Type.Array(Type.String()) }),
    async handle({ caller }) {
      const account = await staff.own(caller);
      return { ...staffAccountView(account), permissions: [...permissionsOf(account.roles)].sort() };
    },
  });
  addOperation(api, {
    ...common,
    method: 'PUT',
    url: '/ops/v1/session/password',
    operationId: 'changeOwnStaffPassword',
    permission: 'own.account',
    summary: "Changes the caller's password and ends their other sessions",
    encrypted: true,
    body: Body({ oldPassword: Type.String({ minLength: 1, maxLength: 200 }), newPassword: Password }),
    value: Type.Null(),
    refusals: [422, 429],
    callsPerMinuteMax: 30,
    async handle({ caller, body }) {
      await staff.changeOwnPassword(caller, body);
      return null;
    },
  });
}

function addReading(api: Api, staff: Staff): void {
  addOperation(api, {
    ...common,
    method: 'GET',
    url: '/ops/v1/operators',
    operationId: 'listStaffAccounts',
    permission: 'operators.read',
    summary: 'The record of staff accounts of the site',
    value: Type.Object({ content: Type.Array(StaffAccountView) }),
    handle: async ({ caller }) => ({ content: (await staff.list(caller)).map(staffAccountView) }),
  });
  addOperation(api, {
    ...common,
    method: 'POST',
    url: '/ops/v1/operators',
    operationId: 'addStaffAccount',
    permission: 'operators.manage',
    summary: 'Adds an operator with roles and a first password',
    body: Body({
      username: Username,
      name: Type.String({ minLength: 1, maxLength: 100 }),
      roles: Type.Array(RoleName, { maxItems: 20, uniqueItems: true }),
    }),
    value: GivenPassword,
    refusals: [409],
    handle: ({ caller, body }) => staff.add(caller, body),
  });
}

function addRights(api: Api, staff: Staff): void {
  const role = {
    ...common,
    url: '/ops/v1/operators/:username/roles/:role',
    permission: 'operators.manage',
    params: Type.Object({ username: Username, role: RoleName }),
    value: StaffAccountView,
    refusals: [404, 409],
  } as const;
  addOperation(api, {
    ...role,
    method: 'PUT',
    operationId: 'giveStaffRole',
    summary: 'Gives another operator a role',
    handle: async ({ caller, params }) => staffAccountView(await staff.giveRole(caller, params.username, params.role)),
  });
  addOperation(api, {
    ...role,
    method: 'DELETE',
    operationId: 'takeStaffRole',
    summary: 'Takes a role from another operator, at once',
    handle: async ({ caller, params }) => staffAccountView(await staff.takeRole(caller, params.username, params.role)),
  });
}

const one = {
  ...common,
  method: 'POST',
  permission: 'operators.manage',
  params: Type.Object({ username: Username }),
  refusals: [404, 409],
} as const;
const url = '/ops/v1/operators/:username';

function addStates(api: Api, staff: Staff): void {
  addOperation(api, {
    ...one,
    url: `${url}/disable`,
    operationId: 'disableStaffAccount',
    summary: 'Closes the account of another operator and ends their sessions',
    body: Body({ reason: Reason }),
    value: StaffAccountView,
    handle: async ({ caller, params, body }) =>
      staffAccountView(await staff.disable(caller, params.username, body.reason)),
  });
  addOperation(api, {
    ...one,
    url: `${url}/enable`,
    operationId: 'enableStaffAccount',
    summary: 'Opens the account of another operator again',
    value: StaffAccountView,
    handle: async ({ caller, params }) => staffAccountView(await staff.enable(caller, params.username)),
  });
  addOperation(api, {
    ...one,
    url: `${url}/unlock`,
    operationId: 'unlockStaffAccount',
    summary: 'Ends the lock that failed logins brought upon another operator',
    value: StaffAccountView,
    handle: async ({ caller, params }) => staffAccountView(await staff.unlock(caller, params.username)),
  });
}

function addPasswords(api: Api, staff: Staff): void {
  addOperation(api, {
    ...one,
    url: `${url}/password`,
    operationId: 'renewStaffPassword',
    summary: 'Ends the sessions of another operator and tells one half of a new first password',
    value: GivenPassword,
    handle: ({ caller, params }) => staff.renewPassword(caller, params.username),
  });
  addOperation(api, {
    ...one,
    url: `${url}/password/release`,
    operationId: 'releaseStaffPassword',
    summary: 'Releases a first password that another operator gave to a third one, and tells its other half',
    value: GivenPassword,
    handle: ({ caller, params }) => staff.releasePassword(caller, params.username),
  });
}
