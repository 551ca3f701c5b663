import { expect, test } from 'vitest';
import { isPushEndpoint } from './push-endpoint.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-by3p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
  'https://api.push.apple.com/abc',
])('the address of a push service is accepted: %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, { allowsLoopback: false })).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/x',
  'https://fcm.googleapis.com@10.0.0.1/x',
  'https://user:secret@fcm.googleapis.com/x',
  'https://evil.example/fcm.googleapis.com',
  'https://notify.windows.com.evil.example/',
  'https://a.b.notify.windows.com/',
  'https://10.0.0.1/',
  'https://192.168.1.1/admin',
  'https://169.254.169.254/latest/meta-data/',
  'https://[fd00::1]/',
  'https://localhost/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'http://127.0.0.1:5432/',
  'file:///etc/passwd',
  'not an address',
])('any other address is refused: %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, { allowsLoopback: false })).toBe(false);
});

test('loopback can be allowed for tests; other private addresses cannot', () => {
  expect(isPushEndpoint('http://127.0.0.1:4000/push/1', { allowsLoopback: true })).toBe(true);
  expect(isPushEndpoint('http://10.0.0.1/push/1', { allowsLoopback: true })).toBe(false);
  expect(isPushEndpoint('http://fcm.googleapis.com/push/1', { allowsLoopback: true })).toBe(false);
});

test('an address is taken in one spelling alone, that of browsers: all who parse it read the same, and it is stored once', () => {
  const spellings = [
    'https://fcm.googleapis.com\\@intranet/x',
    'https://fcm。googleapis。com/x',
    'https://fcm.googleapis.com/a\nb',
    'https://FCM.googleapis.com/x',
    'https://fcm.googleapis.com/x#2',
    'https://fcm.googleapis.com:443/x',
    'http://0x7f.1/x',
  ];
  for (const endpoint of spellings)
    expect(isPushEndpoint(endpoint, { allowsLoopback: true }), endpoint).toBe(false);
  expect(isPushEndpoint('https://fcm.googleapis.com/x', { allowsLoopback: true })).toBe(true);
});
