import type { Logger } from '../log/log.ts';
import { ObjectStorageError } from '../object-storage/object-storage-error.ts';

/** Tells the operator once when the bucket of the files begins to fail, in words that say what to do, and when it ends. */
export class BucketHealth {
  readonly #log: Pick<Logger, 'error' | 'info'>;
  readonly #bucket: string;
  #problem: string | null = null;

  constructor(bucket: string, log: Pick<Logger, 'error' | 'info'>) {
    this.#bucket = bucket;
    this.#log = log;
  }

  /** Does work with the bucket and notes how it went. */
  async watch<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      this.#noteAnswer();
      return result;
    } catch (error) {
      this.note(error);
      throw error;
    }
  }

  #noteAnswer(): void {
    if (this.#problem === null) return;
    this.#problem = null;
    this.#log.info({ bucket: this.#bucket }, 'the bucket of pictures and files works again');
  }

  /** Notes that something failed; errors of other origin are none of the bucket's. */
  note(error: unknown): void {
    if (!(error instanceof ObjectStorageError) || this.#problem === error.message) return;
    this.#problem = error.message;
    this.#log.error({ bucket: this.#bucket, code: error.message, err: error }, explainProblem(error.message));
  }
}

const sentences: Readonly<Record<string, string>> = {
  NoSuchBucket: 'there is no such bucket for pictures and files: create it, or correct FILES_S3_BUCKET',
  InvalidAccessKeyId:
    'the bucket of pictures and files does not know the key: correct FILES_S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch:
    'the bucket of pictures and files refuses the secret of the key: correct FILES_S3_SECRET_ACCESS_KEY',
  AccessDenied:
    'the key for the bucket of pictures and files lacks rights: it has to list, read, write and delete objects',
  RequestTimeTooSkewed: 'the bucket of pictures and files refuses the time of this machine: set its clock',
};

/** What a code of the service means to an operator. */
export function explainProblem(code: string): string {
  return (
    sentences[code] ??
    'the bucket of pictures and files does not do what it is asked: see the code, and FILES_S3_ENDPOINT and FILES_S3_REGION'
  );
}
