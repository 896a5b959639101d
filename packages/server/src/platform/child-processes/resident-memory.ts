import { readFileSync } from 'node:fs';

const pageBytes = 4096;
const bytesPerMegabyte = 1024 * 1024;

/** Resident memory of a process in megabytes; null where the system does not tell, or the process has ended. */
export function residentMegabytes(pid: number): number | null {
  try {
    // Linux: all pages, then the resident ones.
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return (pages * pageBytes) / bytesPerMegabyte;
  } catch {
    return null;
  }
}
