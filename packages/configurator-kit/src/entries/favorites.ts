// Generated from index.ts by node tooling/build/noun-entries.ts.
export { AddToListModal, type AddToListModalProps } from '../favorites/AddToListModal/AddToListModal.tsx';
export { FavoriteHeart, type FavoriteHeartProps } from '../favorites/FavoriteHeart/FavoriteHeart.tsx';
export { FavoritesButton, type FavoritesButtonProps } from '../favorites/FavoritesButton/FavoritesButton.tsx';
export { FavoritesScreen, type FavoritesScreenProps } from '../favorites/FavoritesScreen/FavoritesScreen.tsx';
export { ItemAddedModal, type ItemAddedModalProps } from '../favorites/ItemAddedModal/ItemAddedModal.tsx';
export { type FavoritesMessages, favoritesMessages } from '../favorites/messages.ts';
export type { AddToListPorts, BoardPorts, FavoriteProduct } from '../favorites/ports.ts';
export { type AddToListControl, useAddToList } from '../favorites/useAddToList.ts';
