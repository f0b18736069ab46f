import { migrate } from '#kernel/database/migrate.ts';

// `node src/main/migrate.ts` brings the database of DATABASE_OWNER_URL up to date; `--seed-demo` adds the demo site.
const ownerUrl = process.env['DATABASE_OWNER_URL'];
if (!ownerUrl) {
  console.error('Set DATABASE_OWNER_URL to the connection of the database’s owner.');
  process.exit(2);
}
const done = await migrate(ownerUrl);
if (done.length > 0) console.log(`Migrations: ${done.length} applied, newest ${done.at(-1)}`);
if (process.argv.includes('--seed-demo')) {
  const { seed } = await import('./seed.ts');
  await seed();
}
