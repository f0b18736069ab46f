import { AppError } from '#kernel/errors/app-error.ts';
import type { CodeFor } from '../codes/code.model.ts';
import type { Codes } from '../codes/codes.service.ts';

/** Uses a code up; false for a wrong one. One that is over is refused as `redeem` does, so that a new one is asked for. */
export async function redeems(codes: Pick<Codes, 'redeem'>, target: CodeFor, code: string): Promise<boolean> {
  try {
    await codes.redeem(target, code);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'identity.code_wrong') return false;
    throw error;
  }
}
