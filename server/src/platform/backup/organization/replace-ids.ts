const LINE_END = 10;
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Replaces ids in rows of COPY, in columns and inside JSON alike, where `known` names another for them. */
export async function* replaceIds(
  chunks: AsyncIterable<Buffer>,
  known: ReadonlyMap<string, string>,
): AsyncGenerator<Buffer> {
  if (known.size === 0) {
    yield* chunks;
    return;
  }
  let begun = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const all = Buffer.concat([begun, chunk]);
    const end = all.lastIndexOf(LINE_END) + 1;
    begun = all.subarray(end);
    if (end > 0) yield Buffer.from(all.toString('utf8', 0, end).replaceAll(ID, (id) => known.get(id) ?? id));
  }
}
