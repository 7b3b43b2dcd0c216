import { ProgressBar } from '@settee/ui/ProgressBar';

export function ProgressBarExample() {
  return <ProgressBar label="$12.00 to free shipping" value={37} max={49} valueText="$37 of $49" />;
}
