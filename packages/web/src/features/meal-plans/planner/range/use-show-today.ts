import { useNavigate } from '@tanstack/react-router';

/** Shows the days from today on. */
export function useShowToday(): () => void {
  const navigate = useNavigate();
  return () => void navigate({ to: '.', search: {}, resetScroll: false });
}
