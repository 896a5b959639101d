import { describe, expect, it } from 'vitest';
import { canStaySignedIn } from './index.ts';

describe('canStaySignedIn', () => {
  it.each([
    ['the public address', 'https://food.example', 'https://food.example', 'hearth:9000'],
    ['an address in the home network', 'http://192.168.1.5:9000', 'http://food.lan', '192.168.1.5:9000'],
    ['https in front of an unset address', 'https://food.example', 'http://localhost:8080', 'food.example'],
    ['the own machine over http', 'http://localhost:9000', 'https://food.example', 'localhost:9000'],
    ['the own machine by number', 'http://[::1]:9000', 'https://food.example', '[::1]:9000'],
  ])('is true for %s', (_, page, baseUrl, host) => {
    expect(canStaySignedIn(page, { baseUrl, host })).toBe(true);
  });

  it.each([
    ['behind a proxy that rewrites the host', 'https://food.example', 'http://localhost:8080', 'hearth:9000'],
    ['with another public address', 'https://food.example', 'https://cook.example', 'hearth:9000'],
    ['with another port', 'http://food.lan:81', 'http://food.lan', 'food.lan'],
    [
      'over http where the public address is https',
      'http://food.example',
      'https://food.example',
      'food.example',
    ],
  ])('is false %s', (_, page, baseUrl, host) => {
    expect(canStaySignedIn(page, { baseUrl, host })).toBe(false);
  });
});
