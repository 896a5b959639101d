import { useSyncExternalStore } from 'react';

export type ToastType = 'success' | 'info' | 'warning' | 'error' | 'loading';

/** A button in a toast, such as Undo. */
export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  id: number;
  type: ToastType;
  text: string;
  action: ToastAction | null;
  /** A second button, such as a way to what has changed. */
  also: ToastAction | null;
  /** Null stays until it is closed. */
  durationMs: number | null;
}

export interface ToastOptions {
  action?: ToastAction;
  also?: ToastAction;
  durationMs?: number;
}

const plainMs = 2000;
const withActionMs = 6000;
const maxAtOnce = 4;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Short messages at the foot of the page. Plain ones go after two seconds; those with a button stay six and wait while the
 * pointer or the focus is on them. `loading` stays until the returned function is called.
 */
export const toast = {
  success: (text: string, options?: ToastOptions) => add('success', text, options),
  info: (text: string, options?: ToastOptions) => add('info', text, options),
  warning: (text: string, options?: ToastOptions) => add('warning', text, options),
  error: (text: string, options?: ToastOptions) => add('error', text, options),
  loading: (text: string): (() => void) => add('loading', text),
};

/** Closes a toast. */
export function closeToast(id: number): void {
  toasts = toasts.filter((entry) => entry.id !== id);
  announce();
}

/** The toasts of this moment. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, currentToasts);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

function add(type: ToastType, text: string, options: ToastOptions = {}): () => void {
  const { action = null, also = null } = options;
  const standard = action === null ? plainMs : withActionMs;
  const durationMs = type === 'loading' ? null : (options.durationMs ?? standard);
  const id = ++lastId;
  const others = toasts.filter((entry) => entry.type !== type || entry.text !== text);
  toasts = [...others, { id, type, text, action, also, durationMs }].slice(-maxAtOnce);
  announce();
  return () => closeToast(id);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(): void {
  for (const listener of listeners) listener();
}
