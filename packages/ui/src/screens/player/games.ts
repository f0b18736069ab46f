/** A game of the screens. */
export interface Game {
  id: string;
  title: string;
  maker: string;
  mark?: 'hot' | 'new' | 'live' | undefined;
  isFavourite?: boolean | undefined;
}

const game = (id: string, title: string, maker: string, more: Partial<Game> = {}): Game => ({
  id,
  title,
  maker,
  ...more,
});

/** The home page's rail; two rows, so that they stand column by column. */
export const popularGames: readonly Game[] = [
  game('plumas-de-oro', 'Plumas de Oro', 'Kukul Live', { mark: 'hot' }),
  game('templo-esmeralda', 'Templo Esmeralda', 'Obsidia', { isFavourite: true }),
  game('fiesta-calavera', 'Fiesta Calavera', 'Xoco', { mark: 'new' }),
  game('dragon-de-jade', 'Dragón de Jade', 'Jadeworks'),
  game('ruleta-quetzal', 'Ruleta Quetzal', 'Kukul Live', { mark: 'live' }),
  game('frutas-electricas', 'Frutas Eléctricas', 'Solaris'),
  game('fenix-88', 'Fénix 88', 'Copal', { isFavourite: true }),
  game('rey-tiburon', 'Rey Tiburón', 'Marea', { mark: 'hot' }),
  game('noche-de-jaguar', 'Noche de Jaguar', 'Nahual'),
  game('reina-pirata', 'Reina Pirata', 'Marea'),
  game('tesoro-solar', 'Tesoro Solar', 'Solaris'),
  game('poker-relampago', 'Póker Relámpago', 'Obsidia'),
  game('lobo-lunar', 'Lobo Lunar', 'Nahual'),
  game('panda-fortuna', 'Panda Fortuna', 'Jadeworks'),
];

/** A page of the casino. */
export const casinoGames: readonly Game[] = [
  game('templo-esmeralda', 'Templo Esmeralda', 'Obsidia', { mark: 'hot' }),
  game('plumas-de-oro', 'Plumas de Oro', 'Kukul Live', { isFavourite: true }),
  game('noche-de-jaguar', 'Noche de Jaguar', 'Nahual'),
  game('fiesta-calavera', 'Fiesta Calavera', 'Xoco', { mark: 'new' }),
  game('dragon-de-jade', 'Dragón de Jade', 'Jadeworks'),
  game('frutas-electricas', 'Frutas Eléctricas', 'Solaris', { isFavourite: true }),
  game('fenix-88', 'Fénix 88', 'Copal'),
  game('reina-pirata', 'Reina Pirata', 'Marea'),
  game('lobo-lunar', 'Lobo Lunar', 'Nahual', { mark: 'hot' }),
  game('dulce-tormenta', 'Dulce Tormenta', 'Xoco'),
  game('tesoro-solar', 'Tesoro Solar', 'Solaris'),
  game('trebol-real', 'Trébol Real', 'Ámbar'),
  game('rayo-777', 'Rayo 777', 'Tlaloc'),
  game('cenote-mistico', 'Cenote Místico', 'Kukul Live', { mark: 'new' }),
  game('noche-de-feria', 'Noche de Feria', 'Copal'),
  game('taco-wild', 'Taco Wild', 'Xoco'),
  game('mina-perdida', 'Mina Perdida', 'Obsidia'),
  game('corona-imperial', 'Corona Imperial', 'Jadeworks'),
];

/** Who won lately; names as the server masks them. */
export const winners = [
  { id: 'templo-esmeralda', game: 'Templo Esmeralda', account: 'car***91', amount: '48210.50' },
  { id: 'ruleta-quetzal', game: 'Ruleta Quetzal', account: 'lu***x7', amount: '32900.00' },
  { id: 'fenix-88', game: 'Fénix 88', account: 'the***o', amount: '21480.75' },
  { id: 'rey-tiburon', game: 'Rey Tiburón', account: 'mar***22', amount: '18020.10' },
  { id: 'dragon-de-jade', game: 'Dragón de Jade', account: 'j***ng', amount: '15644.40' },
] as const;
