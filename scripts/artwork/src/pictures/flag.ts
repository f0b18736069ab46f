import { iconBody } from '../drawing/icons.ts';

const sunRays = Array.from(
  { length: 16 },
  (_, ray) => `<path d="M250 190l6-26l6 26z" transform="rotate(${ray * 22.5} 256 256)"/>`,
);

/*
 * Where the icon set has a language's sign under a country's code (Arabic, Interlingue, Latin, Ido), the country's flag
 * is drawn here in the set's colours. The territory `io` flies the flag of its state.
 */
const ownFlags: Readonly<Record<string, string>> = {
  ar: `<path fill="#338af3" d="M0 0h512v512H0z"/><path fill="#eee" d="M0 149h512v214H0z"/><g fill="#ffda44"><circle cx="256" cy="256" r="44"/>${sunRays.join('')}</g>`,
  ie: '<path fill="#6da544" d="M0 0h167v512H0z"/><path fill="#eee" d="M167 0h178v512H167z"/><path fill="#ff9811" d="M345 0h167v512H345z"/>',
  la: '<path fill="#d80027" d="M0 0h512v512H0z"/><path fill="#0052b4" d="M0 128h512v256H0z"/><circle cx="256" cy="256" r="89" fill="#eee"/>',
};
const sameAs: Readonly<Record<string, string>> = { io: 'gb' };

function bodyOf(code: string): string {
  const own = ownFlags[code];
  if (own === undefined) return iconBody('flag', sameAs[code] ?? code);
  return `<mask id="round"><circle cx="256" cy="256" r="256" fill="#fff"/></mask><g mask="url(#round)">${own}</g>`;
}

/** A round flag. */
export function flag(code: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="64" height="64">${bodyOf(code)}</svg>`;
}
