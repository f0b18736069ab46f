/** Name of the list in session storage. */
const storageName = 'popups-told';

/** The ids of popups that were shown in this session of the tab. */
export function toldPopups(storage: Storage = sessionStorage): ReadonlySet<string> {
  return new Set((storage.getItem(storageName) ?? '').split(' '));
}

/** Remembers popups as shown, until the tab is closed. */
export function rememberTold(ids: readonly string[], storage: Storage = sessionStorage): void {
  const told = new Set([...toldPopups(storage), ...ids]);
  told.delete('');
  storage.setItem(storageName, [...told].join(' '));
}
