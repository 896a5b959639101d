import react from '@vitejs/plugin-react';
import presetMantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { bootPlaceholders } from './vite-plugins/boot-placeholders.ts';
import { localeProgress } from './vite-plugins/locale-progress.ts';

const server = 'http://localhost:9000';

/** Builds the web app to `dist/web` of the repository; in development it talks to a server on port 9000. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), localeProgress(), bootPlaceholders(server)],
  css: { postcss: { plugins: [presetMantine()] } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
  server: { proxy: { '/api': server, '/openapi.json': server, '/metrics': server } },
  preview: { proxy: { '/api': server, '/openapi.json': server, '/metrics': server } },
});
