import { lazyPage } from '@quetzal/web-kit/boundary';

/** The login of agents; its script is fetched when it is first opened. */
export const LoginPage = lazyPage(
  () => import('./login-page.tsx'),
  (page) => page.LoginPage,
);

/** The ways to a new password for who forgot theirs. */
export const ForgotPasswordPage = lazyPage(
  () => import('./forgot-password-page.tsx'),
  (page) => page.ForgotPasswordPage,
);

/** The password that must be chosen before anything else. */
export const NewPasswordPage = lazyPage(
  () => import('./new-password-page.tsx'),
  (page) => page.NewPasswordPage,
);

/** Brings in who arrives with the one-time ticket of the player site. */
export const AgentArrival = lazyPage(
  () => import('./agent-arrival.tsx'),
  (part) => part.AgentArrival,
);

/** What an agent has to know or do first, over whatever page they opened. */
export const AfterLogin = lazyPage(
  () => import('./after-login.tsx'),
  (part) => part.AfterLogin,
);
