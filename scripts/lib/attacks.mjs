// The attacks of server/src/attacks, as server/testing/attack-group.ts notes them in vitest's report.
import { basename } from 'node:path';

/**
 * Prints what each group of attacks among `files` of a report may not achieve, how many hostile requests it sent, and how
 * many were refused. Returns the names of groups that sent none.
 */
export function showAttacks(files) {
  const groups = files
    .filter(({ name }) => name.includes('/server/src/attacks/'))
    .map(({ name, startTime, endTime, assertionResults }) => {
      const notes = assertionResults.flatMap(({ meta }) => meta?.attack ?? []);
      return {
        name: basename(name, '.test.ts'),
        sentence: notes[0]?.sentence,
        sent: sum(notes, 'sent'),
        refused: sum(notes, 'refused'),
        seconds: (endTime - startTime) / 1000,
      };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
  if (groups.length === 0) return [];
  show('attacks', {
    sent: sum(groups, 'sent'),
    refused: sum(groups, 'refused'),
    seconds: sum(groups, 'seconds'),
  });
  for (const group of groups) show(`  ${group.name}: ${group.sentence}`, group);
  return groups.filter(({ sent }) => sent === 0).map(({ name }) => name);
}

const show = (what, { sent, refused, seconds }) =>
  console.log(`${what}: ${sent} hostile requests, ${refused} refused (${seconds.toFixed(1)} s)`);

const sum = (rows, field) => rows.reduce((total, row) => total + row[field], 0);
