const uuid = /"(\w{0,20}[iI]d)":"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g;
const idsMax = 20;

/** Keeps the ids that an answer tells, by the name of their field, so that later calls can be about things that exist. */
export function remember(known: Map<string, string[]>, answer: string): void {
  for (const [, name = '', id = ''] of answer.matchAll(uuid)) {
    const ids = known.get(name) ?? [];
    if (!ids.includes(id)) known.set(name, [id, ...ids].slice(0, idsMax));
  }
}
