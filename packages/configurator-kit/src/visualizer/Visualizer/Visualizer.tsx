'use client';

import { Button, Heading, lazyComponent, withRef } from '@settee/ui';
import { useEffect, useId, useRef } from 'react';
import { type VisualizerMessages, visualizerMessages } from '../messages.ts';
import type { VisualizerCart, VisualizerPorts, VisualizerRegistries } from '../ports.ts';
import { useLaunch } from '../useLaunch.ts';
import type { RoomSettings } from '../useRoom.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './Visualizer.css.ts';

export interface VisualizerProps extends RoomSettings, RootRef<HTMLElement> {
  /** The product that the page is about, as its trigger names it. VIZ-01 */
  product: string;
  /** Its choices as `optionChoiceParameter` writes them; open ones are priced as the product is shown. */
  choices?: string;
  /** Delivery zip code; defaults to 60062. VIZ-15, VIZ-30 */
  zipCode?: string | undefined;
  /** Opens under its trigger, or over the page. VIZ-02 */
  layout?: 'inline' | 'popup';
  /** Takes the trigger away once it was used. VIZ-05 */
  hideTrigger?: boolean;
  /** Loads the widget and its products, prices them, copies the link, logs failures. They never reject. */
  ports: VisualizerPorts;
  /** Puts everything into the cart. VIZ-13 */
  cart: VisualizerCart;
  /** The shopper's gift registries; without them nothing is offered for any. VIZ-12, VIZ-24 */
  registry?: VisualizerRegistries | undefined;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<VisualizerMessages> | undefined;
}

/** Neither it nor its code loads before the trigger. */
const VisualizerRoom = lazyComponent(() => import('./VisualizerRoom.tsx').then((module) => module.VisualizerRoom));

/** Trigger of the 3-D visualizer, and the room that it opens. VIZ-01 to VIZ-05 */
export const Visualizer = withRef(function Visualizer({ ref, ...props }: VisualizerProps) {
  const { product, layout = 'inline', hideTrigger = false, ports } = props;
  const labels = useWords('visualizer', visualizerMessages, props.messages);
  const id = useId();
  const launch = useLaunch(ports);
  const trigger = useRef<HTMLButtonElement>(null);
  const { status } = launch.state;
  const isOpen = status !== 'closed';
  const wasOpen = useRef(false);
  useEffect(() => {
    // An error removes the focused element.
    if (!isOpen && wasOpen.current) trigger.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <section ref={ref} aria-labelledby={id} className={css.root}>
      <div className={css.intro}>
        <div>
          <Heading level={2} size="h3" id={id}>
            {labels.launchTitle}
          </Heading>
          <p className={css.text}>{labels.launchText}</p>
        </div>
        {!(hideTrigger && isOpen) && (
          <Button
            ref={trigger}
            tone="outline"
            disabled={isOpen}
            onMouseEnter={VisualizerRoom.load}
            onFocus={VisualizerRoom.load}
            onClick={launch.click}
            className={css.trigger}
          >
            {labels.launch(product)}
          </Button>
        )}
      </div>
      {isOpen && <VisualizerRoom {...props} layout={layout} labels={labels} launch={launch} />}
    </section>
  );
});
