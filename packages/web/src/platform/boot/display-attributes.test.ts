import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
const scripts = [...page.matchAll(/<script nonce="%HEARTH_NONCE%">(.*?)<\/script>/gs)].map(
  ([, code]) => code,
);
const script = scripts.find((code) => code?.includes('hearth.display')) ?? '';

interface DisplayEvent {
  readonly detail?: unknown;
}

/** The page's script in a browser that keeps `kept` and whose system wants more contrast or not. */
function runPage(kept: string | null | Error, wantsMore: boolean) {
  const attributes = new Map<string, string>();
  const listeners = new Map<string, (event: DisplayEvent) => void>();
  const system = {
    matches: wantsMore,
    addEventListener: (_: string, told: () => void) => listeners.set('system', told),
  };
  const device = { kept };
  const getItem = (key: string) => {
    if (device.kept instanceof Error) throw device.kept;
    return key === 'hearth.display' ? device.kept : null;
  };
  runInNewContext(script, {
    localStorage: { getItem },
    matchMedia: (query: string) => (query === '(prefers-contrast: more)' ? system : null),
    addEventListener: (type: string, told: (event: DisplayEvent) => void) => listeners.set(type, told),
    document: {
      documentElement: {
        setAttribute: (name: string, value: string) => attributes.set(name, value),
        removeAttribute: (name: string) => attributes.delete(name),
      },
    },
  });
  const tell = (type: string, event: DisplayEvent = {}) => listeners.get(type)?.(event);
  return { attributes, device, system, tell };
}

const readAttributes = (kept: string | null | Error, wantsMore = false) =>
  Object.fromEntries(runPage(kept, wantsMore).attributes);

describe('contrast and density of the page', () => {
  it.each([
    ['nothing', null],
    ['what is no JSON', 'high'],
    ['nothing in JSON', 'null'],
    ['a number', '5'],
    ['values that do not exist', '{"contrast":"loud","density":4}'],
    ['storage that is refused', new Error('refused')],
  ])('are usual with %s kept, and follow the system', (_name, kept) => {
    expect(readAttributes(kept)).toEqual({});
    expect(readAttributes(kept, true)).toEqual({ 'data-contrast': 'high' });
  });

  it('are those that were chosen, whatever the system wants', () => {
    expect(readAttributes('{"contrast":"high"}')).toEqual({ 'data-contrast': 'high' });
    expect(readAttributes('{"contrast":"normal"}', true)).toEqual({});
    expect(readAttributes('{"density":"compact"}')).toEqual({ 'data-density': 'compact' });
    expect(readAttributes('{"density":"comfortable"}')).toEqual({});
  });

  describe('while the page is open', () => {
    let opened: ReturnType<typeof runPage>;
    const shown = () => Object.fromEntries(opened.attributes);
    beforeEach(() => {
      opened = runPage(null, false);
    });

    it('follow the system', () => {
      opened.system.matches = true;
      opened.tell('system');
      expect(shown()).toEqual({ 'data-contrast': 'high' });
    });

    it('follow a choice, also one that cannot be kept', () => {
      opened.tell('hearth.display', { detail: { contrast: 'high', density: 'compact' } });
      expect(shown()).toEqual({ 'data-contrast': 'high', 'data-density': 'compact' });
      opened.tell('hearth.display', { detail: { contrast: 'normal', density: 'comfortable' } });
      expect(shown()).toEqual({});
    });

    it('follow a choice in another tab', () => {
      opened.device.kept = '{"density":"compact"}';
      opened.tell('storage');
      expect(shown()).toEqual({ 'data-density': 'compact' });
    });
  });
});
