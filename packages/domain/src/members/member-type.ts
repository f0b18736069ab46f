/** The kinds of account, by the number that is on the wire. */
export const memberTypes = {
  member: 0,
  agent: 1,
  generalAgent: 2,
  trial: 4,
  affiliate: 41,
  subAffiliate: 42,
} as const;

/** A kind of account. */
export type MemberType = (typeof memberTypes)[keyof typeof memberTypes];

const agentTypes: ReadonlySet<number> = new Set([
  memberTypes.agent,
  memberTypes.generalAgent,
  memberTypes.affiliate,
  memberTypes.subAffiliate,
]);
const known: ReadonlySet<number> = new Set(Object.values(memberTypes));

/** True for a number that names a kind of account. */
export function isMemberType(type: number): type is MemberType {
  return known.has(type);
}

/** True for accounts that may have others below them and enter the agent portal. */
export function isAgentType(type: number): boolean {
  return agentTypes.has(type);
}

/** True for an account that only tries the site out and may not play for money. */
export function isTrialType(type: number): boolean {
  return type === memberTypes.trial;
}
