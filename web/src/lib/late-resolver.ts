import type { FieldValues, Resolver } from 'react-hook-form';

interface LateResolver<Values extends FieldValues, Checked> {
  resolver: Resolver<Values, unknown, Checked>;
  /** Loads the check in advance, so that it is there once the form is sent. */
  prepare: () => void;
}

/**
 * Checks a form by what another file exports, which is loaded by `prepare` or by the first check. Building schemas keeps
 * a phone busy for a fifth of a second, in which a screen that was just opened would answer no press. If the file cannot
 * be loaded, the values go to the server as they are; it checks them, too.
 */
export function lateResolver<Values extends FieldValues, Checked extends FieldValues>(
  load: () => Promise<Resolver<Values, unknown, Checked>>,
): LateResolver<Values, Checked> {
  let loading: Promise<Resolver<Values, unknown, Checked>> | null = null;
  const loaded = () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  return {
    resolver: async (values, context, options) => {
      const check = await loaded().catch(() => null);
      return check ? check(values, context, options) : { values: values as never, errors: {} };
    },
    prepare: () => void loaded().catch(() => undefined),
  };
}
