import { type AddToListControl, AddToListModal, ItemAddedModal } from '@settee/configurator-kit';
import { loginUrl } from '@settee/domain';
import { useLocation } from 'react-router-dom';

/** Overlays of the heart button; after the sign-in the shopper returns to the configured product. FAV-02 to FAV-05 */
export function FavoritesOverlays({ control }: { control: AddToListControl }) {
  const { pathname, search } = useLocation();
  const { state } = control;
  if (state.status === 'choosing')
    return <AddToListModal state={state} control={control} signInUrl={loginUrl(pathname + search)} />;
  return state.status === 'added' ? <ItemAddedModal added={state} onClose={control.close} /> : null;
}
