import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorObject } from 'ajv';
import { AppError, errors, type ErrorParams } from '../errors/app-error.ts';
import { validationRefusal } from './validation.ts';

/** Puts an error code into words; `language` is a BCP 47 tag. */
export type Translate = (code: string, params: ErrorParams | null, language: string) => string;

const byFrameworkCode: Record<string, () => AppError> = {
  FST_ERR_CTP_INVALID_JSON_BODY: errors.malformed,
  FST_ERR_CTP_EMPTY_JSON_BODY: errors.malformed,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: errors.malformed,
  FST_ERR_CTP_BODY_TOO_LARGE: errors.tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: errors.unsupportedType,
};

function asAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  if (error.validation) return validationRefusal(error.validation as ErrorObject[], error);
  const known = byFrameworkCode[error.code];
  if (known) return known();
  if (error instanceof SyntaxError) return errors.malformed();
  return errors.internal(error);
}

/** The answer to anything that went wrong: code, translated sentence, field. What we did not expect is logged whole. */
export function errorHandler(translate: Translate) {
  return async (error: FastifyError | AppError, req: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const refusal = asAppError(error);
    if (refusal.status >= 500) req.log.error({ err: refusal.cause ?? refusal, code: refusal.code }, 'call failed');
    else req.log.debug({ code: refusal.code, field: refusal.field }, 'call refused');
    const { code: errorCode, field, params } = refusal;
    const message = translate(errorCode, params, req.language);
    return reply.status(refusal.status).send({ success: false, value: null, message, errorCode, field, params });
  };
}
