/** Consecutive rows of one role, at most `most` together: a request invites all its people with the same role. */
export function partsOf<Row extends { role: string }>(rows: readonly Row[], most: number): Row[][] {
  const parts: Row[][] = [];
  for (const row of rows) {
    const last = parts.at(-1);
    if (last && last.length < most && last[0]?.role === row.role) last.push(row);
    else parts.push([row]);
  }
  return parts;
}
