/** Demonstrations: servers that return to what they show every night. */
export { demoBackup, scheduleDemoReset } from './reset-demo.service.ts';
