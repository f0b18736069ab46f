import { useLocation, useNavigate } from 'react-router-dom';

/** The way out of a game: back to the list it was opened from, to the slots for those who came by a link. */
export function useLeave(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate('/rng') : navigate(-1));
}
