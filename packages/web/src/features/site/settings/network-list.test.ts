import { describe, expect, it } from 'vitest';
import { splitNetworks, wrongNetworks } from './network-list.ts';

describe('splitNetworks', () => {
  it('takes lines, commas and semicolons, and every network once', () => {
    expect(splitNetworks(' 10.0.0.0/8\n\n192.168.1.5, fd00::/8; 10.0.0.0/8 ')).toEqual([
      '10.0.0.0/8',
      '192.168.1.5',
      'fd00::/8',
    ]);
    expect(splitNetworks('  ')).toEqual([]);
  });
});

describe('wrongNetworks', () => {
  it.each(['10.0.0.0/8', '192.168.1.5', '0.0.0.0/0', 'fd00::/8', '::1', 'fe80::1:2', '1:2:3:4:5:6:7:8/128'])(
    'accepts %s',
    (network) => {
      expect(wrongNetworks([network])).toEqual([]);
    },
  );

  it.each([
    '10.0.0',
    '10.0.0.256',
    '10.0.0.0/33',
    '10.0.0.0/x',
    '10.0.0.0/8/8',
    'nas.local',
    '1::2::3',
    '12345::',
    ':',
    '1:2:3',
    'fd00::/129',
  ])('refuses %s', (network) => {
    expect(wrongNetworks([network])).toEqual([network]);
  });
});
