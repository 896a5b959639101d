import * as z from 'zod';
import { storedJson } from '../../../platform/db/values/stored-json.ts';

/** The names of the fields that a state of a recipe changed, as they are stored. */
export const changedFieldsJson = storedJson('the changed fields of a recipe', z.array(z.string()));
