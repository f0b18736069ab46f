import {
  answerUnreadable,
  ApiError,
  networkUnreachable,
  type components,
  type EncryptionKey,
  type operations,
} from '@quetzal/api';

type GameTypesAnswer = operations['getGameTypes']['responses'][200]['content']['application/json'];

/**
 * What a site is: brand, languages, money, time zone, what is switched on. Comes with the first HTML response, together
 * with the key that bodies are encrypted to.
 */
export type SiteInfo = components['schemas']['SiteInfo'] & {
  encryptionKey: EncryptionKey;
  /** The answer to getVassGameType, which menus stand on; only in a page that the server wrote. */
  gameTypes?: GameTypesAnswer['value'] | undefined;
};

/** Id of the script element that carries the site info in the page. */
export const siteInfoElementId = 'site-info';

/** The site info that the server wrote into the page; null when the page came without it, as from a development server. */
export function readInlinedSiteInfo(page: Document = document): SiteInfo | null {
  const text = page.getElementById(siteInfoElementId)?.textContent ?? '';
  return text.trim() === '' ? null : (JSON.parse(text) as SiteInfo);
}

/** The site info: from the page, else from the API. Throws ApiError when neither answers. */
export async function loadSiteInfo(baseUrl = ''): Promise<SiteInfo> {
  const inlined = readInlinedSiteInfo();
  if (inlined !== null) return inlined;
  const [site, encryptionKey] = await Promise.all([fetchWhitelabel(baseUrl), fetchEncryptionKey(baseUrl)]);
  return { ...site, encryptionKey };
}

/** The key that the server wants bodies encrypted to at this moment. */
export async function fetchEncryptionKey(baseUrl: string): Promise<EncryptionKey> {
  return (await fetchValue<{ encryptionKey: EncryptionKey }>(`${baseUrl}/wps/system/status`)).encryptionKey;
}

function fetchWhitelabel(baseUrl: string): Promise<Omit<SiteInfo, 'encryptionKey'>> {
  return fetchValue(`${baseUrl}/wps/system/whitelabel`);
}

/* These two calls come before there is a client: the client needs the merchant code and the key that they bring. */
async function fetchValue<V>(url: string): Promise<V> {
  const response = await fetch(url, { headers: { Device: 'web', ModuleId: 'COMM3' } }).catch((cause: unknown) => {
    throw new ApiError({ code: networkUnreachable, message: '', status: 0, cause });
  });
  const body = (await response.json().catch(() => null)) as {
    success?: boolean;
    value?: V;
    errorCode?: string;
    message?: string;
  } | null;
  if (response.ok && body?.success === true) return body.value as V;
  throw new ApiError({
    code: body?.errorCode ?? answerUnreadable,
    message: body?.message ?? '',
    status: response.status,
  });
}
