import { lazyPage } from '@quetzal/web-kit/boundary';

/** The dialog in which visitors log in, sign up or find back in. */
export const AccountDialog = lazyPage(
  () => import('./account-dialog.tsx'),
  (module) => module.AccountDialog,
);

/** Brings in who carries a ticket of the address, or whose browser is remembered. */
export const PlayerArrival = lazyPage(
  () => import('./player-arrival.tsx'),
  (module) => module.PlayerArrival,
);

/** The change of a password that may not stay as it is. */
export const ForcedPassword = lazyPage(
  () => import('./forced-password.tsx'),
  (module) => module.ForcedPassword,
);

/** Takes an agent over to the agent portal. */
export const AgentPassage = lazyPage(
  () => import('./agent-passage.tsx'),
  (module) => module.AgentPassage,
);
