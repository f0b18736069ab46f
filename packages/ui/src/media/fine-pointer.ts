/** Whether people point with a mouse or the like: then no keyboard rises on the screen where a field has the focus. */
export function isPointerFine(): boolean {
  return matchMedia('(pointer: fine)').matches;
}
