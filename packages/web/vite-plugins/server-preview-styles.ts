import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../src/server-preview');
const typeface = join(import.meta.dirname, '../src/ui/typeface.css');
const files = ['frame.css', 'pages.css'].map((name) => join(folder, name));

/** What a build has made, by name. */
type BuiltAssets = Readonly<
  Record<string, { readonly fileName: string; readonly names?: readonly string[] }>
>;

/**
 * Writes the styles of the first sight into the page itself: they are there before any file of the app. The typeface
 * comes with them, so that the first text that is painted asks for it; in development it comes with the app.
 */
export function serverPreviewStyles(): Plugin {
  return {
    name: 'hearth-server-preview-styles',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        const fonts = bundle === undefined ? '' : withBuiltFonts(readFileSync(typeface, 'utf8'), bundle);
        const css = [fonts, ...files.map((file) => readFileSync(file, 'utf8'))].join('\n');
        const { code } = await transform(css, { loader: 'css', minify: true });
        const style = `<style nonce="%HEARTH_NONCE%">${code.trim()}</style>`;
        return html.replace('<!--hearth-server-preview-styles-->', () => style);
      },
    },
  };
}

/** Replaces the packages' names of font files by those of the build; a font that the build lacks is an error. */
function withBuiltFonts(css: string, bundle: BuiltAssets): string {
  return css.replaceAll(/url\('@[^']*\/([^/']+\.woff2)'\)/g, (_, name: string) => {
    const built = Object.values(bundle).find(({ names = [] }) => names.includes(name));
    if (built === undefined) throw new Error(`The build has no font ${name}`);
    return `url(/${built.fileName})`;
  });
}
