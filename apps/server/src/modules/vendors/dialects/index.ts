import type { Api } from '#kernel/http/api-instance.ts';
import { addDialectRoute } from './dialect-scope.ts';
import type { DialectDeps } from './dialect.deps.ts';
import { createHub88 } from './hub88/hub88.ts';
import { createPragmatic } from './pragmatic/pragmatic.ts';

/** The calls of vendors that speak a dialect of the field instead of our protocol, each in a scope of its own. */
export function addDialects(api: Api, deps: DialectDeps): void {
  const add = (path: string, dialect: ReturnType<typeof createPragmatic>): void => {
    api.register(async (scope) => {
      addDialectRoute(scope as unknown as Api, deps, { path, ...dialect });
    });
  };
  add('/vendor/pragmatic', createPragmatic(deps));
  add('/vendor/hub88', createHub88(deps));
}
