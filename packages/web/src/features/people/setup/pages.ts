/** The pages of the first start, in one file: both are opened once. */
export { GuidePage } from './guide-page.tsx';
export { SetupPage } from './setup-page.tsx';
