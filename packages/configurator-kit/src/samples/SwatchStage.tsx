import { type Address, type Site, swatchAddressFields } from '@settee/domain';
import { Button } from '@settee/ui';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { OnConfiguratorEvent } from '../events.ts';
import { swatchMessages } from '../swatches/messages.ts';
import type { SwatchPorts, SwatchSubject } from '../swatches/ports.ts';
import { SwatchModal } from '../swatches/SwatchModal/SwatchModal.tsx';
import { SwatchReceipt } from '../swatches/SwatchReceipt/SwatchReceipt.tsx';
import { useSwatches } from '../swatches/useSwatches.ts';

export interface SwatchStageProps {
  ports: SwatchPorts;
  subject: SwatchSubject;
  site: Site;
  /** Gets the kit's events, by the decorator of all stories. */
  onEvent?: OnConfiguratorEvent;
}

/** A button for free swatches with all that follows its press, as a product page has it. */
export function SwatchStage({ ports, subject, site }: SwatchStageProps) {
  const control = useSwatches({ ports, site });
  const { state } = control;
  return (
    <>
      <Button tone="outline" onClick={() => void control.press(subject)}>
        Get Free Swatches
      </Button>
      <SwatchModal control={control} site={site} />
      {state.status === 'success' && (
        <SwatchReceipt
          receipt={state.receipt}
          swatches={state.swatches}
          site={site}
          host="www.settee.com"
          onPrint={ports.print}
          onClose={control.close}
        />
      )}
    </>
  );
}

export const pressSwatches = () => userEvent.click(screen.getByRole('button', { name: 'Get Free Swatches' }));

/** Presses the button and waits for the form. */
export async function openSwatchForm() {
  await pressSwatches();
  const dialog = await screen.findByRole('dialog', { name: 'Order Free Swatches' });
  await within(dialog).findByLabelText('First Name');
  return within(dialog);
}

type Within = Pick<ReturnType<typeof within>, 'getByLabelText'>;

/** Types an address, without what is left out. */
export async function fillSwatchForm(shown: Within, address: Address, without: readonly string[] = []) {
  const labels = swatchMessages.labels(address.country === 'CAN' ? 'CANADA' : 'USA');
  for (const field of swatchAddressFields) {
    if (without.includes(field)) continue;
    const input = shown.getByLabelText(new RegExp(`^${labels[field].replace(/ \(.*/, '')}`));
    if (field === 'state') await userEvent.selectOptions(input, address[field]);
    else {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(address[field]);
    }
    await expect(input).toHaveValue(address[field]);
  }
}
