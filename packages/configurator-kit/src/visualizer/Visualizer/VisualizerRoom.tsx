'use client';

import { Dialog } from '@settee/ui';
import { useEffect, useRef } from 'react';
import { visualizerDefaults } from '../defaults.ts';
import type { LaunchControl } from '../useLaunch.ts';
import { VisualizerPanel, type VisualizerPanelProps } from '../VisualizerPanel/VisualizerPanel.tsx';
import * as css from './Visualizer.css.ts';

export interface VisualizerRoomProps extends Omit<VisualizerPanelProps, 'launch' | 'choices' | 'zipCode'> {
  launch: LaunchControl;
  layout: 'inline' | 'popup';
  choices?: string | undefined;
  zipCode?: string | undefined;
}

/** The panel under its trigger, or in a popup. VIZ-02 */
export function VisualizerRoom({ layout, launch, labels, zipCode, choices = '', ...rest }: VisualizerRoomProps) {
  const region = useRef<HTMLDivElement>(null);
  const isInline = layout === 'inline';
  useEffect(() => {
    // The clicked trigger is disabled now and has lost focus.
    if (isInline) region.current?.focus({ preventScroll: true });
  }, [isInline]);
  const panel = (
    <VisualizerPanel
      {...rest}
      launch={launch}
      labels={labels}
      choices={choices}
      zipCode={zipCode || visualizerDefaults.zipCode}
    />
  );
  if (isInline)
    return (
      <div ref={region} role="region" aria-label={labels.title} tabIndex={-1} className={css.inline}>
        {panel}
      </div>
    );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && launch.close()}
      title={labels.title}
      closeLabel={labels.close}
      size="wide"
    >
      {panel}
    </Dialog>
  );
}
