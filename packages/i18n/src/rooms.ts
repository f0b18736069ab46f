/** The rooms that words live in; one file per room and language: `locales/<tag>/<room>.json`. */
export const rooms = [
  'common',
  'errors',
  'site-shell',
  'account-entry',
  'lobby',
  'announcements',
  'chat',
  'game-stage',
  'wallet',
  'withdrawal',
  'my-account',
  'feedback',
  'records',
  'platform-messages',
  'personal-loss',
  'limits',
  'help',
  'installation',
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
  'inbox',
  'demo',
] as const;

/** A room of words, which i18next calls a namespace. */
export type Room = (typeof rooms)[number];

/** True when `name` is a room of words. */
export function isRoom(name: string): name is Room {
  return (rooms as readonly string[]).includes(name);
}
