import { describe, expect, it } from 'vitest';
import { readLogLine } from './log-line.ts';

describe('a line of the log', () => {
  it('is taken apart', () => {
    const line = '{"level":"info","time":"2026-01-02T03:04:05.678Z","req":{"url":"/"},"msg":"request"}';
    expect(readLogLine(line)).toEqual({
      time: '2026-01-02T03:04:05.678Z',
      level: 'info',
      text: 'request {"req":{"url":"/"}}',
    });
  });

  it.each(['no JSON', '', '[1]', 'null', '7'])('%j is shown as it is', (line) => {
    expect(readLogLine(line)).toEqual({ time: '', level: '', text: line });
  });

  it('without a message shows what there is', () => {
    expect(readLogLine('{"a":1,"level":5}')).toEqual({ time: '', level: '', text: '{"a":1}' });
  });
});
