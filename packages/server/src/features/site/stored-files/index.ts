/** Where pictures and files lie: whether the bucket works, and moving all of them between it and the data folder. */
export { checkFiles } from './check-files.service.ts';
export { runMoveCommand } from './move-command.ts';
