import { drawn, nextTurn } from './platform/boot/turns.ts';

// The server's HTML is painted first. Then the app starts in pieces that a slow phone finishes quickly each.
await drawn();
await import('react-dom/client');
await nextTurn();
const { startApp } = await import('./start-app.tsx');
await nextTurn();
await startApp();
