import { describe, expect, it } from 'vitest';
import { parseAddress } from './addresses.ts';
import { isTrusted, parseTrustedNetworks, trustHostOf, type TrustedNetworks } from './trusted-networks.ts';

function covers(trusted: TrustedNetworks | null, host: string, address: string, port = 80): boolean {
  const parsed = parseAddress(address);
  if (!trusted || !parsed) throw new Error('not parsed');
  return isTrusted(trusted, { host, address: parsed, port });
}

describe('parseTrustedNetworks', () => {
  it.each([
    ['192.168.1.0/24', '192.168.1.77', 80, true],
    ['192.168.1.0/24', '192.168.2.77', 80, false],
    ['192.168.1.0/24', '::ffff:192.168.1.77', 80, true],
    ['192.168.1.0/24', '64:ff9b::192.168.1.77', 80, false],
    ['192.168.1.0/24:8123', '192.168.1.77', 8123, true],
    ['192.168.1.0/24:8123', '192.168.1.77', 80, false],
    ['10.0.0.5', '10.0.0.5', 443, true],
    ['10.0.0.5', '10.0.0.6', 443, false],
    ['10.0.0.5:443', '10.0.0.5', 80, false],
    ['fd00::/8', 'fd12::1', 80, true],
    ['fd00::/8', 'fe80::1', 80, false],
    ['fd00::5', 'fd00::5', 80, true],
    ['[fd00::5]:8080', 'fd00::5', 8080, true],
    ['[fd00::5]:8080', 'fd00::5', 80, false],
    ['[fd00::/8]:8080', 'fd00::9', 8080, true],
    ['::/0', '127.0.0.1', 80, false],
  ])('%s with %s at port %i: %s', (text, address, port, expected) => {
    expect(covers(parseTrustedNetworks(text), 'x.example', address, port)).toBe(expected);
  });

  it('trusts a host name in any case wherever it resolves to', () => {
    const trusted = parseTrustedNetworks('NAS.lan, ollama:11434');
    expect(covers(trusted, 'nas.lan', '10.0.0.1')).toBe(true);
    expect(covers(trusted, 'nas.lan.', '10.0.0.1')).toBe(true);
    expect(covers(trusted, 'evilnas.lan', '10.0.0.1')).toBe(false);
    expect(covers(trusted, 'nas.lan.evil.example', '10.0.0.1')).toBe(false);
    expect(covers(trusted, 'ollama', '172.18.0.2', 11_434)).toBe(true);
    expect(covers(trusted, 'ollama', '172.18.0.2', 80)).toBe(false);
  });

  it('accepts lists separated by commas and blanks, and an empty one', () => {
    expect(parseTrustedNetworks('10.0.0.0/8,nas.lan\n ::1')).toHaveLength(3);
    expect(parseTrustedNetworks(' , ')).toEqual([]);
  });

  it.each([
    '10.0.0.0/33',
    'fd00::/129',
    '10.0.0',
    '10.0.0.5:0',
    '10.0.0.5:70000',
    'http://nas',
    'a b/8',
    '*',
    '10.0.0.0/-1',
  ])('rejects %s', (text) => {
    expect(parseTrustedNetworks(text)).toBeNull();
  });
});

describe('trustHostOf', () => {
  it('covers the host at its port and nothing else', () => {
    const trusted = trustHostOf('http://ollama:11434/v1');
    expect(covers(trusted, 'ollama', '172.18.0.2', 11_434)).toBe(true);
    expect(covers(trusted, 'ollama', '172.18.0.2', 80)).toBe(false);
    expect(covers(trusted, 'other', '172.18.0.2', 11_434)).toBe(false);
    expect(covers(trustHostOf('https://[fd00::5]/x'), 'y', 'fd00::5', 443)).toBe(true);
    expect(covers(trustHostOf('https://10.0.0.5/x'), 'y', '10.0.0.5', 80)).toBe(false);
  });
});
