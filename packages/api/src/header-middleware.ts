import type { Middleware } from 'openapi-fetch';
import type { OperationTraits } from './operation-traits.ts';

interface Deps {
  merchantCode: string;
  device: string;
  getToken: () => string | null;
  getLanguage: () => string;
  traitsOf: (method: string, path: string) => OperationTraits | undefined;
}

/** Adds what every call carries: merchant, module, device, language and, when there is one, the session token. */
export function headerMiddleware(deps: Deps): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      const { headers } = request;
      const moduleId = deps.traitsOf(request.method, schemaPath)?.moduleId ?? null;
      const token = deps.getToken();
      headers.set('Merchant', deps.merchantCode);
      headers.set('Device', deps.device);
      headers.set('Language', deps.getLanguage());
      if (moduleId !== null) headers.set('ModuleId', moduleId);
      if (token !== null) headers.set('Authorization', token);
      return request;
    },
  };
}

interface UnauthorizedDeps extends Pick<Deps, 'traitsOf'> {
  onUnauthorized: (token: string) => void;
}

/**
 * Tells `onUnauthorized` which token the server refused, so that a session that ended elsewhere ends here too. A 401 to
 * a public call says something else: a wrong password at login.
 */
export function unauthorizedMiddleware({ traitsOf, onUnauthorized }: UnauthorizedDeps): Middleware {
  return {
    onResponse({ request, response, schemaPath }) {
      const token = request.headers.get('Authorization');
      const isPublic = traitsOf(request.method, schemaPath)?.access === 'public';
      if (response.status === 401 && token !== null && !isPublic) onUnauthorized(token);
    },
  };
}
