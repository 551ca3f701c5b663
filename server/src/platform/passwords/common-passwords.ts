let commonest: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password, in any case, is among the roughly 18,000 most common ones of at least eight characters. The list
 * is that of zxcvbn-ts, from published leaks. Unpacking it takes a moment, so it is done on first use and not at the
 * start.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonest ??= readList();
  return (await commonest).has(password.toLowerCase());
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= 8));
}
