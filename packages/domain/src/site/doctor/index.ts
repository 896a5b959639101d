/** What the checks of a server have found, judged: good, a warning or a problem, with the line that mends it. */
export { type AddressFacts, judgeAddress, judgeReach, type ReachFacts } from './judge-address.ts';
export {
  type BodyFacts,
  type ClockFacts,
  judgeBody,
  judgeClock,
  judgeStream,
  type StreamFacts,
} from './judge-connection.ts';
export { judgeEncryption, judgeProxy, type ProxyFacts } from './judge-proxy.ts';
export { type FilesFacts, judgeFiles } from './judge-files.ts';
export {
  type BackupFacts,
  type DatabaseFacts,
  type DiskFacts,
  judgeBackup,
  judgeCopies,
  judgeDatabase,
  judgeDisk,
  judgeMail,
  type MailFacts,
} from './judge-server.ts';
