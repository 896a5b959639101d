let context: AudioContext | null = null;

/** iPhones mute what a page plays by the switch at their side, unless it says that it is what one listens to. */
interface AudioSession {
  type: string;
}

/**
 * Enables sound; browsers require a click or a key press before. Safari interrupts it for a call or another app, and
 * leaves it so.
 */
export function unlockAlarm(): void {
  context ??= typeof AudioContext === 'undefined' ? null : startContext();
  if (context !== null && context.state !== 'running' && context.state !== 'closed') {
    void context.resume().catch(() => undefined);
  }
}

function startContext(): AudioContext {
  const { audioSession } = navigator as Navigator & { audioSession?: AudioSession };
  if (audioSession !== undefined) audioSession.type = 'playback';
  return new AudioContext();
}

/** Two short tones. Nothing happens where the browser does not allow sound yet. */
export function beep(): void {
  unlockAlarm();
  if (context?.state !== 'running') return;
  tone(context, 880, 0);
  tone(context, 1175, 0.2);
}

function tone(audio: AudioContext, frequency: number, after: number): void {
  const source = audio.createOscillator();
  const volume = audio.createGain();
  const start = audio.currentTime + after;
  source.frequency.value = frequency;
  // A tone that begins or ends at full volume clicks.
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.4, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.16);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + 0.18);
}
