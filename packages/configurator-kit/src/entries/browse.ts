// Generated from index.ts by node tooling/build/noun-entries.ts.
export type { BrowseMessages } from '../browse/messages.ts';
export { browseMessages } from '../browse/messages.ts';
export { type CompareMessages, compareMessages } from '../browse/compare-messages.ts';
export { CompareBar, type CompareBarProps } from '../browse/CompareBar/CompareBar.tsx';
export { CompareBox, type CompareBoxProps } from '../browse/CompareBox/CompareBox.tsx';
export { CompareScreen, type CompareScreenProps } from '../browse/CompareScreen/CompareScreen.tsx';
export { HomeScreen, type HomeScreenProps } from '../browse/HomeScreen/HomeScreen.tsx';
export { ListingScreen, type ListingScreenProps } from '../browse/ListingScreen/ListingScreen.tsx';
export { ProductFilters, type ProductFiltersProps } from '../browse/ProductFilters/ProductFilters.tsx';
export { ProductGrid, type ProductGridProps } from '../browse/ProductGrid/ProductGrid.tsx';
export { ProductResults, type ProductResultsProps } from '../browse/ProductResults/ProductResults.tsx';
export { ProductTile, type ProductTileProps } from '../browse/ProductTile/ProductTile.tsx';
export { SearchScreen, type SearchScreenProps } from '../browse/SearchScreen/SearchScreen.tsx';
