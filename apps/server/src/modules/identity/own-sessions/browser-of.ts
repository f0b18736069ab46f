import { getParser } from 'bowser';

/** What a browser says it is; null where it says nothing that we know. */
export interface Browser {
  device: 'desktop' | 'mobile' | 'tablet' | 'other';
  /** Name and version, as `Firefox 143`. */
  browser: string | null;
  /** As `Windows` or `Android`. */
  system: string | null;
}

const devices: ReadonlySet<string> = new Set(['desktop', 'mobile', 'tablet']);

/** Reads the header by which browsers introduce themselves. It only helps people to recognise their own; anybody may lie. */
export function browserOf(userAgent: string | null): Browser {
  if (userAgent === null || userAgent === '') return { device: 'other', browser: null, system: null };
  const { browser, os, platform } = getParser(userAgent).getResult();
  const device = devices.has(platform.type ?? '') ? (platform.type as Browser['device']) : 'other';
  const version = browser.version?.split('.')[0] ?? '';
  const name = browser.name === undefined ? null : `${browser.name} ${version}`.trim();
  return { device, browser: name, system: os.name ?? null };
}
