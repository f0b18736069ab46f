/** What a wallet did instead of what it had to. */
export class BrokenPromise extends Error {}
