/** The server does not start; the message is all that its operator needs, in one or two sentences. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}
