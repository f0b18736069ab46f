/** Where the owner of an e-wallet finds the request of a deposit, as its phone lists them by reference. */
export async function requestOnPhone(sandboxUrl: string, reference: string): Promise<string> {
  const list = await (await fetch(`${sandboxUrl}/wallet-phone?lang=es`)).text();
  const rows = list.split('class="line"').filter((row) => row.includes(reference));
  const path = /\/checkout\/[0-9a-f-]{36}/.exec(rows[0] ?? '')?.[0];
  if (path === undefined) throw new Error(`No request for ${reference} waits on the phone`);
  return `${sandboxUrl}${path}`;
}
