import type { Middleware } from 'openapi-fetch';
import type { OperationTraits } from './operation-traits.ts';

/** Code of the refusal that asks a person who was away to prove once more who they are. */
export const reauthenticationRequired = 'identity.reauthentication_required';

interface Deps {
  traitsOf: (method: string, path: string) => OperationTraits | undefined;
  /** Asks the person; true once the server has accepted their proof. */
  reauthenticate: () => Promise<boolean>;
}

/** The call that carries the proof is never held up by the question that it answers. */
const proofPath = '/wps/v2/session/reauthentication';

/** Repeats a call that was refused because the session had been idle, once, after the person has proven who they are. */
export function freshSessionMiddleware({ traitsOf, reauthenticate }: Deps): Middleware {
  const copies = new Map<string, { copy: Request; fetch: (req: Request) => Promise<Response> }>();
  return {
    onRequest({ request, schemaPath, id, options }) {
      const access = traitsOf(request.method, schemaPath)?.access;
      if (schemaPath === proofPath || access === undefined || access === 'public') return;
      copies.set(id, { copy: request.clone(), fetch: options.fetch });
    },
    async onResponse({ response, id }) {
      const sent = copies.get(id);
      copies.delete(id);
      if (sent === undefined || response.status !== 403 || !(await asksForProof(response))) return undefined;
      return (await reauthenticate()) ? sent.fetch(sent.copy) : undefined;
    },
    onError({ id }) {
      copies.delete(id);
    },
  };
}

async function asksForProof(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return (body as { errorCode?: unknown } | null)?.errorCode === reauthenticationRequired;
}
