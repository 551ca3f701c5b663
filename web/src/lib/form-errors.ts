import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from './api.ts';
import { clearFailure } from './failure-places.ts';

/**
 * Shows the server's field errors at their inputs and focuses the first. Returns true if the form has any of these
 * fields.
 */
export function showFieldErrors<V extends FieldValues, C, O>(
  form: UseFormReturn<V, C, O>,
  error: Error,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const shown = new Set<string>();
  for (const { path, message } of error.details) {
    const field = path?.split('.')[0];
    if (field === undefined || shown.has(field) || !(field in form.getValues())) continue;
    form.setError(path as FieldPath<V>, { type: 'server', message }, { shouldFocus: shown.size === 0 });
    shown.add(field);
  }
  if (shown.size > 0) clearFailure();
  return shown.size > 0;
}
