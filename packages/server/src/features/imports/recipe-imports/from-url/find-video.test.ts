import { describe, expect, it } from 'vitest';
import { findVideo } from './find-video.ts';

const written = `Leek tart in half an hour.

Ingredients
2 leeks
200 g flour
cream

Method
Cut the leeks into rings.
Bake them for 30 minutes.

0:00 Hello
1:20 The dough
https://tarts.example/shop
#leeks #tart`;

const attribute = (text: string): string => text.replace(/"/g, '&quot;');
const meta = (property: string, content: string): string =>
  `<meta property="${property}" content="${attribute(content)}">`;
const still = 'https://i.example/still.jpg';
const videoObject = (fields: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'VideoObject', name: 'Leek tart', thumbnailUrl: [still], author: { '@type': 'Person', name: 'Ada' }, ...fields })}</script>`;

const player = {
  videoDetails: {
    title: 'Leek tart',
    author: 'Ada',
    shortDescription: written,
    thumbnail: { thumbnails: [{ url: 'https://i.example/small.jpg' }, { url: still }] },
  },
};
const post = {
  scope: {
    detail: {
      itemInfo: { itemStruct: { desc: written, author: { nickname: 'Ada' }, video: { cover: still } } },
    },
  },
};

const pages: readonly (readonly [string, string, string])[] = [
  [
    'YouTube',
    'https://www.youtube.com/watch?v=1',
    `<title>Leek tart - YouTube</title><body><script>var ytInitialPlayerResponse = ${JSON.stringify(player)};var meta = document.createElement('meta');</script></body>`,
  ],
  [
    'Vimeo',
    'https://vimeo.com/1',
    `<title>Leek tart on Vimeo</title>${videoObject({ description: written })}`,
  ],
  [
    'TikTok',
    'https://www.tiktok.com/@ada/video/1',
    `<title>Leek tart | TikTok</title>${meta('og:title', 'Leek tart')}<script id="__UNIVERSAL_DATA_FOR_REHYDRATION__" type="application/json">${JSON.stringify(post)}</script>`,
  ],
  [
    'Instagram',
    'https://www.instagram.com/reel/1/',
    `${meta('og:title', 'Leek tart')}${meta('og:image', still)}<meta name="author" content="Ada">${meta('og:description', `12 likes, 3 comments - ada on May 1, 2024: "${written}". `)}`,
  ],
  [
    'Facebook',
    'https://www.facebook.com/watch/?v=1',
    `${meta('og:title', 'Leek tart')}${meta('og:image', still)}<meta name="author" content="Ada">${meta('og:description', written)}`,
  ],
  [
    'Dailymotion',
    'https://www.dailymotion.com/video/1',
    `${meta('og:type', 'video.other')}${videoObject({ description: written })}`,
  ],
  [
    'PeerTube',
    'https://tube.example/w/1',
    `${meta('og:type', 'video')}${videoObject({ description: written })}<meta name="author" content="Ada">`,
  ],
  ['any page with a VideoObject', 'https://ada.example/tart', videoObject({ description: written })],
];

describe('the video of a page', () => {
  it.each(pages)('of %s has the recipe of its description, its still and its channel', (_, url, html) => {
    const found = findVideo(html, url);
    expect(found?.video).toMatchObject({ title: 'Leek tart', author: 'Ada', image: still });
    expect(found?.recipe?.ingredients.map(({ text }) => text)).toEqual(['2 leeks', '200 g flour', 'cream']);
    expect(found?.recipe?.steps.map(({ text }) => text)).toEqual([
      'Cut the leeks into rings.',
      'Bake them for 30 minutes.',
    ]);
    expect(found?.others.split('\n')).toHaveLength(4);
  });

  it('has no recipe where its description only talks, and keeps what is said in it', () => {
    const html = videoObject({ description: 'My 3 cats and me.', transcript: 'Take two leeks.' });
    expect(findVideo(html, null)).toMatchObject({ recipe: null, video: { transcript: 'Take two leeks.' } });
  });

  it('is missing on other pages', () => {
    expect(
      findVideo(meta('og:type', 'article') + meta('og:description', written), 'https://a.example'),
    ).toBeNull();
    expect(findVideo('', null)).toBeNull();
  });
});
