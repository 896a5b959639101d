import { drawn, nextTurn } from './platform/boot/turns.ts';

// What the server has written is drawn first. Then the app starts in pieces that a slow telephone finishes quickly each.
await drawn();
await import('react-dom/client');
await nextTurn();
const { startApp } = await import('./start-app.tsx');
await nextTurn();
await startApp();
