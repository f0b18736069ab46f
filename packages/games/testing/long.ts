/** Whether the long enumerations and simulations run too: `GAMES_LONG=1 vitest run`. They take minutes. */
export const isLong = process.env['GAMES_LONG'] === '1';
