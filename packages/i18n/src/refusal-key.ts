type Params = Readonly<Record<string, unknown>> | null | undefined;

/**
 * The key of a refusal's sentence in the room `errors`: its code, but for a value of the wrong shape the hint that says what
 * shape is asked for.
 */
export function refusalKey(code: string, params: Params): string {
  const pattern = params?.['pattern'];
  return code === 'field.pattern' && typeof pattern === 'string' && pattern !== 'any' ? `field.hint.${pattern}` : code;
}
