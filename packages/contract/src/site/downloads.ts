import * as z from 'zod';
import { file, tokenText } from '../kernel/fields.ts';
import { operation } from '../kernel/operation.ts';

export const downloadOperations = {
  downloadFile: operation({
    method: 'GET',
    path: '/api/utils/download',
    tags: ['Utils'],
    summary: 'The file that a token stands for; tokens are worth something for half an hour',
    access: 'public',
    key: 'file token',
    query: z.object({ token: tokenText().nullish() }),
    answer: file(),
    answerType: 'application/octet-stream',
  }),
};
