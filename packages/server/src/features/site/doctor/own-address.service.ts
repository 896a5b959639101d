import { OutboundError } from '../../../platform/net/outbound-errors.ts';
import { createSafeFetch } from '../../../platform/net/safe-fetch.ts';
import { trustHostOf } from '../../../platform/net/trusted-networks.ts';
import type { Platform } from '../../../platform/platform.ts';
import { volumeTextPath, writeVolumeText } from '../server-info/index.ts';

const timeoutMs = 5_000;

/** What came of asking `BASE_URL` for a text that only this data folder has. */
export interface OwnAddressAnswer {
  /** Why no answer came; null when one did. */
  readonly failure: string | null;
  readonly isThisServer: boolean;
}

/** Asks for a file of the data folder by the public address, which the operator has set and is trusted with it. */
export async function askOwnAddress(platform: Platform): Promise<OwnAddressAnswer> {
  const { baseUrl } = platform.settings.server;
  const text = await writeVolumeText(platform);
  const fetch = createSafeFetch({
    trusted: () => trustHostOf(baseUrl),
    limits: { maxRedirects: 0, timeoutMs },
  });
  try {
    const answer = await fetch(baseUrl + volumeTextPath);
    return { failure: null, isThisServer: answer.body.toString() === text };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { failure: error.message, isThisServer: false };
  }
}
