import type { Client } from 'pg';
import * as z from 'zod';
import { Announcements, type Notice } from '../announcements.ts';
import { storedJson, UnreadableJsonError } from '../values/stored-json.ts';

/** The NOTIFY channel for changes, shared by all processes on one database. */
export const announcementChannel = 'hearth_announcements';

const reconnectMs = 1000;

const announcementJson = storedJson(
  'an announcement',
  z.union([
    z.object({ householdId: z.string(), topic: z.string(), id: z.string(), sequence: z.number() }),
    z.object({ accessOf: z.string() }),
  ]),
);

/** Announcements of all processes on one database. */
export interface SharedAnnouncements {
  readonly announcements: Announcements;
  close(): Promise<void>;
}

/**
 * Listens on a dedicated connection, opened with the first listener. A broken connection is reopened, and the
 * listeners are notified that announcements may be missing.
 */
export function listenOnPostgres(connect: () => Client): SharedAnnouncements {
  let client: Client | undefined;
  let isClosed = false;
  let isListening = false;
  let timer: NodeJS.Timeout | undefined;
  const again = () => {
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(() => void listen(), reconnectMs);
    timer.unref();
  };
  const listen = async (): Promise<void> => {
    const connection = connect();
    client = connection;
    connection.on('error', () => void connection.end().catch(() => undefined));
    connection.on('end', again);
    connection.on('notification', ({ payload = '' }) => announcements.publish(readNotice(payload)));
    try {
      await connection.connect();
      await connection.query(`listen ${announcementChannel}`);
      announcements.publish('missed');
    } catch {
      again();
    }
  };
  const announcements = new Announcements(() => {
    if (isListening) return;
    isListening = true;
    void listen();
  });
  return {
    announcements,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

/** A process of another release may announce something else: whatever it is, listeners fetch everything. */
function readNotice(payload: string): Notice {
  try {
    return announcementJson.parse(payload);
  } catch (error) {
    if (error instanceof UnreadableJsonError) return 'missed';
    throw error;
  }
}
