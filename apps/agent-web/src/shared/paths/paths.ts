/** Addresses of the portal's pages; features link to each other by these and by nothing else. */
export const paths = {
  login: '/login',
  forgot: '/login/forgot',
  newPassword: '/login/new-password',
  overview: '/agentHome',
  register: '/register-account',
  team: '/team',
  bets: '/team/bets',
  security: '/security',
} as const;

/** Where the bets of one account of the team are listed. */
export function betsOf(account: string): string {
  return `${paths.bets}?${new URLSearchParams({ account, period: '30d' }).toString()}`;
}
