import Type, { type Static } from 'typebox';
import { gameTypes, type Game } from './game.model.ts';
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
    isGame: Type.Literal('GAME'),
    hot: Type.Boolean(),
    isNew: Type.Boolean(),
    rtp: Type.String({ description: 'Percent', examples: ['96.27'] }),
    volatility: Type.Union([Type.Literal('low'), Type.Literal('medium'), Type.Literal('high')]),
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
export function gameCardOf(game: Game, language: string): GameCard {
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
    isGame: 'GAME',
    hot: game.hot,
    isNew: game.isNew,
    rtp: game.rtp,
    volatility: game.volatility,
  };
}
