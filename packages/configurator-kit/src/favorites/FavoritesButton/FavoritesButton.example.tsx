import {
  AddToListModal,
  ConfiguratorEventsProvider,
  type ConfiguratorKitEvent,
  FavoritesButton,
  ItemAddedModal,
  useAddToList,
} from '@settee/configurator-kit';
import { listPortsFixture, popupFixture, productFixture } from '@settee/configurator-kit/testing';

const ports = listPortsFixture(popupFixture('main', 'USA'));
const report = (event: ConfiguratorKitEvent) => console.log(event);

function FavoritesButtonSample() {
  const control = useAddToList({ ports });
  const { state } = control;
  return (
    <>
      <FavoritesButton
        saved={state.status === 'added'}
        blocker={null}
        onClick={() => void control.click(productFixture)}
      />
      {state.status === 'choosing' && <AddToListModal state={state} control={control} signInUrl="/login" />}
      {state.status === 'added' && <ItemAddedModal added={state} onClose={control.close} />}
    </>
  );
}

export function FavoritesButtonExample() {
  return (
    <ConfiguratorEventsProvider value={report}>
      <FavoritesButtonSample />
    </ConfiguratorEventsProvider>
  );
}
