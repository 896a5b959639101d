export { encodeSegment, pathSegments } from './path-segments.ts';
