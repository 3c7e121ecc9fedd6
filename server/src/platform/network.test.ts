import { expect, test } from 'vitest'
import { toNetwork } from './network.ts'

test.each([
  ['203.0.113.24', '203.0.113.24'],
  ['::ffff:203.0.113.24', '203.0.113.24'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:8d3::/64'],
  ['2001:0DB8:85A3:08D3::1', '2001:db8:85a3:8d3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::1:2:3:4', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.24', '64:ff9b:0:0::/64'],
  ['unknown', 'unknown'],
])('%s stands for %s', (ip, network) => {
  expect(toNetwork(ip)).toBe(network)
})

test('another /64 is another network', () => {
  expect(toNetwork('2001:db8:0:1::5')).not.toBe(toNetwork('2001:db8:0:2::5'))
})
