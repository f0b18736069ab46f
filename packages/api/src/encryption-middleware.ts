import type { Middleware } from 'openapi-fetch';
import { encryptBody, type EncryptionKey } from './encrypt.ts';
import type { OperationTraits } from './operation-traits.ts';

/** Gives the key to encrypt to; `isStale` says that the server no longer knows the one given before. */
export type EncryptionKeySource = (ask: { isStale: boolean }) => Promise<EncryptionKey>;

interface Deps {
  traitsOf: (method: string, path: string) => OperationTraits | undefined;
  keySource: EncryptionKeySource;
}

/** Encrypts the bodies of the calls that ask for it, and tries once more with a fresh key when the server replaced its own. */
export function encryptionMiddleware({ traitsOf, keySource }: Deps): Middleware {
  const plainBodies = new Map<
    string,
    { plain: string; template: Request; fetch: (req: Request) => Promise<Response> }
  >();
  const seal = async (template: Request, plain: string, isStale: boolean) => {
    const body = await encryptBody(plain, await keySource({ isStale }));
    const sealed = new Request(template, { method: template.method, body });
    sealed.headers.set('Encryption', 'JWE');
    return sealed;
  };
  return {
    async onRequest({ request, schemaPath, id, options }) {
      if (traitsOf(request.method, schemaPath)?.encrypted !== true) return undefined;
      const template = request.clone();
      const plain = await request.text();
      const sealed = await seal(template.clone(), plain, false);
      plainBodies.set(id, { plain, template, fetch: options.fetch });
      return sealed;
    },
    async onResponse({ response, id }) {
      const sent = plainBodies.get(id);
      plainBodies.delete(id);
      if (sent === undefined || response.status !== 400 || !(await namesUnknownKey(response))) return undefined;
      return sent.fetch(await seal(sent.template, sent.plain, true));
    },
    onError({ id }) {
      plainBodies.delete(id);
    },
  };
}

async function namesUnknownKey(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return (body as { errorCode?: unknown } | null)?.errorCode === 'request.encryption_key_unknown';
}
