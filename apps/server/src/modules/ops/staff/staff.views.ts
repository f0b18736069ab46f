import Type, { type Static } from 'typebox';
import { everyRole, type OperatorRole } from '#kernel/auth/operator-roles.ts';
import { Instant } from '#kernel/http/envelope.ts';
import type { StaffAccount } from './staff.service.ts';

const orNull = <T extends ReturnType<typeof Type.String>>(schema: T) => Type.Union([schema, Type.Null()]);

/** The name of a role. */
export const RoleName = Type.Unsafe<OperatorRole>(Type.String({ enum: [...everyRole] }));

/** A member of the staff: who, what rights, when last seen and from where, since when disabled. */
export const StaffAccountView = Type.Object({
  id: Type.String({ format: 'uuid' }),
  username: Type.String(),
  name: Type.String(),
  state: Type.Unsafe<StaffAccount['state']>(Type.String({ enum: ['active', 'locked', 'disabled'] })),
  roles: Type.Array(Type.String()),
  createdAt: Instant,
  createdBy: orNull(Type.String()),
  lastLoginAt: orNull(Instant),
  lastLoginIp: orNull(Type.String()),
  passwordChangedAt: orNull(Instant),
  mustChangePassword: Type.Boolean(),
  passwordGivenBy: orNull(Type.String()),
  passwordWaits: Type.Boolean({ description: 'It was given by another, and nobody released it yet' }),
  disabledAt: orNull(Instant),
  disabledBy: orNull(Type.String()),
  disabledReason: orNull(Type.String()),
});

const instantOf = (date: Date | null): string | null => date?.toISOString() ?? null;

/** A staff account on the wire. */
export function staffAccountView(account: StaffAccount): Static<typeof StaffAccountView> {
  return {
    ...account,
    createdAt: account.createdAt.toISOString(),
    lastLoginAt: instantOf(account.lastLoginAt),
    passwordChangedAt: instantOf(account.passwordChangedAt),
    disabledAt: instantOf(account.disabledAt),
  };
}
