import { siteOf, storesUrl } from '@settee/domain';
import { screen, userEvent, within } from 'storybook/test';
import type { StoresPorts } from '../stores/ports.ts';
import { StoresButton } from '../stores/StoresButton/StoresButton.tsx';
import { StoreFinderFlyout } from '../stores/StoresLayer/StoresLayer.tsx';
import { useStores } from '../stores/useStores.ts';

export interface StoresStageProps {
  ports: StoresPorts;
  siteCulture: 'USA' | 'CANADA';
}

/** The button with what its press opens, as a product page has it. */
export function StoresStage({ ports, siteCulture }: StoresStageProps) {
  const control = useStores({ ports, siteCulture });
  return (
    <div style={{ maxInlineSize: 360 }}>
      <StoresButton onClick={() => void control.open(100_501)} />
      <StoreFinderFlyout control={control} site={siteOf('main', siteCulture)} storesUrl={storesUrl} />
    </div>
  );
}

/** Presses the button and waits for the layer's field. */
export async function openStores(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Check store availability' }));
  const layer = within(await screen.findByRole('dialog', { name: 'Store Availability' }));
  await layer.findByRole('textbox');
  return layer;
}

/** What the rows of the layer say. */
export const storeRows = (layer: Awaited<ReturnType<typeof openStores>>) =>
  layer.getAllByRole('listitem').map(({ textContent }) => textContent);
