/** What the address of the game page says. */
export type Launch = {
  readonly gameCode: string;
  readonly mode: 'real' | 'demo';
  readonly launchToken: string | null;
  /** The site that opened the game, as the studio knows its operators. */
  readonly operatorId?: string | null;
  readonly currency: string | null;
  readonly language: string;
  readonly lobbyUrl: string | null;
};

/** Reads `/play/<gameCode>?token=..&lang=..&lobby=..`; the development server has the code in `?game=`. */
export function readLaunch(location: Pick<Location, 'pathname' | 'search'>): Launch {
  const query = new URLSearchParams(location.search);
  const launchToken = query.get('token');
  return {
    gameCode: /^\/play\/([a-z0-9-]+)/.exec(location.pathname)?.[1] ?? query.get('game') ?? '',
    mode: query.get('mode') === 'demo' ? 'demo' : 'real',
    launchToken,
    operatorId: query.get('operator'),
    currency: query.get('currency'),
    language: languageTag(query.get('lang')),
    lobbyUrl: webAddress(query.get('lobby')),
  };
}

const LANGUAGE = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;
const LANGUAGE_FIRST = 'es';

/** `ES`, `pt-BR` and the like as a tag that browsers know; anything else is the first language of the house. */
function languageTag(text: string | null): string {
  return text !== null && LANGUAGE.test(text) ? text.replace(/^[a-z]+/i, (main) => main.toLowerCase()) : LANGUAGE_FIRST;
}

/** Only http and https addresses are ever followed. */
export function webAddress(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.toString() : null;
}
