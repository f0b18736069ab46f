/** What an emblem is cast in: `shine`, `face` and `shadow` alternate on its front, `edge` is its thickness. */
export type Metal = { readonly shine: string; readonly face: string; readonly shadow: string; readonly edge: string };

export const metals = {
  gold: { shine: '#fff4c2', face: '#f7c948', shadow: '#b3720c', edge: '#5c3304' },
  silver: { shine: '#ffffff', face: '#cfdbe6', shadow: '#7f92a6', edge: '#2e3b4a' },
  jade: { shine: '#eafff3', face: '#5be0a8', shadow: '#0d8a6c', edge: '#03362f' },
  ruby: { shine: '#ffe3e3', face: '#ff6a7c', shadow: '#c0123f', edge: '#4d0419' },
  rose: { shine: '#fff0ec', face: '#f3b7a2', shadow: '#b06a55', edge: '#47211a' },
} as const satisfies Record<string, Metal>;

export type MetalName = keyof typeof metals;

/** The gradient of a metal, in the 512 px box of a silhouette. */
export function metalGradient(id: string, name: MetalName): string {
  const { shine, face, shadow } = metals[name];
  const stops: readonly (readonly [number, string])[] = [
    [0, shine],
    [0.45, face],
    [0.55, shadow],
    [0.8, face],
    [1, shadow],
  ];
  const drawn = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');
  return `<linearGradient id="${id}" x1="0" y1="0" x2="160" y2="512" gradientUnits="userSpaceOnUse">${drawn}</linearGradient>`;
}
