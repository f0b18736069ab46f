/** The rooms that words live in; one file per room and language: `locales/<tag>/<room>.json`. */
export const rooms = [
  'common',
  'errors',
  'site-shell',
  'account-entry',
  'lobby',
  'game-stage',
  'wallet',
  'my-account',
  'feedback',
  'records',
  'limits',
  'help',
  'security',
  'agent-shell',
  'overview',
  'downline',
  'team-betting',
  'studio',
  'payment',
  'server',
  'sms',
  'mail',
] as const;

/** A room of words, which i18next calls a namespace. */
export type Room = (typeof rooms)[number];

/** True when `name` is a room of words. */
export function isRoom(name: string): name is Room {
  return (rooms as readonly string[]).includes(name);
}
