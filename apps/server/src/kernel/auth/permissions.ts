/** What operators may do, one name for each kind of act; the words stand in docs/permissions.md. */
export const permissions = {
  'own.account': 'Log out, change the own password, read the own rights',
  'announcements.publish': 'Publish, list and withdraw announcements',
  'audit.read': 'Read the event report and the results of integrity checks',
  'bonuses.decide': 'Approve or reject restricted credit and free rounds that another proposed',
  'bonuses.propose': 'Grant restricted credit, or propose it where a second person has to agree; forfeit it',
  'chat.moderate': 'Take messages out of the chat, decide on reports, mute members',
  'chat.read': 'Read the chat with accounts, reports and mutes',
  'deposits.decide': 'Credit or reject deposits that wait for a decision',
  'disputes.decide': 'Approve or reject how a disputed withdrawal ends',
  'disputes.propose': 'Propose how a disputed withdrawal ends',
  'factors.decide': 'Decide on removing the second factors of a member that another proposed',
  'factors.propose': 'Propose to remove the second factors that a member lost',
  'free_rounds.grant': 'Grant free rounds, or propose them where a second person has to agree; cancel them',
  'integrity.seal': 'Vouch for the program and its configuration after an update',
  'limits.member': "Exclude members, end exclusions, lift a member's deposit stop",
  'limits.site': 'Set the limits of the site for all members',
  'members.read': "Read members' limits, remarks and pictures",
  'messages.read': 'Read texts and mails that wait in the outbox',
  'messages.send': 'Write into the inbox of a member, or of all of them',
  'money.adjust': "Propose to correct a member's cash, or to move money of the site between its accounts",
  'money.approve': 'Decide on corrections and movements that another proposed',
  'money.read': 'Read balances, deposits, withdrawals, debts, bonuses and corrections',
  'operators.manage': 'Add, disable and unlock operators, give and take roles, give or release first passwords',
  'operators.read': 'Read the record of staff accounts',
  'reconciliation.read': 'Read the comparison with vendors',
  'reconciliation.work': 'Ask for comparisons, resolve differences, close days',
  'rounds.read': 'Read rounds and free rounds',
  'rounds.refund': 'Refund a round',
  'site.settings': 'Change what a site is: brand, flags, languages, vendors',
  'site.status': 'Open the site, or close it',
  'vendors.pause': "Close a game, or a vendor's games, at a site for maintenance, and open them again",
  'withdrawals.decide': 'Approve, reject and retry withdrawals; read proofs of payment',
} as const;

export type Permission = keyof typeof permissions;

/** Every permission there is. */
export const everyPermission: ReadonlySet<Permission> = new Set(Object.keys(permissions) as Permission[]);
