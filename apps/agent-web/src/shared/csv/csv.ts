/** Starts with a byte order mark: without it spreadsheets misread accents. */
const byteOrderMark = '\uFEFF';

/** A table as comma-separated text (RFC 4180). Text that a spreadsheet would run as a formula is made harmless. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => row.map(cellOf).join(',')).join('\r\n') + '\r\n';
}

function cellOf(text: string): string {
  const isNumber = /^-?\d+(\.\d+)?$/.test(text);
  const safe = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Hands a text file to the browser's downloads. */
export function downloadText(name: string, text: string, mimeType: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${mimeType};charset=utf-8` }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
