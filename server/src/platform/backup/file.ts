import { Decrypter, Encrypter } from 'age-encryption';
import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { errorCode } from '../database/errors.ts';
import { systemReason } from '../system-reason.ts';
import { BackupError } from './format.ts';

export type WantedFile = { path: string; passphrase?: string | undefined; signal?: AbortSignal | undefined };

/**
 * Writes a file that only its owner can read; it gets its name when it is whole and on the disk. Resolves to its size.
 */
export async function writeBackupFile(
  { path, passphrase, signal }: WantedFile,
  contents: AsyncIterable<Buffer>,
): Promise<number> {
  const unfinished = `${path}.${randomBytes(4).toString('hex')}.part`;
  const file = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
  try {
    const packed = createGzip();
    await (passphrase === undefined
      ? pipeline(contents, packed, file, { signal })
      : pipeline(contents, packed, (plain) => encrypt(plain, passphrase), file, { signal }));
    await giveName(unfinished, path);
    await keepName(dirname(path));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw isOfFile(error)
      ? new BackupError(`${path} cannot be written (${systemReason(error)}).`, { cause: error })
      : error;
  }
  return (await stat(path)).size;
}

const NO_LINKS = ['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP'];

/** A file that got the name meanwhile stays as it is. */
async function giveName(unfinished: string, path: string): Promise<void> {
  try {
    await link(unfinished, path);
    await rm(unfinished);
  } catch (error) {
    if (!NO_LINKS.includes(errorCode(error) ?? '')) throw error;
    await (await open(path, 'wx')).close();
    await rename(unfinished, path);
  }
}

/** A folder that may be written to and not read, and file systems that write names at once, or when they like. */
const NO_SYNC = ['EACCES', 'EPERM', 'EINVAL', 'ENOTSUP', 'EISDIR'];

/** The new name is on the disk too, where that is offered. */
async function keepName(folder: string): Promise<void> {
  try {
    const handle = await open(folder);
    await handle.sync().finally(() => handle.close());
  } catch (error) {
    if (!NO_SYNC.includes(errorCode(error) ?? '')) throw error;
  }
}

async function* encrypt(plain: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  yield* await encrypter.encrypt(asBytes(Readable.from(plain)));
}

const asBytes = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;

const isOfFile = (error: unknown): boolean =>
  error instanceof Error &&
  'syscall' in error &&
  ['open', 'write', 'fsync', 'link', 'rename'].includes(String(error.syscall));

const AGE = 'age-encryption.org/';
const GZIP = Buffer.from([0x1f, 0x8b]);

/**
 * What a backup holds, decrypted and unpacked.
 * @throws BackupError if the file is none, is not whole, was altered, or is not encrypted as the passphrase says
 */
export async function* readBackupFile(path: string, passphrase?: string): AsyncGenerator<Buffer> {
  const first = await firstBytes(path);
  const isEncrypted = first.toString('latin1') === AGE;
  if (!isEncrypted && !first.subarray(0, GZIP.length).equals(GZIP))
    throw new BackupError(`${path} is not a backup of ChargeRota.`);
  if (isEncrypted && passphrase === undefined)
    throw new BackupError(`${path} is encrypted; give its passphrase with --passphrase-file.`);
  if (!isEncrypted && passphrase !== undefined)
    throw new BackupError(`${path} is not encrypted; restore it without --passphrase-file.`);
  const file = createReadStream(path);
  try {
    const packed = passphrase !== undefined ? await decrypt(file, path, passphrase) : file;
    const unpacked = createGunzip();
    // The iteration fails with what failed.
    pipeline(packed, unpacked).catch(() => {});
    yield* unpacked;
  } catch (error) {
    throw error instanceof BackupError ? error : notWhole(path, error);
  } finally {
    file.destroy();
  }
}

export const notWhole = (path: string, cause?: unknown): BackupError =>
  new BackupError(`${path} is not whole, or was altered after it was made; nothing was restored.`, { cause });

async function firstBytes(path: string): Promise<Buffer> {
  try {
    const file = await open(path);
    const { buffer, bytesRead } = await file
      .read(Buffer.alloc(AGE.length), 0, AGE.length, 0)
      .finally(() => file.close());
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    throw new BackupError(`${path} cannot be read (${systemReason(error)}).`, { cause: error });
  }
}

async function decrypt(file: Readable, path: string, passphrase: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return Readable.from(await decrypter.decrypt(asBytes(file)));
  } catch (error) {
    const isOther = error instanceof Error && error.message.startsWith('no identity matched');
    throw isOther ? new BackupError(`The passphrase is not that of ${path}.`, { cause: error }) : error;
  }
}
