export { createRuntime, type Runtime, type RuntimeOptions } from './create-runtime.ts';
export { RuntimeProvider } from './runtime-provider.tsx';
