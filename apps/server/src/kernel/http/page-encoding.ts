import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/* A page is made for one visitor at one time: what the highest levels save takes longer than sending it. */
const brotliQuality = 5;
const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Whether a header of accepted encodings names one, and does not refuse it by a weight of zero (RFC 9110, 12.5.3). */
function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((offer) => {
    const [name = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** A page as its reader can take it; without an encoding it is the text itself. */
export async function compressedFor(
  accepted: string | string[] | undefined,
  html: string,
): Promise<{ encoding: 'br' | 'gzip' | undefined; body: Buffer | string }> {
  const header = [accepted ?? ''].flat().join(',');
  if (accepts(header, 'br'))
    return {
      encoding: 'br',
      body: await asBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    };
  if (accepts(header, 'gzip')) return { encoding: 'gzip', body: await asGzip(html) };
  return { encoding: undefined, body: html };
}
