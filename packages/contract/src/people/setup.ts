import * as z from 'zod';
import { passwordText, shortText } from '../kernel/fields.ts';
import { operation } from '../kernel/operation.ts';
import { TokenAnswer } from './sessions.ts';

/** Claims an empty database: the one-time code from the log, and the first administrator. */
export const SetupRequest = z
  .object({
    code: shortText().min(1),
    username: z.string().trim().min(1).max(255),
    fullName: z.string().trim().min(1).max(255),
    email: z.string().trim().min(1).max(255),
    password: passwordText().min(8),
    locale: shortText().default('en-US'),
  })
  .meta({ id: 'SetupRequest' });
export type SetupRequest = z.input<typeof SetupRequest>;

export const setupOperations = {
  claimServer: operation({
    method: 'POST',
    path: '/api/setup',
    tags: ['App: Setup'],
    summary: 'Claim an empty server with the one-time code that its log prints',
    access: 'public',
    key: 'setup code',
    body: SetupRequest,
    answer: TokenAnswer,
    status: 201,
  }),
};
