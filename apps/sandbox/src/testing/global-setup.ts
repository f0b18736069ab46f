import { acquireTestServer } from '@quetzal/local-postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServerUrl: string;
  }
}

/** Finds or starts PostgreSQL once for all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await acquireTestServer();
  project.provide('databaseServerUrl', server.url);
  return server.stop;
}
