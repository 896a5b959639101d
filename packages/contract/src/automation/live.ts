import * as z from 'zod';
import { operation } from '../kernel/operation.ts';

/** The message of a stream about a change: the kind of resource, its id, and the number of its last change. */
export interface LiveChange {
  readonly topic: string;
  readonly id: string;
  readonly sequence: number;
}

export const liveOperations = {
  followHousehold: operation({
    tags: ['Households: Self Service'],
    access: 'member',
    path: '/api/households/live',
    method: 'GET',
    summary:
      'What changes in the household, as server-sent events: `change`, or `missed` when all is to be read anew',
    query: z.object({
      /** The id of the last event that was heard, where the header `Last-Event-ID` cannot be sent. */
      after: z.string().max(64).optional(),
      /** `false` answers what there is by now and ends: for proxies that hold streams back. */
      wait: z.stringbool().default(true),
    }),
    answer: z.string(),
    answerType: 'text/event-stream',
  }),
};
