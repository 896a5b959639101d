/** A thread that writes long recipes in the formats of other programs and of templates. */
import { serveTasks } from '../../../platform/workers/serve-tasks.ts';
import { type ExportTask, exportText, type ExportedText } from './export-text.ts';

serveTasks((task: ExportTask): ExportedText => exportText(task));
