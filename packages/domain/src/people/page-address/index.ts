/** Whether a browser can stay signed in at the address where a page is open. */
export { canStaySignedIn, type ServerAddress } from './page-address.ts';
