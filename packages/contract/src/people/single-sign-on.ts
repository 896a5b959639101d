import { operation } from '../kernel/operation.ts';
import { TokenAnswer } from './sessions.ts';

const tags = ['Users: Authentication'];

export const singleSignOnOperations = {
  startSingleSignOn: operation({
    method: 'GET',
    path: '/api/auth/oauth',
    tags,
    summary: 'Go to the identity provider (302)',
    access: 'public',
  }),
  finishSingleSignOn: operation({
    method: 'GET',
    path: '/api/auth/oauth/callback',
    tags,
    summary: 'Come back from the identity provider with its answer in the query',
    access: 'public',
    answer: TokenAnswer,
  }),
};
