import { describe, expect, it } from 'vitest';
import { filterLines, readLogLine } from './log-line.ts';

describe('a line of the log', () => {
  it('is taken apart', () => {
    const line = '{"level":"info","time":"2026-01-02T03:04:05.678Z","req":{"url":"/"},"msg":"request"}';
    expect(readLogLine(line)).toEqual({
      time: '2026-01-02T03:04:05.678Z',
      level: 'info',
      text: 'request',
      details: '{\n  "req": {\n    "url": "/"\n  }\n}',
    });
  });

  it.each(['no JSON', '', '[1]', 'null', '7'])('%j is shown as it is', (line) => {
    expect(readLogLine(line)).toEqual({ time: '', level: '', text: line, details: '' });
  });

  it('without a message names what it holds', () => {
    expect(readLogLine('{"a":1,"b":2}')).toMatchObject({
      text: 'a, b',
      details: '{\n  "a": 1,\n  "b": 2\n}',
    });
  });
});

describe('the filter of the log', () => {
  const lines = [
    '{"level":"info","msg":"Request","url":"/soup"}',
    '{"level":"warn","msg":"Slow request"}',
    '{"level":"error","msg":"Mail failed"}',
    'plain',
  ].map(readLogLine);
  const texts = (filter: 'all' | 'warn' | 'error', words = '') =>
    filterLines(lines, { filter, words }).map(({ text }) => text);

  it('goes by level', () => {
    expect(texts('all')).toHaveLength(4);
    expect(texts('warn')).toEqual(['Slow request', 'Mail failed']);
    expect(texts('error')).toEqual(['Mail failed']);
  });

  it('goes by words, in the details as well', () => {
    expect(texts('all', 'REQUEST')).toEqual(['Request', 'Slow request']);
    expect(texts('all', 'request soup')).toEqual(['Request']);
    expect(texts('warn', 'soup')).toEqual([]);
  });
});
