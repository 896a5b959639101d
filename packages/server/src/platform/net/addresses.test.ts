import { describe, expect, it } from 'vitest';
import { isPublicUnicast, parseAddress } from './addresses.ts';

function isPublic(text: string): boolean {
  const address = parseAddress(text);
  if (!address) throw new Error(`${text} is no address`);
  return isPublicUnicast(address);
}

describe('isPublicUnicast', () => {
  it.each([
    '1.1.1.1',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.167.255.255',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2a00:1450:4001:81b::200e',
    '::ffff:1.1.1.1',
    '64:ff9b::1.1.1.1',
  ])('%s is public', (text) => {
    expect(isPublic(text)).toBe(true);
  });

  it.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '100.64.0.1',
    '100.100.100.200',
    '127.0.0.1',
    '127.255.255.255',
    '168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.192',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.0.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::7f00:1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::ffff:0:127.0.0.1',
    '64:ff9b::127.0.0.1',
    '64:ff9b::10.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::1.1.1.1',
    '100::1',
    '2001::1',
    '2001:0:7f00:1::80ff:fffe',
    '2001:2::1',
    '2001:10::1',
    '2001:20::1',
    '2001:db8::1',
    '2002:7f00:1::1',
    '2002:0101:0101::1',
    '3fff::1',
    '4000::1',
    '5f00::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
  ])('%s is not public', (text) => {
    expect(isPublic(text)).toBe(false);
  });
});

describe('parseAddress', () => {
  it('removes brackets and unwraps mapped addresses', () => {
    expect(parseAddress('[::1]')?.toString()).toBe('::1');
    expect(parseAddress('::ffff:7f00:1')?.toString()).toBe('127.0.0.1');
  });

  it.each(['', 'localhost', '127.1', '0x7f000001', '2130706433', '1.2.3.4.5', '1.2.3.4/8'])(
    'does not take %j',
    (text) => {
      expect(parseAddress(text)).toBeNull();
    },
  );
});
