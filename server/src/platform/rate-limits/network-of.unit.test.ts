import { expect, test } from 'vitest';
import { networkOf, siteOf } from './network-of.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:CB00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:0000:0000:0000:0001', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::5:6:7:8', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['somebody@example.org', 'somebody@example.org'],
  ['0190b2c0-0000-7000-8000-000000000000', '0190b2c0-0000-7000-8000-000000000000'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0DB8:0001:ffff::1', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['203.0.113.9', null],
  ['::ffff:203.0.113.9', null],
  ['somebody@example.org', null],
])('%s is of the site %s', (address, site) => {
  expect(siteOf(address)).toBe(site);
});
