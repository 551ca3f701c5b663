// Shows the attacks of server/src/attacks, which server/testing/attack-group.ts notes in vitest's report.
import { basename } from 'node:path';

/** Prints each group of attacks among `files` of a report: what it may not achieve, how many hostile requests it sent, how many were refused. */
export function showAttacks(files) {
  const groups = files
    .map(({ name, startTime, endTime, assertionResults }) => {
      const notes = assertionResults.flatMap(({ meta }) => meta?.attack ?? []);
      const sum = (count) => notes.reduce((total, note) => total + note[count], 0);
      return {
        group: basename(name, '.test.ts'),
        sentence: notes[0]?.sentence,
        sent: sum('sent'),
        refused: sum('refused'),
        seconds: (endTime - startTime) / 1000,
      };
    })
    .filter(({ sentence }) => sentence)
    .toSorted((a, b) => a.group.localeCompare(b.group));
  if (groups.length === 0) return;
  const total = (count) => groups.reduce((sum, group) => sum + group[count], 0);
  console.log(
    `attacks: ${total('sent')} hostile requests, ${total('refused')} refused (${total('seconds').toFixed(1)} s)`,
  );
  for (const { group, sentence, sent, refused, seconds } of groups)
    console.log(`  ${group}: ${sentence}. ${sent} sent, ${refused} refused (${seconds.toFixed(1)} s)`);
}
