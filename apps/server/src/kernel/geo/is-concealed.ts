import { readFileSync } from 'node:fs';
import { BlockList, isIP, isIPv4 } from 'node:net';

/** What proxies say in a header of somebody who comes by a VPN, an open proxy or Tor. */
const saysSo = /^(1|true|yes|vpn|proxy|tor|anonymous|hosting)$/i;

/**
 * Whether an address hides where its visitor is: a list of networks tells, one in a line, as `203.0.113.0/24`; what follows a
 * `#` is a remark. Throws when the file cannot be read, and names the line that is no network.
 */
export function readConcealedNetworks(path: string | undefined): (ip: string) => boolean {
  if (path === undefined) return () => false;
  const networks = new BlockList();
  for (const [index, line] of readFileSync(path, 'utf8').split('\n').entries()) {
    const text = line.replace(/#.*/, '').trim();
    if (text !== '' && !addNetwork(networks, text))
      throw new Error(`${path}, line ${index + 1}: ${text} is no network`);
  }
  return (ip) => {
    // An IPv4 caller on a socket of both kinds.
    const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
    return isIP(plain) !== 0 && networks.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
  };
}

function addNetwork(networks: BlockList, text: string): boolean {
  const [address = '', bits] = text.split('/');
  const version = isIP(address);
  const longest = version === 4 ? 32 : 128;
  const prefix = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : Infinity;
  if (version === 0 || prefix > longest) return false;
  networks.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6');
  return true;
}

/** Whether a header of a trusted proxy says that its visitor hides. */
export const saysConcealed = (value: string | string[] | undefined): boolean =>
  typeof value === 'string' && saysSo.test(value.trim());
