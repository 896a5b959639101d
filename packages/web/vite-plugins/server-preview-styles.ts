import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../src/server-preview');
const files = ['frame.css', 'pages.css'];

/** Writes the styles of the first sight into the page itself: they are there before any file of the app. */
export function serverPreviewStyles(): Plugin {
  return {
    name: 'hearth-server-preview-styles',
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        const css = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
        const { code } = await transform(css, { loader: 'css', minify: true });
        const style = `<style nonce="%HEARTH_NONCE%">${code.trim()}</style>`;
        return html.replace('<!--hearth-server-preview-styles-->', () => style);
      },
    },
  };
}
