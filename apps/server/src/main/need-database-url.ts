/** Refuses to begin without a database, which the driver would look for on this machine. */
export function needDatabaseUrl(url: string): void {
  if (url !== '') return;
  throw new Error('Set DATABASE_URL to the database of the platform, or start the platform here: then it is found');
}
