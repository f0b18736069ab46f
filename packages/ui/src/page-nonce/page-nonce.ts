declare global {
  var __webpack_nonce__: string | undefined;
}

/**
 * The nonce of this page's content security policy, for the style elements that libraries make; undefined where the page
 * has none. The page's first script puts it where `get-nonce`, which Radix asks, looks for it.
 */
export function pageNonce(): string | undefined {
  return globalThis.__webpack_nonce__;
}
