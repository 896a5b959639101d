import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { announce, LiveRegion, subscribe } from './live-region.tsx';

describe('announcements', () => {
  it('are spoken when the reader has a pause', () => {
    announce('3 recipes');
    const region = renderToStaticMarkup(<LiveRegion />);
    expect(region).toContain('3 recipes');
    expect(region).toContain('aria-live="polite"');
    expect(region).toContain('visually-hidden');
  });

  it('reach the region at once, and each of two that are alike', () => {
    const spoken: string[] = [];
    const leave = subscribe(() => void spoken.push(renderToStaticMarkup(<LiveRegion />)));
    announce('Saved');
    announce('Saved');
    leave();
    announce('Unheard');
    expect(spoken).toHaveLength(2);
    expect(spoken[0]).not.toBe(spoken[1]);
  });
});
