import { useEffect } from 'react';

/** While cook mode covers the page, the bars behind it are out of reach, also for the keyboard and screen readers. */
export function useQuietFrame(): void {
  useEffect(() => {
    const behind = [
      ...document.querySelectorAll<HTMLElement>('#root > header, #root > nav, #root > a, #root aside'),
    ];
    for (const element of behind) element.inert = true;
    return () => {
      for (const element of behind) element.inert = false;
    };
  }, []);
}
