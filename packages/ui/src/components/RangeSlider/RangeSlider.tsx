'use client';

import { cx } from 'class-variance-authority';
import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import * as slider from '../Slider/Slider.css.ts';
import { thumbCenter, toFraction, trackLength, snapToStep } from '../Slider/geometry.ts';
import { Thumb } from '../Slider/Thumb.tsx';
import { describedBy, FieldMessage, type FieldMessages } from '../TextField/FieldMessage.tsx';
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './RangeSlider.css.ts';
import { withRef } from '../../react-18.ts';
import { useControlled } from '../../use-controlled.ts';

/** Lower and upper value; the lower is never above the upper. */
export type SliderRange = readonly [number, number];

export interface RangeSliderProps extends FieldMessages {
  /** Names the pair. */
  legend: ReactNode;
  /** Hides the legend visually; the values stay visible. */
  hideLegend?: boolean;
  /** Names of the lower and the upper thumb. */
  thumbLabels: readonly [string, string];
  /** Lowest value. */
  min: number;
  /** Highest value. */
  max: number;
  /** From one value to the next, counted from `min`. */
  step?: number;
  /** Values of the two thumbs, when the parent controls them. */
  value?: SliderRange;
  /** Values of the two thumbs at first while `value` is not given; `min` and `max` by default. */
  defaultValue?: SliderRange;
  /** Called on every step of the way. */
  onValueChange?: (value: SliderRange) => void;
  /** Called when a thumb is released and after each key, for example to send a request. */
  onValueCommit?: (value: SliderRange) => void;
  /** One end as it is shown and read out, such as `$1,200`. */
  format?: (value: number) => string;
  /** Shows the value without letting it be changed. */
  disabled?: boolean;
  /** Form names of the lower and the upper value. */
  names?: readonly [string, string];
  /** Class of the whole control. */
  className?: string;
  /** Ref of the lower thumb, for example to focus it after a failed validation. */
  ref?: Ref<HTMLInputElement>;
}

/** Fraction of the way along the rail that was clicked, from its start. */
function getClickedPart({ currentTarget: rail, clientX }: MouseEvent<HTMLDivElement>): number {
  const { left, width } = rail.getBoundingClientRect();
  const seen = (clientX - left - 22) / (width - 44);
  return getComputedStyle(rail).direction === 'rtl' ? 1 - seen : seen;
}

/** Two values between two bounds, and never shown beyond them. */
export const RangeSlider = withRef(function RangeSlider({ value: given, defaultValue, ...props }: RangeSliderProps) {
  const { legend, hideLegend, min, max, onValueChange, format = String, error, hint, className } = props;
  const [value, setValue] = useControlled(given, defaultValue ?? [min, max], onValueChange);
  const id = useId();
  const low = Math.min(Math.max(value[0], min), max);
  const high = Math.min(Math.max(value[1], low), max);
  return (
    <fieldset
      aria-labelledby={`${id}-legend`}
      aria-describedby={describedBy(id, { error, hint })}
      className={cx(slider.root, className)}
    >
      <legend id={`${id}-legend`} className={hideLegend ? hidden.root : css.legend}>
        {legend}
      </legend>
      <div aria-hidden="true" className={css.ends}>
        <span>{format(low)}</span>
        <span>{format(high)}</span>
      </div>
      <Rail {...props} low={low} high={high} onValueChange={setValue} />
      <FieldMessage id={id} error={error} hint={hint} />
    </fieldset>
  );
});

interface RailProps extends RangeSliderProps {
  low: number;
  high: number;
  onValueChange: (value: SliderRange) => void;
}

/** The rail with both thumbs. Each is a native range input that spans the way it may travel, so End stops it at the other one. */
function Rail(props: RailProps) {
  const { low, high, min, max, step = 1, onValueChange, onValueCommit, thumbLabels, disabled } = props;
  const { format = String, error, names, ref } = props;
  const [from, to] = [toFraction(low, min, max), toFraction(high, min, max)];

  /** Moves the nearer thumb to a click on the rail. */
  const bring = (event: MouseEvent<HTMLDivElement>) => {
    if (disabled || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    const part = getClickedPart(event);
    const isLow = Math.abs(part - from) < Math.abs(part - to) || (from === to && part < from);
    const at = snapToStep(part, { min, max, step });
    const next: SliderRange = isLow ? [Math.min(at, high), high] : [low, Math.max(at, low)];
    event.currentTarget.querySelectorAll('input')[isLow ? 0 : 1]?.focus({ preventScroll: true });
    onValueChange(next);
    onValueCommit?.(next);
  };

  const thumb = { step, disabled, 'aria-invalid': error ? true : undefined, className: slider.dualThumb };
  return (
    <div role="presentation" className={slider.rail} data-disabled={disabled || undefined} onMouseDown={bring}>
      <span
        className={slider.fill}
        style={{ insetInlineStart: thumbCenter(from), inlineSize: `calc(${to - from} * (100% - 44px))` }}
      />
      <Thumb
        {...thumb}
        ref={ref}
        name={names?.[0]}
        min={min}
        max={high}
        value={low}
        onMove={(at) => onValueChange([at, high])}
        onRest={(at) => onValueCommit?.([at, high])}
        place={{ inlineSize: trackLength(to), zIndex: from > 0.5 ? 1 : undefined }}
        aria-label={thumbLabels[0]}
        aria-valuetext={format(low)}
      />
      <Thumb
        {...thumb}
        name={names?.[1]}
        min={low}
        max={max}
        value={high}
        onMove={(at) => onValueChange([low, at])}
        onRest={(at) => onValueCommit?.([low, at])}
        place={{ inlineSize: trackLength(1 - from), insetInline: 'auto 0' }}
        aria-label={thumbLabels[1]}
        aria-valuetext={format(high)}
      />
    </div>
  );
}
