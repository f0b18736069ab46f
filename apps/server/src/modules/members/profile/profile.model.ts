/** What is personal about a member, as the member wrote it. Absent is what the site did not ask for. */
export interface ProfileFacts {
  /** `+525512345678` */
  mobile?: string | undefined;
  email?: string | undefined;
  idNumber?: string | undefined;
  /** The full name, which payouts go to. */
  payeeName?: string | undefined;
  qqNum?: string | undefined;
  line?: string | undefined;
  whatsapp?: string | undefined;
  facebook?: string | undefined;
  wechat?: string | undefined;
  telegram?: string | undefined;
  zalo?: string | undefined;
  address?: string | undefined;
  placeOfBirth?: string | undefined;
  /** Two-letter code of a country. */
  nationality?: string | undefined;
  /** One of `occupations` and one of `incomeSources` of the rules about members. */
  occupation?: string | undefined;
  sourceOfIncome?: string | undefined;
}

/** What no two open accounts of a site may share. */
export type UniqueFact = 'mobile' | 'email' | 'idNumber';

/** A member's facts with what is proven of them. */
export interface Profile {
  memberId: string;
  facts: ProfileFacts;
  mobileVerifiedAt: Date | null;
  emailVerifiedAt: Date | null;
}

/** Facts of a newcomer. `birthday` (`YYYY-MM-DD`) only helps to recognise the person. */
export interface NewProfile {
  memberId: string;
  siteId: string;
  facts: ProfileFacts;
  birthday: string;
  isMobileVerified: boolean;
}
