import type { DoctorFinding } from '@hearth/contract';
import { type BodyFacts, judgeBody, judgeClock, judgeStream } from '@hearth/domain/site/doctor';
import { api, isApiError, timeEvents, upload } from '../../../platform/api/index.ts';
import { siteAddress } from '../../../platform/boot/site-address.ts';

const megabyte = 1024 * 1024;
const wholeMegabytes = 20;
/** Tried in this order once the whole does not arrive. */
const partMegabytes = [1, 2, 5, 10];
/** As many as the server sends, at its pace; see `shortStream` of the contract. */
const stream = { events: 6, everyMs: 300 };

/** Tries the mail server, the clock, large uploads and live events, and judges what became of them. */
export async function measureConnection(signal: AbortSignal): Promise<DoctorFinding[]> {
  const before = Date.now();
  const { now } = await api.get('/api/admin/doctor', { signal });
  const clock = judgeClock({ server: Date.parse(now), before, after: Date.now() });
  const arrivals = await timeEvents('/api/admin/doctor/stream', signal).catch(() => []);
  const body = await measureBody(signal);
  const query = { visited: siteAddress(''), connect: 'true' };
  const { findings } = await api.get('/api/admin/doctor', { query, signal });
  return [...findings, judgeBody(body), judgeStream({ arrivals, ...stream }), clock];
}

async function measureBody(signal: AbortSignal): Promise<BodyFacts> {
  const whole = await sendBody(wholeMegabytes, signal);
  if (whole === null) return { largest: wholeMegabytes * megabyte, cutAt: null, status: 200 };
  let largest = 0;
  for (const size of partMegabytes) {
    const failed = await sendBody(size, signal);
    if (failed !== null) return { largest, cutAt: size * megabyte, status: failed };
    largest = size * megabyte;
  }
  return { largest, cutAt: wholeMegabytes * megabyte, status: whole };
}

/** Null if it arrived whole; else the status of the answer, 0 if the connection broke. */
async function sendBody(megabytes: number, signal: AbortSignal): Promise<number | null> {
  const bytes = megabytes * megabyte;
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]));
  try {
    const options = { onProgress: () => undefined, signal };
    const answer = await upload('POST', '/api/admin/doctor/body', { body: form }, options);
    return answer.bytes === bytes ? null : 0;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return error.status;
  }
}
