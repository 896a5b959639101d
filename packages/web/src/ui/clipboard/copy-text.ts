/** Puts a text into the clipboard, and says how that went. */
export async function copyText(text: string): Promise<'copied' | 'failed' | 'unsupported'> {
  // Browsers have no clipboard on pages without TLS, which are common in home networks.
  if (navigator.clipboard === undefined) return copyBySelection(text);
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

function copyBySelection(text: string): 'copied' | 'unsupported' {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  const host = document.activeElement?.closest('[role="dialog"]') ?? document.body;
  const before = document.activeElement;
  host.append(field);
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- the only way to copy on a page that came without TLS
  const isCopied = document.execCommand?.('copy') ?? false;
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied ? 'copied' : 'unsupported';
}
