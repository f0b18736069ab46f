import Type, { type Static } from 'typebox';
import type { LaunchWish } from './launch.service.ts';

const look = {
  device: Type.Optional(Type.String({ maxLength: 16 })),
  lobbyUrl: Type.Optional(Type.String({ maxLength: 2_048 })),
  theme: Type.Optional(Type.Enum(['dark', 'light'])),
};

/** How a game should look, and where its way out leads. */
export const LaunchLook = Type.Object(look);

/** Which game, and how it should look. */
export const LaunchQuery = Type.Object({
  vassalage: Type.String({ maxLength: 12 }),
  gameCode: Type.String({ maxLength: 64 }),
  ...look,
});

/** What a launch call says beside the game; games speak the language of the page that opens them. */
export function lookOf(query: Static<typeof LaunchLook>, language: string): Omit<LaunchWish, 'key'> {
  return { language, theme: query.theme ?? 'dark', lobbyUrl: query.lobbyUrl };
}

/** The wish in a launch call. */
export function wishOf(query: Static<typeof LaunchQuery>, language: string): LaunchWish {
  return { ...lookOf(query, language), key: { vendorCode: query.vassalage, gameCode: query.gameCode } };
}
