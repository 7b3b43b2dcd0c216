import { Trouble } from '../shell/Trouble.tsx';

export function Screen() {
  return <Trouble />;
}
