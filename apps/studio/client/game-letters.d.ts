declare module 'virtual:game-letters' {
  /** Loads the letters of a language, by BCP 47 tag; undefined where the family of the games has them. */
  export function loadLetters(tag: string): Promise<unknown> | undefined;
}
