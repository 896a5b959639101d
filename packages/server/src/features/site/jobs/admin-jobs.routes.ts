import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  dropAllGivenUp,
  dropGivenUp,
  listGivenUp,
  retryAllGivenUp,
  retryGivenUp,
} from './dead-letters.service.ts';
import { listJobs, runJob } from './admin-jobs.service.ts';

export function adminJobRoutes(routes: Routes, platform: Platform): void {
  routes.admin(operations.listJobs, () => listJobs(platform));
  routes.admin(operations.runJob, ({ params }) => runJob(platform, params.name));
  routes.admin(operations.listGivenUp, () => listGivenUp(platform));
  routes.admin(operations.retryAllGivenUp, async () => {
    await retryAllGivenUp(platform);
    return null;
  });
  routes.admin(operations.retryGivenUp, async ({ params }) => {
    await retryGivenUp(platform, params.id);
    return null;
  });
  routes.admin(operations.dropAllGivenUp, async () => {
    await dropAllGivenUp(platform);
    return null;
  });
  routes.admin(operations.dropGivenUp, async ({ params }) => {
    await dropGivenUp(platform, params.id);
    return null;
  });
}
