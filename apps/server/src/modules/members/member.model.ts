import type { MemberType } from '@quetzal/domain/members';

/** Whether an account may come in: `suspended` may return, `closed` never. */
export type MemberState = 'active' | 'suspended' | 'closed';

/** An account of a site. */
export interface Member {
  id: string;
  siteId: string;
  account: string;
  nickname: string;
  type: MemberType;
  state: MemberState;
  uplineId: string | null;
  affiliateCode: string | null;
  currency: string;
  language: string | null;
  /** The drawing that the member chose, `a1` to `a12`. */
  avatar: string | null;
  /** The picture that the member put in place of a drawing. */
  pictureId: string | null;
  /** The member who told them of the site. */
  referrerId: string | null;
  createdAt: Date;
  lastLoginAt: Date | null;
}

/** Whom restricted credit belongs to. */
export type BonusHolder = Pick<Member, 'id' | 'siteId' | 'currency' | 'state' | 'type'>;

/** An account to be made. */
export interface NewMember {
  siteId: string;
  account: string;
  type: MemberType;
  currency: string;
  /** What others see; the account's name when left out. */
  nickname?: string | undefined;
  /** The member who told the newcomer. */
  referrerId?: string | undefined;
  /** The agent above it. */
  uplineId?: string | undefined;
  /** Only agents have one; left out, an agent gets a random one. */
  affiliateCode?: string | undefined;
  /** `YYYY-MM-DD` */
  birthday?: string | undefined;
  termsAcceptedAt?: Date | undefined;
  /** Wire code of what the newcomer reads. */
  language?: string | undefined;
  registerMethod?: string | undefined;
  registerUrl?: string | undefined;
  registerDomain?: string | undefined;
}

/** Who is meant by a code or name, and what comes of making an account. */
export type CreatedMember = { outcome: 'created'; member: Member } | { outcome: 'account_taken' };
