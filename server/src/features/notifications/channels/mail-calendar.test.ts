import { cancelReservation, updateReservation, updateSpot } from '@chargerota/contract';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlace, MONDAY, mustBook } from '../../../../testing/booking-bench.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { openMailServer, type MailServer } from '../../../../testing/mail-server.ts';
import { makeMember } from '../../../../testing/make-member.ts';

let mailServer: MailServer;
let bench: TestApp;
beforeAll(async () => {
  mailServer = await openMailServer();
  bench = await buildTestApp({ mailer: mailServer.mailer });
});
afterAll(async () => {
  await bench.close();
  await mailServer.close();
});

/** The calendar lines of the latest mail, and its method. */
async function latestCalendar(): Promise<{ method: string | undefined; lines: string[] }> {
  mailServer.received.length = 0;
  expect((await bench.app.jobRunner.drain()).failed).toEqual([]);
  const calendarOf = ({ attachments }: Email) =>
    attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const parts = mailServer.received.flatMap((mail) => calendarOf(mail) ?? []);
  expect(parts).toHaveLength(1);
  const [part] = parts;
  const text = typeof part!.content === 'string' ? part!.content : new TextDecoder().decode(part!.content);
  return { method: part!.method, lines: text.split(/\r?\n/) };
}

const valueOf = (lines: string[], name: string) =>
  lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1));

test('mails of confirmation, change and cancellation carry the right calendar event', async () => {
  const { organization, location } = await makePlace(bench);
  const member = await makeMember(bench, organization);

  const booked = await mustBook(bench, member, location);
  const confirmation = await latestCalendar();
  const [uid] = valueOf(confirmation.lines, 'UID');
  expect(uid).toContain(booked.id);
  expect(confirmation).toMatchObject({ method: 'PUBLISH' });
  expect(valueOf(confirmation.lines, 'STATUS')).toEqual(['CONFIRMED']);

  bench.clock.advance(60_000);
  const body = { date: MONDAY, timeSlot: '13-15', locationId: location.id };
  expect((await bench.call(updateReservation, { params: { id: booked.id }, body }, member)).status).toBe(200);
  const change = await latestCalendar();
  expect(valueOf(change.lines, 'UID')).toEqual([uid]);
  const sequence = ({ lines }: { lines: string[] }) => Number(valueOf(lines, 'SEQUENCE')[0]);
  expect(sequence(change)).toBeGreaterThan(sequence(confirmation));

  bench.clock.advance(60_000);
  expect((await bench.call(cancelReservation, { params: { id: booked.id } }, member)).status).toBe(200);
  const cancellation = await latestCalendar();
  expect(cancellation).toMatchObject({ method: 'CANCEL' });
  expect(valueOf(cancellation.lines, 'UID')).toEqual([uid]);
  expect(valueOf(cancellation.lines, 'STATUS')).toEqual(['CANCELLED']);
  expect(sequence(cancellation)).toBeGreaterThan(sequence(change));
});

test('the mail about a closed charger removes all of the member’s reservations there from the calendar', async () => {
  const { organization, location } = await makePlace(bench);
  const member = await makeMember(bench, organization);
  const first = await mustBook(bench, member, location);
  const second = await mustBook(bench, member, location, { date: '2026-11-24' });
  await bench.app.jobRunner.drain();

  const close = (confirm?: string) =>
    bench.call(
      updateSpot,
      {
        params: { id: location.spots[0]!.id },
        body: { currentStatus: 'maintenance', ...(confirm && { confirm }) },
      },
      organization.admin,
    );
  const refused = (await close()).body as unknown as { details: { confirmation?: string }[] };
  expect((await close(refused.details[0]?.confirmation)).status).toBe(200);
  const { method, lines } = await latestCalendar();
  expect(method).toBe('PUBLISH');
  expect(valueOf(lines, 'UID').map((uid) => uid.split('@')[0])).toEqual([first.id, second.id]);
  expect(valueOf(lines, 'STATUS')).toEqual(['CANCELLED', 'CANCELLED']);
  const title = `Cancelled: Charger ${location.spots[0]!.spotNumber} at `;
  expect(valueOf(lines, 'SUMMARY').every((each) => each.startsWith(title))).toBe(true);
});
