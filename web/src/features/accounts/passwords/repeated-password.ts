import { useFormContext } from 'react-hook-form';
import type { FieldPath, FieldValues } from 'react-hook-form';

/** Says on leaving either field of a new password that its repetition differs, once both were filled in. */
export function useRepeatedPassword<V extends FieldValues>(repetition: FieldPath<V>): { onBlur: () => void } {
  const { getValues, trigger } = useFormContext<V>();
  return {
    onBlur: () => {
      if (getValues(repetition)) void trigger(repetition);
    },
  };
}
