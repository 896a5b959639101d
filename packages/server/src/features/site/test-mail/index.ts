/** Trying out whether mail arrives. */
export { testMailRoutes } from './test-mail.routes.ts';
