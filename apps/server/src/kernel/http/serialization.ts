import SerializerSelector from '@fastify/fast-json-stringify-compiler';

const compilerFor = SerializerSelector();

/**
 * Writes answers by their schemas. What writes one is made when the first such answer is sent: to make those of every
 * route took most of a start, and a process sends few of them.
 */
export const lateSerializers: SerializerSelector.SerializerFactory = (shared, options) => {
  const compile = compilerFor(shared, options);
  return (route) => {
    let write: SerializerSelector.Serializer | undefined;
    return (answer: unknown) => (write ??= compile(route))(answer);
  };
};
