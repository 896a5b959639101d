import { AppError } from '../../../platform/errors/app-error.ts';

/** For what a page may not show: a refusal becomes null, anything else stays an error. */
export function hiddenWhenRefused(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}
