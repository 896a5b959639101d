/** Most ways to new recipes, in one file: each file of its own would make every first page larger. */
export { CreateBrowserPage } from './browser/create-browser-page.tsx';
export { HandoverPage } from './browser/handover-page.tsx';
export { CreateNewPage } from './create-new-page.tsx';
export { SharePage } from './field/share-page.tsx';
export { CreateDebugPage } from './debug/create-debug-page.tsx';
