import { vi } from 'vitest';

// The files of a worker share its libraries, and each has own modules of the app: what one file mocks is real in others.
vi.resetModules();
