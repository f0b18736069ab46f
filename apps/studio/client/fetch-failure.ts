/**
 * Whether a failure is that something could not be fetched. Browsers tell in words of their own of a script, and in a
 * `DOMException` of a picture, here as the cause of which one it was; a page that goes away ends its pictures so too.
 */
export function isFetchFailure(err: unknown): boolean {
  if (err instanceof DOMException) return true;
  if (err instanceof TypeError) return /import|fetch|load/i.test(err.message);
  return err instanceof Error && err.cause instanceof DOMException;
}
