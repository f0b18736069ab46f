import { fluent } from './icons.ts';

const SEVEN = 'M52 44H232V92C186 140 164 184 154 244H84C96 186 122 142 160 102H92C86 102 82 106 80 114L76 128H44Z';
const BAR_LETTERS =
  'M0 0V58M0 0H20a14.5 14.5 0 0 1 0 29H0M20 29a14.5 14.5 0 0 1 0 29H0M58 58L78 0L98 58M65 40H91M122 58V0H142a15.5 15.5 0 0 1 0 31H122M140 31L160 58';

type Metal = { readonly light: string; readonly middle: string; readonly dark: string; readonly edge: string };

const RED: Metal = { light: '#ff9a8a', middle: '#f0233c', dark: '#8e0420', edge: '#ffe08a' };
const GOLD: Metal = { light: '#fff6c9', middle: '#ffc02e', dark: '#b8660a', edge: '#fff9e0' };

function gradient(id: string, metal: Metal): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${metal.light}"/><stop offset=".42" stop-color="${metal.middle}"/><stop offset=".55" stop-color="${metal.dark}"/><stop offset=".82" stop-color="${metal.middle}"/><stop offset="1" stop-color="${metal.dark}"/></linearGradient>`;
}

function extrusion(path: string, colour: string, depth: number): string {
  return Array.from(
    { length: depth },
    (_, layer) =>
      `<path d="${path}" transform="translate(0 ${String(depth - layer)})" fill="${colour}" stroke="${colour}" stroke-width="14" stroke-linejoin="round"/>`,
  ).join('');
}

function sevenIn(metal: Metal): string {
  return `<defs>${gradient('m', metal)}<linearGradient id="e" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff8d8"/><stop offset=".5" stop-color="${metal.edge}"/><stop offset="1" stop-color="#b8700f"/></linearGradient><clipPath id="t"><path d="M0 0H288V118C200 150 100 110 0 150Z"/></clipPath></defs>
${extrusion(SEVEN, '#5c1204', 12)}<path d="${SEVEN}" fill="none" stroke="url(#e)" stroke-width="16" stroke-linejoin="round"/><path d="${SEVEN}" fill="url(#m)"/><path d="${SEVEN}" fill="#fff" opacity=".26" clip-path="url(#t)"/><path d="M62 54H222" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".75"/>`;
}

function barIn(plate: Metal, letters: Metal): string {
  const box = (inset: number, extra: string): string =>
    `<rect x="${String(24 + inset)}" y="${String(82 + inset)}" width="${String(240 - 2 * inset)}" height="${String(124 - 2 * inset)}" rx="${String(30 - inset)}" ${extra}/>`;
  const word = (extra: string): string =>
    `<path d="${BAR_LETTERS}" transform="translate(64 115)" fill="none" stroke-width="17" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
  return `<defs>${gradient('p', plate)}<linearGradient id="l" gradientUnits="userSpaceOnUse" x1="0" y1="-8" x2="0" y2="66"><stop stop-color="${letters.light}"/><stop offset=".5" stop-color="${letters.middle}"/><stop offset="1" stop-color="${letters.dark}"/></linearGradient><linearGradient id="k" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#3a2266"/><stop offset="1" stop-color="#0d0620"/></linearGradient></defs>
<g transform="translate(0 10)">${box(0, 'fill="#3a1c04"')}</g>${box(0, 'fill="url(#p)"')}${box(4, 'fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2"')}${box(13, 'fill="url(#k)"')}${box(14, 'fill="none" stroke="#000" stroke-opacity=".6" stroke-width="3"')}
<g transform="translate(0 5)">${word('stroke="#1a0903"')}</g>${word('stroke="url(#l)"')}<path d="M46 104C110 92 180 92 242 104" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"/>`;
}

/** A skull as on the Day of the Dead: flowers, petals around its eyes, a heart between them. */
export function calavera(): string {
  const petals = (x: number, y: number): string =>
    Array.from({ length: 8 }, (_, index) => {
      const angle = (index * Math.PI) / 4;
      return `<circle cx="${String(x + Math.cos(angle) * 14)}" cy="${String(y + Math.sin(angle) * 14)}" r="5.5" fill="${index % 2 === 0 ? '#ff5fa8' : '#ffb03a'}"/>`;
    }).join('');
  return `${fluent('skull', 144, 158, 212)}${petals(107, 152)}${petals(181, 152)}
<path d="M144 96c-9-12-26-6-20 6 3 6 12 10 20 18 8-8 17-12 20-18 6-12-11-18-20-6Z" fill="#e0218a"/>
<circle cx="90" cy="196" r="5" fill="#17b8b0"/><circle cx="198" cy="196" r="5" fill="#17b8b0"/><circle cx="80" cy="182" r="3.5" fill="#ffb03a"/><circle cx="208" cy="182" r="3.5" fill="#ffb03a"/>
${fluent('hibiscus', 84, 78, 84, -18)}${fluent('hibiscus', 206, 80, 78, 20)}${fluent('sunflower', 145, 58, 82)}`;
}

/** The seven of classic reels. */
export const seven = (): string => sevenIn(RED);

/** A plate of gold with its three letters. */
export const bar = (): string => barIn(GOLD, GOLD);

/** A bolt of lightning. */
export const bolt = (): string =>
  `<g transform="translate(14 14) scale(.9)"><path d="M166 22L62 160H126L98 266L226 118H154L192 22Z" fill="#fff3b0" stroke="#fff3b0" stroke-width="16" stroke-linejoin="round"/><defs><linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fffbe0"/><stop offset=".35" stop-color="#ffd83a"/><stop offset="1" stop-color="#ff8a1f"/></linearGradient></defs><path d="M166 22L62 160H126L98 266L226 118H154L192 22Z" fill="url(#b)" stroke="#b8570a" stroke-width="4" stroke-linejoin="round"/><path d="M160 36L84 146" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".7"/></g>`;
