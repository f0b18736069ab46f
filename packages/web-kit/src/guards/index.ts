export { RequireAgent, RequireSession, type LoginState } from './guards.tsx';
