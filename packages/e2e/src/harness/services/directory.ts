/** A directory on the machine itself: the one that the server's own tests ask. */
export {
  directoryEnv,
  DirectoryServer,
} from '../../../../server/src/platform/directory/directory-server-for-test.ts';
