/**
 * The path below which Hearth is served, as the end of `BASE_URL` says: `/kitchen` for `https://home.example/kitchen`,
 * empty for a host of its own.
 */
export function readBasePath(baseUrl: string): string {
  return new URL(baseUrl).pathname.replace(/(?<!\/)\/+$/, '');
}

/**
 * The URL of a request without the base path. Proxies either pass the path on or take it off, so a URL without it is
 * left as it is.
 */
export function removeBasePath(url: string, basePath: string): string {
  if (basePath === '' || !url.startsWith(basePath)) return url;
  const rest = url.slice(basePath.length);
  if (rest.startsWith('/')) return rest;
  return rest === '' || rest.startsWith('?') ? `/${rest}` : url;
}

/** Puts the base path before every address of this server in the attributes and styles of HTML that the server wrote. */
export function addBasePath(html: string, basePath: string): string {
  if (basePath === '') return html;
  return html
    .replaceAll(
      /(\s(?:href|src|srcset|imagesrcset)=")([^"]*)/g,
      (_, start: string, addresses: string) =>
        start + addresses.replaceAll(/(^|, )\/(?!\/)/g, `$1${basePath}/`),
    )
    .replaceAll(/url\(\/(?!\/)/g, `url(${basePath}/`);
}
