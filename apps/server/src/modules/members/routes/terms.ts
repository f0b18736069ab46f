import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body, Instant } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { MemberRoutesDeps } from './deps.ts';

const common = { url: '/wps/v2/member/terms', tag: 'members', moduleIds: ['COMM3'], access: 'member' } as const;
const Version = Type.String({ minLength: 1, maxLength: 64, examples: ['2026-01'] });
const Document = Type.Union([Type.Literal('terms'), Type.Literal('privacy')]);

/** Which terms count now, and accepting them; without that nobody plays. */
export function addTerms(api: Api, { db, terms, members }: MemberRoutesDeps): void {
  addOperation(api, {
    ...common,
    method: 'GET',
    operationId: 'getTerms',
    isOpenToTrial: true,
    summary:
      'The versions of terms and privacy of now, whether the member has accepted them, and what was accepted before',
    value: Type.Object({
      terms: Version,
      privacy: Version,
      isPending: Type.Boolean(),
      accepted: Type.Array(Type.Object({ document: Document, version: Version, acceptedAt: Instant }), {
        description: 'The earliest first',
      }),
    }),
    async handle({ caller }) {
      const member = { id: caller.memberId, siteId: caller.siteId };
      const accepted = (await members.acceptedBy(db, member.id)).map(({ document, version, acceptedAt }) => ({
        document: document as 'terms' | 'privacy',
        version,
        acceptedAt: acceptedAt.toISOString(),
      }));
      const isPending = await terms.isPending(db, member);
      return { ...(await terms.currentOf(caller.siteId)), isPending, accepted };
    },
  });
  addOperation(api, {
    ...common,
    method: 'POST',
    operationId: 'acceptTerms',
    isOpenToTrial: true,
    summary: 'Accept the terms and the privacy policy that were shown',
    refusals: [409],
    body: Body({ terms: Version, privacy: Version }),
    value: Type.Null(),
    async handle({ caller, body }) {
      await terms.acceptShown({ id: caller.memberId, siteId: caller.siteId }, body);
      return null;
    },
  });
}
