/** Names under which links carry an invitation. */
const affiliateNames = ['affiliateCode', 'code', 'affiliate'] as const;

/** Codes that the address brought: of an agent, and of a player who invited a friend. */
export interface Invitation {
  affiliateCode: string;
  referralCode: string;
}

/** Reads the invitation out of the query of the address; empty where there is none. */
export function invitationOf(params: URLSearchParams): Invitation {
  const affiliateCode = affiliateNames
    .map((name) => params.get(name)?.trim())
    .find((code) => code !== undefined && code !== '');
  return {
    affiliateCode: affiliateCode ?? '',
    referralCode: params.get('referralCode')?.trim() ?? params.get('referral')?.trim() ?? '',
  };
}
