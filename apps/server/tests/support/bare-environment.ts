/**
 * What a program needs of the machine in order to start, and nothing of ours: what else it reads, a test gives it by name.
 * With the cache Node need not make anew what it made of our TypeScript, which is most of what a short program does.
 */
export const bareEnvironment = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
};
