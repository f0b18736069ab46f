/**
 * A network address of which its owner recognises the beginning: `203.0.113.*`, `2001:db8:1:*`. An IPv4 address in IPv6
 * clothes (`::ffff:203.0.113.7`) is shown as what it is.
 */
export function maskIp(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (plain.includes('.')) return `${plain.split('.').slice(0, 3).join('.')}.*`;
  const [start = ''] = plain.split('::');
  const groups = [...start.split(':').filter((group) => group !== ''), '0', '0', '0'];
  return `${groups.slice(0, 3).join(':')}:*`;
}
