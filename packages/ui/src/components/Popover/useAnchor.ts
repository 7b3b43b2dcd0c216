import { type RefObject, useId } from 'react';
import { type Align, computePosition, type Side } from './position.ts';
import { useLayoutEffect } from '../../use-layout-effect.ts';

const anchorsItself = () =>
  globalThis.CSS?.supports?.('anchor-name', '--a') && CSS.supports('position-area', 'block-end');

function measured(trigger: HTMLElement, layer: HTMLElement, side: Side, align: Align) {
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const size = { width: layer.offsetWidth, height: layer.offsetHeight };
  const rightToLeft = getComputedStyle(trigger).direction === 'rtl';
  const { left, top } = computePosition(trigger.getBoundingClientRect(), size, view, side, align, rightToLeft);
  layer.style.left = `${left}px`;
  layer.style.top = `${top}px`;
}

/** Positions an open layer next to its trigger: by CSS anchors where supported, elsewhere by measuring. */
export function useAnchor(
  trigger: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  open: boolean,
  side: Side,
  align: Align,
) {
  const name = `--a${useId().replace(/\W/g, '')}`;

  useLayoutEffect(() => {
    const [anchor, shown] = [trigger.current, layer.current];
    if (!open || !anchor || !shown) return;
    if (anchorsItself()) {
      anchor.style.setProperty('anchor-name', name);
      shown.style.setProperty('position-anchor', name);
      return () => {
        anchor.style.removeProperty('anchor-name');
      };
    }
    const follow = () => measured(anchor, shown, side, align);
    follow();
    addEventListener('scroll', follow, { capture: true, passive: true });
    addEventListener('resize', follow);
    return () => {
      removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', follow);
    };
  }, [trigger, layer, open, side, align, name]);
}
