import { describe, expect, it } from 'vitest';
import { type Announcement, Announcements } from '../../../platform/db/announcements.ts';
import { LiveFeed } from './live-feed.ts';
import { greeting, openStream } from './live-stream.ts';

const changeIn = (householdId: string, id: string): Announcement => ({
  householdId,
  topic: 'shopping-list',
  id,
  sequence: 1,
});

describe('the feed of changes', () => {
  function setUp() {
    const announcements = new Announcements();
    const feed = new LiveFeed(announcements, 'feed');
    return { feed, tell: (...all: Announcement[]) => all.forEach((one) => announcements.publish(one)) };
  }

  it('repeats to a household only its own changes', () => {
    const { feed, tell } = setUp();
    const start = feed.latest;
    tell(changeIn('ours', 'market'), changeIn('theirs', 'secret'), changeIn('ours', 'baker'));
    expect(feed.since(start, { householdId: 'ours' })?.map(({ announcement }) => announcement.id)).toEqual([
      'market',
      'baker',
    ]);
    expect(greeting(feed, 'ours', start)).not.toContain('secret');
  });

  it('sends a stream only the changes of its own household', () => {
    const { feed, tell } = setUp();
    const stream = openStream(feed, 'ours', undefined);
    tell(changeIn('theirs', 'secret'), changeIn('ours', 'market'));
    const heard = String(stream.body.read());
    expect(heard).toContain('market');
    expect(heard).not.toContain('secret');
    stream.end();
  });

  it('says that something may have been missed when it does not reach back far enough', () => {
    const { feed, tell } = setUp();
    const start = feed.latest;
    tell(...Array.from({ length: 1001 }, (_, at) => changeIn('ours', `list ${at}`)));
    expect(feed.since(start, { householdId: 'ours' })).toBeUndefined();
    expect(greeting(feed, 'ours', start)).toContain('event: missed');
  });
});
