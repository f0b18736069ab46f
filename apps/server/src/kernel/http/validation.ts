import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { type AppError, errors } from '../errors/app-error.ts';
import { isInstant } from './instant.ts';

type Formats = (ajv: Ajv) => Ajv;

function compiler(coerceTypes: boolean): Ajv {
  const ajv = new Ajv({ coerceTypes, useDefaults: true, removeAdditional: false, allErrors: false, strict: false });
  (addFormats as unknown as Formats)(ajv);
  return ajv.addFormat('date-time', isInstant);
}

const texts = compiler(true);
const bodies = compiler(false);

/**
 * Checks input by its schema. Only what travels as text (query, path, headers) is turned into numbers and booleans. A check
 * is made when the first such call comes, as a start would otherwise wait for those of every route.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  let compiled: ValidateFunction | undefined;
  const check = (input: unknown): boolean => {
    compiled ??= (httpPart === 'body' ? bodies : texts).compile(schema);
    const fits = compiled(input);
    check.errors = compiled.errors ?? null;
    return fits;
  };
  check.errors = null as ErrorObject[] | null;
  return check;
};

/** The refusal for the first thing that a schema finds wrong, with the field as a dotted path. */
export function validationRefusal(found: ErrorObject[], cause: unknown): AppError {
  const [first] = found;
  if (first === undefined) return errors.invalid(undefined, cause);
  const path = first.instancePath.split('/').slice(1);
  const named = first.params as { additionalProperty?: string; missingProperty?: string };
  if (named.additionalProperty !== undefined) return errors.unknownField([...path, named.additionalProperty].join('.'));
  if (named.missingProperty !== undefined) return errors.invalid([...path, named.missingProperty].join('.'), cause);
  return errors.invalid(path.join('.') || undefined, cause);
}
