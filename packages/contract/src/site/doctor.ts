import * as z from 'zod';
import { file } from '../kernel/fields.ts';
import { limits } from '../kernel/limits.ts';
import { operation } from '../kernel/operation.ts';

/** How a check of the server has ended. */
export const verdicts = ['good', 'warning', 'problem'] as const;
export type Verdict = (typeof verdicts)[number];

/** Everything that a check can find: the check, a dot, and what was found. */
export const doctorFindings = [
  'address.fits',
  'address.set',
  'address.unset',
  'address.unsetVisited',
  'address.other',
  'reach.answers',
  'reach.failed',
  'reach.otherServer',
  'proxy.direct',
  'proxy.passesOn',
  'proxy.notTrusted',
  'proxy.trustsAll',
  'proxy.hostChanged',
  'proxy.withoutFor',
  'proxy.withoutProto',
  'tls.encrypted',
  'tls.ownMachine',
  'tls.plain',
  'body.whole',
  'body.cut',
  'body.failed',
  'stream.oneByOne',
  'stream.heldBack',
  'stream.missing',
  'time.agrees',
  'time.differs',
  'mail.unset',
  'mail.incomplete',
  'mail.set',
  'mail.answers',
  'mail.failed',
  'disk.roomy',
  'disk.low',
  'disk.full',
  'files.folder',
  'files.works',
  'files.notMoved',
  'files.noBucket',
  'files.refused',
  'files.away',
  'backup.recent',
  'backup.old',
  'backup.none',
  'copies.copied',
  'copies.noBucket',
  'copies.failed',
  'copies.notYet',
  'database.sound',
  'database.damaged',
  'database.unchecked',
  'database.old',
  'database.postgres',
] as const;
export type DoctorCode = (typeof doctorFindings)[number];

/** Where a line to paste belongs. */
export const pasteTargets = ['settings', 'command', 'nginx', 'caddy'] as const;

/** A line that mends what was found. */
export const PasteLine = z
  .object({ target: z.enum(pasteTargets), text: z.string() })
  .meta({ id: 'PasteLine' });
export type PasteLine = z.output<typeof PasteLine>;

/** What a check has found. Instants are ISO texts under `when`, sizes are bytes under `size`, `free` and `largest`. */
export const DoctorFinding = z
  .object({
    code: z.enum(doctorFindings),
    verdict: z.enum(verdicts),
    values: z.record(z.string(), z.union([z.string(), z.number()])),
    /** The lines to paste, none where all is well. */
    paste: z.array(PasteLine),
  })
  .meta({ id: 'DoctorFinding' });
export type DoctorFinding = z.output<typeof DoctorFinding>;

/** What the server finds about itself and about the request that asked. */
export const ServerCheckup = z
  .object({
    /** The server's clock. */
    now: z.string(),
    findings: z.array(DoctorFinding),
  })
  .meta({ id: 'ServerCheckup' });
export type ServerCheckup = z.output<typeof ServerCheckup>;

/** How many events the short stream has, and the milliseconds between two. */
export const shortStream = { events: 6, everyMs: 300 } as const;

const base = { tags: ['Admin: About'], access: 'admin' as const };

export const doctorOperations = {
  checkUpServer: operation({
    ...base,
    method: 'GET',
    path: '/api/admin/doctor',
    summary: 'What is well and what is not about the address, proxy, mail, disk, files, backups and database',
    query: z.object({
      /** The address as the browser shows it, without a path of the app. */
      visited: z.string().max(limits.urlLength).optional(),
      /** Whether to connect to the mail server and to write to the bucket of the files, which can take half a minute. */
      connect: z.stringbool().default(false),
    }),
    answer: ServerCheckup,
  }),
  countBody: operation({
    ...base,
    method: 'POST',
    path: '/api/admin/doctor/body',
    summary: 'Count the bytes of a file and throw it away, to find where a proxy cuts uploads',
    bodyType: 'multipart',
    body: z.object({ file: file() }),
    answer: z.object({ bytes: z.int() }),
  }),
  followShortStream: operation({
    ...base,
    method: 'GET',
    path: '/api/admin/doctor/stream',
    summary: `At most ${shortStream.events} server-sent events, one every ${shortStream.everyMs} ms, to find whether a proxy holds them back`,
    query: z.object({ events: z.int().min(1).max(shortStream.events).default(shortStream.events) }),
    answer: z.string(),
    answerType: 'text/event-stream',
  }),
};
