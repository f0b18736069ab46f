import { maskAddress, maskNumber } from '@quetzal/domain/members';
import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Instant } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { selectCredential } from '../../credentials.store.ts';
import { isWanted } from '../../notices/notices.store.ts';
import { selectTransactionHash } from '../../transaction-passwords.store.ts';
import type { CodeRoutesDeps } from '../../codes/routes/deps.ts';

const Contact = Type.Union([
  Type.Object({ shown: Type.String({ description: 'Only its end' }), isVerified: Type.Boolean() }),
  Type.Null(),
]);

/** How the member's account is protected. */
export function addGetSecurityConfig(api: Api, { db, profiles }: Pick<CodeRoutesDeps, 'db' | 'profiles'>): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/v2/member/securityConfig',
    operationId: 'getSecurityConfig',
    isOpenToTrial: true,
    tag: 'identity',
    summary: 'How the account is protected',
    moduleIds: ['COMM3'],
    access: 'member',
    value: Type.Object({
      hasPassword: Type.Boolean(),
      passwordIsDefault: Type.Boolean(),
      passwordExpiresAt: Type.Union([Instant, Type.Null()]),
      hasTransactionPassword: Type.Boolean(),
      loginNotices: Type.Boolean({ description: 'Told of logins from new devices and addresses' }),
      mobile: Contact,
      email: Contact,
    }),
    async handle({ caller: { memberId } }) {
      const credential = await selectCredential(db, memberId);
      const { facts, mobileVerifiedAt, emailVerifiedAt } = await profiles.of(db, memberId);
      const { mobile, email } = facts;
      return {
        hasPassword: credential !== undefined,
        passwordIsDefault: credential?.isDefault ?? false,
        passwordExpiresAt: credential?.expiresAt?.toISOString() ?? null,
        hasTransactionPassword: (await selectTransactionHash(db, memberId)) !== undefined,
        loginNotices: await isWanted(db, memberId),
        mobile: mobile === undefined ? null : { shown: maskNumber(mobile), isVerified: mobileVerifiedAt !== null },
        email: email === undefined ? null : { shown: maskAddress(email), isVerified: emailVerifiedAt !== null },
      };
    },
  });
}
