/* `mysite.localhost` is this machine too: a site of one's own has such a name, and the port of the site that is named. */
const local = 'localhost';

/** Whether a payer may be sent back to an address: to an origin of `origins`, or to a name of its own under a local one. */
export function mayReturnTo(address: string, origins: readonly string[]): boolean {
  const { origin, protocol, hostname, port } = new URL(address);
  return (
    origins.includes(origin) ||
    (hostname.endsWith(`.${local}`) && origins.some((named) => sameButName(named, { protocol, port })))
  );
}

/** The same as sources of a content security policy. */
export function returnSources(origins: readonly string[]): string[] {
  return origins.flatMap((origin) => {
    const { hostname, protocol, port } = new URL(origin);
    return hostname === local ? [origin, `${protocol}//*.${local}:${port}`] : [origin];
  });
}

function sameButName(origin: string, { protocol, port }: { protocol: string; port: string }): boolean {
  const named = new URL(origin);
  return named.hostname === local && named.protocol === protocol && named.port === port;
}
