import Type, { type Static } from 'typebox';
import type { LaunchWish } from './launch.service.ts';

/** Which game, and how it should look. */
export const LaunchQuery = Type.Object({
  vassalage: Type.String({ maxLength: 12 }),
  gameCode: Type.String({ maxLength: 64 }),
  device: Type.Optional(Type.String({ maxLength: 16 })),
  lobbyUrl: Type.Optional(Type.String({ maxLength: 2_048 })),
  theme: Type.Optional(Type.Enum(['dark', 'light'])),
});

/** The wish in a launch call; games speak the language of the page that opens them. */
export function wishOf(query: Static<typeof LaunchQuery>, language: string): LaunchWish {
  const key = { vendorCode: query.vassalage, gameCode: query.gameCode };
  return { key, language, theme: query.theme ?? 'dark', lobbyUrl: query.lobbyUrl };
}
