import { everyone, type Row, type Rows } from './row.ts';

const administrators: Row = { sent: () => ({}) };
const noSuchWork: Row = { sent: () => ({ params: { id: 'message-1' } }), status: { administrator: 404 } };
const noSuchBackup = (status: number): Row => ({
  sent: () => ({ params: { file_name: 'none.zip' } }),
  status: { administrator: status },
});
const noArchive: Row = { sent: () => ({}), status: { administrator: 422 } };
const anyone = (status: number): Row => ({ sent: () => ({}), status: everyone(status) });

/** Routes about the server itself: nothing in them belongs to a group. */
export const serverRows: Rows = {
  'GET /api/admin/about': administrators,
  'GET /api/admin/backups': administrators,
  'GET /api/admin/backups/progress': administrators,
  'POST /api/admin/backups': administrators,
  'GET /api/admin/backups/mealie': administrators,
  'POST /api/admin/backups/mealie': administrators,
  'POST /api/admin/backups/mealie-folder': noSuchBackup(404),
  'POST /api/admin/backups/upload': noArchive,
  'GET /api/admin/backups/{file_name}': noSuchBackup(404),
  'DELETE /api/admin/backups/{file_name}': noSuchBackup(400),
  'POST /api/admin/backups/{file_name}/restore': noSuchBackup(404),
  'POST /api/admin/backups/{file_name}/check': noSuchBackup(404),
  'GET /api/backups/available': administrators,
  'POST /api/backups/export/database': administrators,
  'POST /api/backups/upload': noArchive,
  'GET /api/backups/{file_name}/download': noSuchBackup(404),
  'POST /api/backups/{file_name}/import': noSuchBackup(404),
  'DELETE /api/backups/{file_name}/delete': noSuchBackup(400),
  'GET /api/admin/about/check': administrators,
  'GET /api/admin/about/statistics': administrators,
  'GET /api/admin/about/docker/validate': administrators,
  'GET /api/admin/analytics': administrators,
  'GET /api/admin/doctor': administrators,
  'GET /api/admin/doctor/stream': { sent: () => ({ query: { events: 1 } }) },
  'POST /api/admin/doctor/body': noArchive,
  'GET /api/admin/email': administrators,
  'POST /api/admin/email': { sent: () => ({ body: { email: 'cook@example.com' } }) },
  'POST /api/admin/debug/openai': administrators,
  'POST /api/admin/debug/openai/{provider_id}': {
    sent: () => ({ params: { provider_id: '00000000-0000-4000-8000-000000000000' } }),
    status: { administrator: 404 },
  },
  'GET /api/admin/jobs': administrators,
  'POST /api/admin/jobs/{name}/run': { sent: () => ({ params: { name: 'reset-login-throttling' } }) },
  'GET /api/admin/jobs/given-up': administrators,
  'POST /api/admin/jobs/given-up/retry': administrators,
  'DELETE /api/admin/jobs/given-up': administrators,
  'POST /api/admin/jobs/given-up/{id}/retry': noSuchWork,
  'DELETE /api/admin/jobs/given-up/{id}': noSuchWork,
  'GET /api/admin/maintenance': administrators,
  'GET /api/admin/maintenance/database': administrators,
  'GET /api/admin/maintenance/storage': administrators,
  'GET /api/admin/maintenance/storage/households': administrators,
  'GET /api/admin/maintenance/logs': administrators,
  'POST /api/admin/maintenance/clean/images': administrators,
  'POST /api/admin/maintenance/clean/temp': administrators,
  'POST /api/admin/maintenance/clean/recipe-folders': administrators,
  'POST /api/admin/maintenance/clean/logs': administrators,
  'GET /api/media/docker/validate.txt': anyone(200),
  'GET /api/utils/download': anyone(400),
};
