export { getFabricInfo, getQuickViewDetails, getRecentlyViewed } from '@settee/contract';
