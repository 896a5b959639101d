/** The script of a hostile text: if it runs, the page reports it, see `watchForHits`. */
export const mark = 'globalThis.hearthWasHit=1';

/** Ways to get a program out of a text. */
const carriers: readonly ((js: string) => string)[] = [
  (js) => `<script>${js}</script>`,
  (js) => `"><script>${js}</script>`,
  (js) => `</title></textarea></style><script>${js}</script>`,
  (js) => `<img src=x onerror="${js}">`,
  (js) => `<svg onload="${js}"><animate onbegin="${js}" attributeName=x dur=1s></svg>`,
  (js) => `<svg><script>${js}</script></svg>`,
  (js) =>
    `<math><mtext><table><mglyph><style><img src=x onerror="${js}"></style></mglyph></table></mtext></math>`,
  (js) => `<iframe srcdoc="<script>parent.${js.replace('globalThis.', '')}</script>"></iframe>`,
  (js) => `<iframe src="javascript:${js}"></iframe>`,
  (js) => `[click](javascript:${js})`,
  (js) => `![x](x" onerror="${js})`,
  (js) => `[x](data:text/html;base64,${Buffer.from(`<script>${js}</script>`).toString('base64')})`,
  (js) => `<a href="java\tscript:${js}" autofocus onfocus="${js}">x</a>`,
  (js) => `<details open ontoggle="${js}"><summary>x</summary></details>`,
  (js) => `<video><source onerror="${js}"></video><audio src=x onerror="${js}"></audio>`,
  (js) => `<body onload="${js}"><input autofocus onfocus="${js}">`,
  (js) => `<object data="javascript:${js}"></object><embed src="javascript:${js}">`,
  (js) => `<form action="javascript:${js}"><button>x</button></form><base href="javascript:${js}//">`,
  (js) => `<meta http-equiv="refresh" content="0;url=javascript:${js}">`,
  (js) =>
    `<template><img src=x onerror="${js}"></template><noscript><p title="</noscript><img src=x onerror=${js}>">`,
  (js) => `{{constructor.constructor('${js}')()}}\${${js}}`,
  (js) => `'-${js}-'";${js};//`,
  (js) => `<style>@import 'javascript:${js}';</style><div style="background:url(javascript:${js})">`,
  (js) => `<marquee onstart="${js}">x</marquee><select autofocus onfocus="${js}">`,
  (js) => `\`\`\`html\n<script>${js}</script>\n\`\`\`\n<details/open/ontoggle=${js}>`,
];

/** Ways to write the program down that a filter may not know. */
const spellings: readonly ((js: string) => string)[] = [
  (js) => js,
  (js) => js.replaceAll('h', '&#104;'),
  (js) => `\u202e${js}`,
  (js) => `${js}\u2028//`,
  (js) => ` ${js}`,
  (js) => `/**/${js}`,
];

/** A hundred and fifty injection texts; every technique is among the first twenty-five. */
export const hostileWords: readonly string[] = spellings.flatMap((spelling) =>
  carriers.map((carrier) => carrier(spelling(mark))),
);

/** All of them in one text, for fields that are long enough. */
export const allHostileWords = hostileWords.join('\n\n');

/** All of them in few texts of at most that length, for fields of which there are not many. */
export function hostileChunks(longest: number): string[] {
  const chunks = [''];
  for (const word of hostileWords) {
    const last = chunks.at(-1) ?? '';
    if (last.length + word.length + 4 < longest) chunks[chunks.length - 1] = `${last}${word} `;
    else chunks.push(`${word} `);
  }
  // A number keeps apart what differs only by signs that an address leaves out.
  return chunks.map((chunk, index) => `${chunk}${index}`);
}

/** As names, which differ by more than signs that an address leaves out. */
export const hostileNames: readonly string[] = hostileWords.map((word, index) => `${word} ${index}`);
