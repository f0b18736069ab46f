import { isAgentType, isTrialType } from '@quetzal/domain/members';
import { currencyOf } from '@quetzal/domain/money';
import Type, { type Static } from 'typebox';
import { Instant } from '#kernel/http/envelope.ts';
import { avatarOf, picturePath } from './avatar.ts';
import type { Member } from './member.model.ts';

const OptionalText = Type.Union([Type.String(), Type.Null()]);

/** What a member's own screens know of them. */
export const MemberInfo = Type.Object(
  {
    id: Type.String(),
    account: Type.String(),
    nickname: Type.String(),
    type: Type.Integer({ description: '0 member, 4 trial, 1 2 41 42 agent' }),
    isAgent: Type.Boolean(),
    isTrial: Type.Boolean(),
    currency: Type.String(),
    currencySymbol: Type.String(),
    language: OptionalText,
    singleWallet: Type.Boolean(),
    affiliateCode: OptionalText,
    hasUpline: Type.Boolean({ description: 'Whether somebody stands above them in a team' }),
    createdAt: Instant,
    avatar: Type.String({ pattern: '^a([1-9]|1[0-2])$' }),
    picture: Type.Union([Type.String(), Type.Null()], {
      description: 'Path of the picture that the member put in place of the drawing',
    }),
  },
  { $id: 'MemberInfo' },
);
export type MemberInfo = Static<typeof MemberInfo>;

/** An account as its owner sees it. */
export function memberInfoOf(member: Member): MemberInfo {
  return {
    id: member.id,
    account: member.account,
    nickname: member.nickname,
    type: member.type,
    isAgent: isAgentType(member.type),
    isTrial: isTrialType(member.type),
    currency: member.currency,
    currencySymbol: currencyOf(member.currency).symbol,
    language: member.language,
    singleWallet: true,
    affiliateCode: member.affiliateCode,
    hasUpline: member.uplineId !== null,
    createdAt: member.createdAt.toISOString(),
    avatar: member.avatar ?? avatarOf(member.id),
    picture: picturePath(member.pictureId),
  };
}
