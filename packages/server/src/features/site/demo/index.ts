/** Demonstrations: servers that return to what they show every night. */
export { scheduleDemoReset } from './reset-demo.service.ts';
