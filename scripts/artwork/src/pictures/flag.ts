import { iconBody } from '../drawing/icons.ts';

/** A round flag. */
export function flag(code: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="64" height="64">${iconBody('flag', code)}</svg>`;
}
