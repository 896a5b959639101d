import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { sendOptimisticChange } from './optimistic-change.ts';

interface Home {
  readonly name: string;
  readonly firstDay: number;
}

const queryKey = ['home'];
const home: Home = { name: 'Home', firstDay: 0 };

/** A server that responds to each change on demand. */
function setUp() {
  const queries = new QueryClient();
  queries.setQueryData<Home>(queryKey, home);
  const sent: Partial<Home>[] = [];
  const answers: { take: (stored: Home) => void; refuse: (error: Error) => void }[] = [];
  const saved: string[] = [];
  const failures: { reason: string | undefined; retry: () => void }[] = [];
  const change = {
    queryKey,
    send: (changed: Partial<Home>) => {
      sent.push(changed);
      return new Promise<Home>((take, refuse) => void answers.push({ take, refuse }));
    },
    onSaved: () => void saved.push('saved'),
    onFailed: (reason: string | undefined, retry: () => void) => void failures.push({ reason, retry }),
  };
  return {
    sent,
    answers,
    saved,
    failures,
    shown: () => queries.getQueryData<Home>(queryKey),
    make: (changed: Partial<Home>) => sendOptimisticChange<Home>(queries, change, changed),
    idle: () => new Promise((resolve) => setTimeout(resolve, 5)),
  };
}

describe('a change that shows before it is stored', () => {
  it('shows the change at once, and then the value that the server stored', async () => {
    const { make, shown, answers, saved, idle } = setUp();
    make({ name: 'House' });
    await idle();
    expect(shown()).toEqual({ name: 'House', firstDay: 0 });
    answers[0]?.take({ name: 'House', firstDay: 1 });
    await idle();
    expect([shown(), saved]).toEqual([{ name: 'House', firstDay: 1 }, ['saved']]);
  });

  it('goes to the server after those before it', async () => {
    const { make, sent, answers, idle } = setUp();
    make({ name: 'House' });
    make({ name: 'Hut' });
    await idle();
    expect(sent).toEqual([{ name: 'House' }]);
    answers[0]?.take({ ...home, name: 'House' });
    await idle();
    expect(sent).toEqual([{ name: 'House' }, { name: 'Hut' }]);
  });

  it('that is refused takes back its own fields and leaves those that were changed later', async () => {
    const { make, shown, answers, failures, idle } = setUp();
    make({ name: 'House' });
    await idle();
    make({ firstDay: 1 });
    await idle();
    answers[0]?.refuse(new ApiError(409, { message: 'That name is taken.' }));
    await idle();
    expect(shown()).toEqual({ name: 'Home', firstDay: 1 });
    expect(failures.map(({ reason }) => reason)).toEqual(['That name is taken.']);
  });

  it('that did not arrive gives no reason of the server', async () => {
    const { make, answers, failures, idle } = setUp();
    make({ name: 'House' });
    await idle();
    answers[0]?.refuse(new ApiError(0));
    await idle();
    expect(failures.map(({ reason }) => reason)).toEqual([undefined]);
  });

  it('is sent and shown again by another try', async () => {
    const { make, sent, shown, answers, saved, failures, idle } = setUp();
    make({ name: 'House' });
    await idle();
    answers[0]?.refuse(new ApiError(503));
    await idle();
    expect(shown()).toEqual(home);
    failures[0]?.retry();
    await idle();
    expect([sent, shown()?.name]).toEqual([[{ name: 'House' }, { name: 'House' }], 'House']);
    answers[1]?.take({ ...home, name: 'House' });
    await idle();
    expect(saved).toEqual(['saved']);
  });
});
