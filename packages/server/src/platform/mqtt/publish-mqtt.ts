import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { IConnectPacket, Packet, parser as createParser } from 'mqtt-packet';
import { OutboundError, OutboundTimeoutError, toOutboundError } from '../net/outbound-errors.ts';
import type { SafeConnect, SocketTarget } from '../net/safe-connect.ts';

/** A message for a topic of a broker. */
export interface MqttMessage extends SocketTarget {
  readonly user: string | null;
  readonly password: string | null;
  readonly clientId: string;
  readonly topics: readonly string[];
  readonly qos: 0 | 1 | 2;
  readonly retain: boolean;
  readonly payload: string;
}

/** The broker rejected the connection. */
export class BrokerRefusedError extends Error {
  override readonly name = 'BrokerRefusedError';
}

const notAuthorized = new Set([4, 5]);

/**
 * Connects to a broker, publishes and disconnects; with a quality of service above 0 it waits for the
 * acknowledgement. MQTT 3.1.1.
 * @throws BrokerRefusedError, OutboundRefusedError, OutboundTimeoutError, OutboundFailedError
 */
export async function publishMqtt(
  connect: SafeConnect,
  message: MqttMessage,
  timeoutMs: number,
): Promise<void> {
  const socket = await connect(message);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    socket.destroy();
  }, timeoutMs);
  try {
    await converse(socket, message);
  } catch (error) {
    if (error instanceof BrokerRefusedError || error instanceof OutboundError) throw error;
    throw isLate ? new OutboundTimeoutError() : toOutboundError(error);
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

async function converse(socket: Socket, message: MqttMessage): Promise<void> {
  // In the server's bundle, a CommonJS library has only a default export.
  const { default: mqtt } = await import('mqtt-packet');
  socket.on('error', () => undefined);
  const received = readPackets(socket, mqtt.parser());
  const send = (packet: Packet) => socket.write(mqtt.generate(packet));
  const expect = async (cmd: Packet['cmd']): Promise<Packet> => {
    const { value, done } = await received.next();
    if (done === true || value.cmd !== cmd) throw new Error(`the broker did not answer with ${cmd}`);
    return value;
  };
  send(connectPacket(message));
  const greeting = await expect('connack');
  const code = 'returnCode' in greeting ? Number(greeting.returnCode) : 0;
  if (code !== 0) throw new BrokerRefusedError(notAuthorized.has(code) ? 'login' : `code ${code}`);
  for (const [index, topic] of message.topics.entries()) {
    const messageId = index + 1;
    const { qos, retain, payload } = message;
    send({ cmd: 'publish', topic, payload, qos, retain, dup: false, ...(qos === 0 ? {} : { messageId }) });
    if (qos === 1) await expect('puback');
    if (qos < 2) continue;
    await expect('pubrec');
    send({ cmd: 'pubrel', messageId });
    await expect('pubcomp');
  }
  send({ cmd: 'disconnect' });
  socket.end();
  if (!socket.writableFinished) await once(socket, 'finish');
}

function connectPacket({ user, password, clientId }: MqttMessage): IConnectPacket {
  return {
    cmd: 'connect',
    protocolId: 'MQTT',
    protocolVersion: 4,
    clean: true,
    clientId,
    keepalive: 30,
    ...(user === null ? {} : { username: user }),
    ...(user === null || password === null ? {} : { password: Buffer.from(password) }),
  };
}

type Parser = ReturnType<typeof createParser>;

/** The packets from the broker. */
async function* readPackets(socket: Socket, parser: Parser): AsyncGenerator<Packet, void> {
  const ready: Packet[] = [];
  parser.on('packet', (packet: Packet) => void ready.push(packet));
  parser.on('error', (error: Error) => void socket.destroy(error));
  for await (const chunk of socket) {
    parser.parse(chunk as Buffer);
    yield* ready.splice(0);
  }
}
