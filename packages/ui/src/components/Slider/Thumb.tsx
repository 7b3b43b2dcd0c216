import { cx } from 'class-variance-authority';
import { type ComponentProps, type CSSProperties, useEffect, useImperativeHandle, useRef } from 'react';
import * as css from './Slider.css.ts';
import { withRef } from '../../react-18.ts';

export interface ThumbProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  /** Value of the thumb. */
  value: number;
  /** Called on every step of the way. */
  onMove: (value: number) => void;
  /** Called when the thumb is let go, and with each key. */
  onRest?: (value: number) => void;
  /** Position of the native control on the rail. */
  place?: CSSProperties;
}

/** A native range input of which only the thumb is seen. */
export const Thumb = withRef(function Thumb({ ref, value, onMove, onRest, place, className, ...rest }: ThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current!, []);
  useEffect(() => {
    const { current } = input;
    // React maps `onChange` to the `input` event; only the native `change` event marks the end of a drag.
    const handleScrollEnd = () => onRest?.(Number(current?.value));
    current?.addEventListener('change', handleScrollEnd);
    return () => current?.removeEventListener('change', handleScrollEnd);
  }, [onRest]);
  return (
    <input
      {...rest}
      ref={input}
      type="range"
      value={value}
      onChange={(event) => onMove(Number(event.target.value))}
      style={place}
      className={cx(css.thumb, className)}
    />
  );
});
