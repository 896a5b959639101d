import { describe, expect, it } from 'vitest';
import { guessDevice } from './device-name.ts';

describe('the name of a device', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19 like Mac OS X) Version/19.0 Mobile Safari/604.1',
      'Safari',
      'iPhone',
    ],
    ['HomeAssistant/2026.11 aiohttp', 'Home Assistant', null],
    ['curl/8.5.0', 'curl', null],
    ['', null, null],
    [null, null, null],
  ])('%s', (userAgent, browser, system) => {
    expect(guessDevice(userAgent)).toEqual({ browser, system });
  });
});
