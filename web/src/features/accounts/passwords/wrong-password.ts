import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../../lib/api.ts';
import { clearFailure } from '../../../lib/failure-places.ts';

/** Shows beside the field `currentPassword` that it was wrong. Returns true if the server refused for that reason. */
export function showWrongPassword<V extends FieldValues & { currentPassword: string }, C, O>(
  form: UseFormReturn<V, C, O>,
  error: Error,
): boolean {
  if (!(error instanceof ApiError) || error.code !== 'current_password_wrong') return false;
  const field = 'currentPassword' as Path<V>;
  form.setError(field, { type: 'server', message: error.message });
  clearFailure();
  form.setFocus(field, { shouldSelect: true });
  return true;
}
