import { describe, expect, it } from 'vitest';
import { rememberFocus } from './remembered-focus.ts';

/** A page with a button that has the focus when something opens over it. */
function setUp() {
  const body = { isConnected: true } as Element;
  const page: { activeElement: Element | null; body: Element } = { activeElement: body, body };
  const element = () => {
    const one = { isConnected: true, focus: () => void (page.activeElement = made) };
    const made = one as unknown as HTMLElement;
    return made;
  };
  const button = element();
  page.activeElement = button;
  const giveBack = rememberFocus(page, (work) => work());
  return { page, body, button, element, giveBack };
}

describe('the focus after something over the page has closed', () => {
  it('is back where it was', () => {
    const { page, body, button, giveBack } = setUp();
    page.activeElement = body;
    giveBack();
    expect(page.activeElement).toBe(button);
  });

  it('is back where it was also when nothing has it', () => {
    const { page, button, giveBack } = setUp();
    page.activeElement = null;
    giveBack();
    expect(page.activeElement).toBe(button);
  });

  it('stays where it has moved on to', () => {
    const { page, element, giveBack } = setUp();
    const other = element();
    page.activeElement = other;
    giveBack();
    expect(page.activeElement).toBe(other);
  });

  it('does not move to an element that was removed', () => {
    const { page, body, button, giveBack } = setUp();
    page.activeElement = body;
    Object.assign(button, { isConnected: false });
    giveBack();
    expect(page.activeElement).toBe(body);
  });
});
