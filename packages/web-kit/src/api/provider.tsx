import type { Api } from '@quetzal/api';
import { createContext, use, type ReactNode } from 'react';

const ApiContext = createContext<Api | null>(null);

/** Gives the client of the platform to everything inside. */
export function ApiProvider({ api, children }: { api: Api; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** The client of the platform; throws outside of `ApiProvider`. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (api === null) throw new Error('useApi needs an ApiProvider around it');
  return api;
}
