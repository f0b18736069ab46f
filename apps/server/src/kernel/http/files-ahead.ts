/**
 * The `Link` header (RFC 8288) of a built page: the files that it cannot be shown without, which a browser then asks for
 * before it has read the page, and a network in front of us even sooner (RFC 8297). Empty for a page without any.
 */
export function filesAhead(template: string): string {
  const scripts = [
    ...template.matchAll(/<(?:script type="module"|link rel="modulepreload")[^>]*? (?:src|href)="(\/[^"]+)"/g),
  ];
  const sheets = [...template.matchAll(/<link rel="stylesheet"[^>]*? href="(\/[^"]+)"/g)];
  return [
    ...scripts.map(([, path]) => `<${path}>; rel=modulepreload`),
    // Asked for as the built page asks, or it would be fetched twice.
    ...sheets.map(([, path]) => `<${path}>; rel=preload; as=style; crossorigin`),
  ].join(', ');
}
