import { NotFound } from '../shell/NotFound.tsx';

export function Screen() {
  return <NotFound />;
}
