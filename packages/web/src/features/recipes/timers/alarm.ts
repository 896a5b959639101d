let context: AudioContext | null = null;

/** Enables sound; browsers require a click or a key press before. */
export function unlockAlarm(): void {
  context ??= typeof AudioContext === 'undefined' ? null : new AudioContext();
  if (context?.state === 'suspended') void context.resume();
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
