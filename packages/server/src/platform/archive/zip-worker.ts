import { serveTasks } from '../workers/serve-tasks.ts';
import { unpackZip } from './unpack-zip.ts';

serveTasks(unpackZip);
