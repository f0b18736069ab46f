/** What opens a game: its maker and its code, and whether with pretend money. */
export interface GameAddress {
  vassalage: string;
  gameCode: string;
  isDemo?: boolean;
}

/** The page of every game that is no lottery. */
export const gamePagePath = '/seamless';

/** The page of a game. */
export function gamePath({ vassalage, gameCode, isDemo = false }: GameAddress): string {
  const query = new URLSearchParams({ vassalage, gameCode, ...(isDemo ? { demo: '1' } : {}) });
  return `${gamePagePath}?${query.toString()}`;
}

/** The pages of the lotteries: the plain and electronic one, the one of South East Asia, the one of Vietnam. */
export const lotteryPaths = ['/lottery', '/seaLottery', '/vnLottery'] as const;

/** Pages that are a game: the menu closes to icons and there is no footer. */
const gamePaths: readonly string[] = [gamePagePath, ...lotteryPaths];

/** True on the page of a game. */
export function isGamePath(pathname: string): boolean {
  return gamePaths.includes(pathname);
}

/** Panels of the personal centre, by the names that links from outside use. */
const centerPanels = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'messageV2',
  'limits',
] as const;

/** A panel of the personal centre. */
export type CenterPanel = (typeof centerPanels)[number];

/** Panels that a site has only with its flag. */
const flagOf: Partial<Record<CenterPanel, string>> = { transferUpline: 'transferUpline', messageV2: 'INBOX3' };

/** The panels that a site offers, in their order. */
export function panelsOf(flags: Readonly<Record<string, boolean>>): CenterPanel[] {
  return centerPanels.filter((panel) => {
    const flag = flagOf[panel];
    return flag === undefined || flags[flag] === true;
  });
}

/** The panels that a site offers and that can be of use to a member: nothing goes to an upline where there is none. */
export function panelsFor(
  member: { hasUpline: boolean } | null,
  flags: Readonly<Record<string, boolean>>,
): CenterPanel[] {
  return panelsOf(flags).filter((panel) => panel !== 'transferUpline' || member?.hasUpline === true);
}

/** Panels that people come to from anywhere, for one thing: on a phone a sheet over what they were at. */
const sheetPanels: readonly (string | null)[] = ['depositv2'];

/** True for a panel that is a sheet on a phone. */
export function isSheetPanel(name: string | null): boolean {
  return sheetPanels.includes(name);
}

/** The personal centre without a panel: on small screens its menu, else the first panel. */
export const centerMenu = 'menu';

/** True when a name in the address is a panel. */
export function isCenterPanel(name: string | null): name is CenterPanel {
  return (centerPanels as readonly (string | null)[]).includes(name);
}
