import { useNavigate } from '@tanstack/react-router';

/** Goes to an address of the app. */
export function useGo(): (href: string) => void {
  const navigate = useNavigate();
  return (href) => void navigate({ to: href });
}
