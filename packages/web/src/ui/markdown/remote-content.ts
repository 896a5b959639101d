/** The placeholder of remote content: a button that loads it. */
export interface RemoteLabels {
  readonly showPicture: (host: string) => string;
  readonly showFrame: (host: string) => string;
}

const frameRights = 'allow-scripts allow-same-origin allow-presentation allow-popups';

/**
 * Replaces pictures and frames of other hosts by buttons, so that no other host learns of a reader who has not asked
 * for them.
 *
 * @param root of HTML that has passed the allow-list, in a document where nothing loads
 */
export function deferRemote(
  root: ParentNode,
  labels: RemoteLabels,
  ownOrigin = globalThis.location.origin,
): void {
  for (const element of root.querySelectorAll<HTMLImageElement | HTMLIFrameElement>('img, iframe')) {
    const src = element.getAttribute('src') ?? '';
    const host = remoteHost(src, ownOrigin);
    if (host === null) continue;
    const isFrame = element.tagName === 'IFRAME';
    const button = element.ownerDocument.createElement('button');
    button.type = 'button';
    button.className = 'hearth-remote';
    button.dataset[isFrame ? 'remoteFrame' : 'remotePicture'] = src;
    button.dataset['name'] = element.getAttribute(isFrame ? 'title' : 'alt') ?? '';
    button.textContent = isFrame ? labels.showFrame(host) : labels.showPicture(host);
    // A picture within a link would open the link.
    (element.closest('a') ?? element).replaceWith(button);
  }
}

/** The host of an address that is not of this server; null for pictures within the text, and of this server. */
function remoteHost(src: string, ownOrigin: string): string | null {
  if (!/^https?:/i.test(src)) return null;
  const { origin, host } = new URL(src);
  return origin === ownOrigin ? null : host;
}

/** Loads the content of a placeholder button. @returns whether it was such a button */
export function showRemote(target: EventTarget | null): boolean {
  const button = target instanceof Element ? target.closest<HTMLElement>('.hearth-remote') : null;
  if (button === null) return false;
  const { remoteFrame, remotePicture, name = '' } = button.dataset;
  button.replaceWith(
    remoteFrame === undefined ? picture(remotePicture ?? '', name) : frame(remoteFrame, name),
  );
  return true;
}

function picture(src: string, alt: string): HTMLElement {
  const image = document.createElement('img');
  image.referrerPolicy = 'no-referrer';
  image.alt = alt;
  image.src = src;
  return image;
}

function frame(src: string, title: string): HTMLElement {
  const made = document.createElement('iframe');
  made.setAttribute('sandbox', frameRights);
  made.referrerPolicy = 'strict-origin-when-cross-origin';
  made.allowFullscreen = true;
  made.title = title === '' ? new URL(src).hostname : title;
  made.src = src;
  return made;
}
