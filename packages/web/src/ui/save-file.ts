import { onSite } from '../platform/boot/site-address.ts';
/** Has the browser save the response of a URL; without a name it takes the server's. */
export function saveFrom(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = onSite(address);
  link.download = name;
  link.click();
}

/** Some browsers read the text only after the click has returned. */
const readWithinMs = 60_000;

/** Has the browser save a text as a file. */
export function saveText(name: string, text: string, type: 'application/json' | 'text/plain'): void {
  saveBlob(name, new Blob([text], { type }));
}

/** Has the browser save bytes as a file. */
export function saveBlob(name: string, bytes: Blob): void {
  const address = URL.createObjectURL(bytes);
  saveFrom(address, name);
  setTimeout(() => URL.revokeObjectURL(address), readWithinMs);
}
