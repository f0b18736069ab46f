import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body, Instant } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { type ProfileField, profileFieldNames, profileFields } from '../profile/own-profile.fields.ts';
import type { MemberRoutesDeps } from './deps.ts';

const url = '/wps/v2/member/profile';
const common = { tag: 'members', moduleIds: ['COMM3'], access: 'member' } as const;
const methods = ['totp', 'passkey', 'recovery', 'sms', 'email'] as const;
const Proof = Body({
  method: Type.Union(methods.map((method) => Type.Literal(method))),
  answer: Type.String({ minLength: 1, maxLength: 8_192 }),
});
const Shown = Type.Union([
  Type.Object({
    shown: Type.String({ description: 'What its owner recognises it by; codes of a choice are whole' }),
    isFixed: Type.Boolean({ description: 'Told once: it cannot be changed here' }),
  }),
  Type.Null(),
]);

function forEachField<T>(make: (field: ProfileField) => T): Record<ProfileField, T> {
  return Object.fromEntries(profileFieldNames.map((field) => [field, make(field)])) as Record<ProfileField, T>;
}

/** What a member tells of themselves. */
export function addOwnProfile(api: Api, deps: MemberRoutesDeps): void {
  addGetProfile(api, deps);
  addChangeProfile(api, deps);
  addSetNickname(api, deps);
}

function addGetProfile(api: Api, { ownProfiles }: MemberRoutesDeps): void {
  addOperation(api, {
    ...common,
    method: 'GET',
    url,
    operationId: 'getProfile',
    summary: 'What the member told of themselves; of what is personal only that which its owner recognises it by',
    value: Type.Object({
      nickname: Type.String(),
      memberSince: Instant,
      referrer: Type.Union([Type.String(), Type.Null()], { description: 'Who told them of the site' }),
      facts: Type.Object(forEachField(() => Shown)),
    }),
    async handle({ caller }) {
      const { member, referrer, shown } = await ownProfiles.of(caller.memberId);
      const facts = forEachField((field) => {
        const value = shown[field];
        return value === null ? null : { shown: value, isFixed: profileFields[field].isOnce === true };
      });
      return { nickname: member.nickname, memberSince: member.createdAt.toISOString(), referrer, facts };
    },
  });
}

function addChangeProfile(api: Api, { ownProfiles }: MemberRoutesDeps): void {
  addOperation(api, {
    ...common,
    method: 'PUT',
    url,
    operationId: 'changeProfile',
    summary: 'Tell more of oneself or change it; name, birth date and document are told once',
    encrypted: true,
    callsPerMinuteMax: 20,
    refusals: [409, 422, 429],
    body: Body({
      facts: Body(forEachField(() => Type.Optional(Type.String({ maxLength: 400 })))),
      password: Type.Optional(Type.String({ minLength: 1, maxLength: 256 })),
      proof: Type.Optional(Proof),
    }),
    value: Type.Null(),
    async handle({ caller, req, body: { facts, ...given } }) {
      const owner = { memberId: caller.memberId, country: req.country };
      await ownProfiles.change(owner, facts as Partial<Record<ProfileField, string>>, given);
      return null;
    },
  });
}

function addSetNickname(api: Api, { ownProfiles }: MemberRoutesDeps): void {
  addOperation(api, {
    ...common,
    method: 'PUT',
    url: '/wps/v2/member/nickname',
    operationId: 'setNickname',
    summary: 'Choose the name that others may see',
    callsPerMinuteMax: 20,
    refusals: [429],
    body: Body({
      nickname: Type.String({
        minLength: 2,
        maxLength: 24,
        pattern: "^[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N} ._'’-]*[\\p{L}\\p{M}\\p{N}.])?$",
        examples: ['Carla'],
      }),
    }),
    value: Type.Null(),
    async handle({ caller, body }) {
      await ownProfiles.setNickname(caller.memberId, body.nickname);
      return null;
    },
  });
}
