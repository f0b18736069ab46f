import Type, { type Static } from 'typebox';
import { Instant } from '#kernel/http/envelope.ts';
import { gameTypes, type Lane, type ShownGame } from './game.model.ts';
import { gameNameOf } from './game-names.ts';

const text = Type.String();

/** One of the kinds of games. */
export const GameTypeSchema = Type.Enum([...gameTypes]);

/** A game as a lobby shows it. */
export const GameCard = Type.Object(
  {
    nodeId: text,
    vassalage: Type.String({ description: 'Vendor code' }),
    vendorName: text,
    gameType: text,
    gameName: text,
    displayName: text,
    gameCode: text,
    iconUrl: Type.String({ examples: ['/art/games/rayo-777.avif'] }),
    supportPlay: Type.Integer({ description: '0 when a free demo is offered' }),
    isGame: Type.Enum(['GAME', 'VASSALAGE'], {
      description: 'VASSALAGE opens a list of the games of its vendor and kind',
    }),
    hot: Type.Boolean(),
    isNew: Type.Boolean(),
    rtp: Type.String({ description: 'Percent', examples: ['96.27'] }),
    volatility: Type.Union([Type.Literal('low'), Type.Literal('medium'), Type.Literal('high')]),
    isPaused: Type.Boolean({ description: 'The site has closed the game, or its vendor, for maintenance' }),
    backAt: Type.Union([Instant, Type.Null()], { description: 'When it is expected back' }),
  },
  { $id: 'GameCard' },
);
export type GameCard = Static<typeof GameCard>;

/** The schema of a card by name, for lists. */
export const GameCardRef = Type.Unsafe<GameCard>(Type.Ref('GameCard'));

/** Where a game's picture is on the player site. */
export function iconUrlOf(gameCode: string): string {
  return `/art/games/${gameCode}.avif`;
}

/** A game in the reader's language. */
export function gameCardOf(game: ShownGame, language: string): GameCard {
  const name = gameNameOf(game, language);
  return {
    nodeId: game.id.toString(),
    vassalage: game.vendorCode,
    vendorName: game.vendor.name,
    gameType: game.gameType,
    gameName: name,
    displayName: name,
    gameCode: game.code,
    iconUrl: iconUrlOf(game.code),
    supportPlay: game.hasDemo ? 0 : 1,
    isGame: game.isList ? 'VASSALAGE' : 'GAME',
    hot: game.hot,
    isNew: game.isNew,
    rtp: game.rtp,
    volatility: game.volatility,
    isPaused: game.pause !== null,
    backAt: game.pause?.backAt?.toISOString() ?? null,
  };
}

const variants = ['default', 'active', 'white', 'color', 'purple'] as const;

/** A maker in menus and filters, with its logo in every colouring. */
export const VendorEntry = Type.Object({
  vassalage: Type.String({ description: 'Vendor code' }),
  accountTypeName: text,
  gameClassify: text,
  games: Type.Integer({ description: 'How many games of this kind it has here' }),
  images: Type.Object({ default: text, active: text, white: text, color: text, purple: text }),
});

/** Where the logos of a maker are on the player site: 48 units high, the name in them. */
export function vendorEntryOf({ code, name, gameType, games }: Lane): Static<typeof VendorEntry> {
  const images = variants.map((variant) => [variant, `/art/vendors/${code.toLowerCase()}-${variant}.svg`]);
  return {
    vassalage: code,
    accountTypeName: name,
    gameClassify: gameType,
    games,
    images: Object.fromEntries(images) as Static<typeof VendorEntry>['images'],
  };
}
