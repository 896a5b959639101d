import { describe, expect, it } from 'vitest';
import { GroupEventNotifierOptions } from '@hearth/contract';
import { chosenTypes, eventOption, eventTitle, eventTypes } from './index.ts';

describe('types of events', () => {
  it('are read as words', () => {
    expect(eventTitle('mealplan_entry_created')).toBe('Mealplan Entry Created');
    expect(eventTitle('test_message')).toBe('Test Message');
  });

  it('are each an option of notifiers, and nothing else is', () => {
    const options = Object.keys(GroupEventNotifierOptions.parse({}));
    expect(eventTypes.map(eventOption).toSorted()).toEqual(options.toSorted());
    expect(chosenTypes).toHaveLength(25);
  });
});
