import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  dropAllDeadLetters,
  dropDeadLetter,
  listDeadLetterWork,
  retryAllDeadLetters,
  retryDeadLetter,
} from './dead-letters.service.ts';
import { listJobs, runJob } from './admin-jobs.service.ts';

export function adminJobRoutes(routes: Routes, platform: Platform): void {
  routes.admin(operations.listJobs, () => listJobs(platform));
  routes.admin(operations.runJob, ({ params }) => runJob(platform, params.name));
  routes.admin(operations.listDeadLetterWork, () => listDeadLetterWork(platform));
  routes.admin(operations.retryAllGivenUp, async () => {
    await retryAllDeadLetters(platform);
    return null;
  });
  routes.admin(operations.retryGivenUp, async ({ params }) => {
    await retryDeadLetter(platform, params.id);
    return null;
  });
  routes.admin(operations.dropAllDeadLetters, async () => {
    await dropAllDeadLetters(platform);
    return null;
  });
  routes.admin(operations.dropDeadLetter, async ({ params }) => {
    await dropDeadLetter(platform, params.id);
    return null;
  });
}
