import { useState } from 'react';
import { VisualizerPanel, type VisualizerPanelProps } from '../visualizer/VisualizerPanel/VisualizerPanel.tsx';
import { portsInBrand, piecesFixture, standInWidget } from './visualizer.ts';

export const partsOf = {
  main: { factory: standInWidget(), pieces: piecesFixture('main') },
  cb2: { factory: standInWidget(), pieces: piecesFixture('cb2') },
};

/** An open room of the brand that the story is shown in. */
export function Stage(props: VisualizerPanelProps) {
  const [ports] = useState(() => portsInBrand(props.ports, props.brand));
  return (
    <div style={{ maxInlineSize: 1100 }}>
      <VisualizerPanel
        {...props}
        ports={ports}
        launch={{ ...props.launch, state: { status: 'open', requestId: 1, parts: partsOf[props.brand] } }}
      />
    </div>
  );
}
