/** An identity provider on the machine itself: the one that the server's own tests ask. */
export {
  client,
  makeCertificate,
  startRealProvider,
  type TestCertificate,
} from '../../../../server/src/platform/identity-provider/real-provider-for-test.ts';
