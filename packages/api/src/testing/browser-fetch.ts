/** `fetch` as browsers have it, which refuse to be called as a method of anything but the window. */
export function browserFetch(this: unknown, req: Request): Promise<Response> {
  if (this !== undefined && this !== globalThis) throw new TypeError('Illegal invocation');
  return fetch(req);
}
