import { useEffect, useState } from 'react';
import { newId } from '../../ui/new-id.ts';

const channelName = 'hearth.drafts';
const askEveryMs = 3000;

interface Message {
  type: 'here' | 'also' | 'gone';
  key: string;
  /** When the sender began, in milliseconds of the device's clock; then its sign, for tabs of one moment. */
  since: string;
}

/**
 * Whether another tab of this browser has been editing the same for longer. Tabs ask each other: the older one answers,
 * and when it is closed, or does not answer any more, the next one is free.
 */
export function useOlderTab(key: string): boolean {
  const [isBehind, setBehind] = useState(false);
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    const since = `${Date.now()}-${newId()}`;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it is of this origin
    const send = (type: Message['type']) => channel.postMessage({ type, key, since } satisfies Message);
    let isAnswered = true;
    const ask = () => {
      if (!isAnswered) setBehind(false);
      isAnswered = false;
      send('here');
    };
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.key !== key) return;
      if (data.type === 'here' && since < data.since) send('also');
      if (data.type === 'gone') ask();
      if (data.type !== 'also' || data.since >= since) return;
      isAnswered = true;
      setBehind(true);
    });
    const leave = () => send('gone');
    ask();
    const timer = setInterval(ask, askEveryMs);
    globalThis.addEventListener('pagehide', leave);
    return () => {
      leave();
      clearInterval(timer);
      globalThis.removeEventListener('pagehide', leave);
      channel.close();
    };
  }, [key]);
  return isBehind;
}
