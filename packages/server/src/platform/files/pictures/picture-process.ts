/** A process that decodes and encodes pictures: the libraries for it are machine code that takes memory of its own. */
import { serveProcess } from '../../child-processes/serve-process.ts';
import { toImageRejection } from '../image-errors.ts';
import { makePictures } from './make-pictures.ts';
import type { PictureReply, PictureTask } from './picture-task.ts';

serveProcess<PictureTask, PictureReply>(async ({ file, requests }) => {
  try {
    return await makePictures(Buffer.from(file.buffer, file.byteOffset, file.length), requests);
  } catch (error) {
    return { rejection: toImageRejection(error) };
  }
});
