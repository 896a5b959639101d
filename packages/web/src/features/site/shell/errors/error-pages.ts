/** The pages of last resort, one chunk: fetched only when something is missing or broken. */
export { ErrorPage, UnframedErrorPage } from './error-page.tsx';
export { NotFoundPage, UnknownAddressPage } from './not-found-page.tsx';
