/** Who makes a game. */
export interface Maker {
  code: string;
  name: string;
  games: number;
  mark?: 'hot' | 'new' | undefined;
}

/** Twelve makers, those with most games for the casino first. */
export const makers: readonly Maker[] = [
  { code: 'obs', name: 'Obsidia', games: 24, mark: 'hot' },
  { code: 'nah', name: 'Nahual', games: 18 },
  { code: 'kuk', name: 'Kukul Live', games: 21, mark: 'new' },
  { code: 'jdw', name: 'Jadeworks', games: 16 },
  { code: 'sol', name: 'Solaris', games: 14 },
  { code: 'cop', name: 'Copal', games: 12 },
  { code: 'xoc', name: 'Xoco', games: 19 },
  { code: 'tla', name: 'Tlaloc', games: 11 },
  { code: 'mar', name: 'Marea', games: 13 },
  { code: 'amb', name: 'Ámbar', games: 9 },
  { code: 'cen', name: 'Cenzontle', games: 7 },
  { code: 'vol', name: 'Volante', games: 4 },
];
