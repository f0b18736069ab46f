export { removeLocalPostgres, startLocalPostgres, type LocalPostgres, type LocalPostgresMode } from './cluster.ts';
export { dropDatabase, ensureDatabase, ensureRole, withConnection, withDatabase } from './databases.ts';
export { acquireTestServer } from './test-server.ts';
