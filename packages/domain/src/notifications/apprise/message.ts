/** A message to a receiver. */
export interface Message {
  readonly title: string;
  readonly body: string;
  /** Fields of the event, for receivers that take more than a text; null for a test message. */
  readonly event: Readonly<Record<string, string>> | null;
}

/** One HTTP request that brings a message. */
export interface HttpRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Basic authentication. */
  readonly auth?: { readonly user: string; readonly password: string };
  /** Whether the receiver answers with status 200 even when it refuses, and says so in its JSON as `ok`. */
  readonly saysOk?: boolean;
}

/** A mail by the mail server that an address names. */
export interface OutgoingMail {
  readonly host: string;
  readonly port: number;
  /** TLS begins plainly and turns to TLS, SSL is TLS from the first byte. */
  readonly strategy: 'TLS' | 'SSL' | 'NONE';
  readonly user: string | null;
  readonly password: string | null;
  readonly fromName: string;
  readonly fromEmail: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

/** A message to topics of an MQTT broker. */
export interface OutgoingMqtt {
  readonly host: string;
  readonly port: number;
  readonly isSecure: boolean;
  readonly user: string | null;
  readonly password: string | null;
  readonly clientId: string | null;
  readonly topics: readonly string[];
  readonly qos: 0 | 1 | 2;
  readonly retain: boolean;
  readonly payload: string;
}

/** A message to rooms of a Matrix server, by password or by access token. */
export interface OutgoingMatrix {
  /** Of the server, without a slash at its end. */
  readonly origin: string;
  readonly user: string | null;
  readonly password: string | null;
  readonly token: string | null;
  /** Ids (`!…`) and aliases (`#…:server`). */
  readonly rooms: readonly string[];
  readonly body: string;
}

/** How a message travels. */
export type Outgoing =
  | { readonly by: 'http'; readonly requests: readonly HttpRequest[] }
  | { readonly by: 'mail'; readonly mail: OutgoingMail }
  | { readonly by: 'mqtt'; readonly mqtt: OutgoingMqtt }
  | { readonly by: 'matrix'; readonly matrix: OutgoingMatrix };

/** Title and text in one, for receivers that know one text. */
export function joined({ title, body }: Message): string {
  return title === '' ? body : `${title}\r\n${body}`;
}
