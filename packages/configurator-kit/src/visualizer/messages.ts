import type { Messages } from '@settee/ui';

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/** Every word of the visualizer. */
export const visualizerMessages = {
  launch: (product: string) => `Load 3D Visualizer for ${product}`,
  launchTitle: 'See it in 3D',
  launchText: 'Place it in a room, turn it around and add pieces to match.',
  title: '3D Visualizer',
  close: 'Close',
  loadingRoom: 'Loading the room',
  roomFailed: 'We can’t show the room right now',
  retry: 'Try Again',
  viewSummary: 'View Summary',
  closeSummary: 'Close Summary',
  summary: 'Summary',
  items,
  nothing: 'Nothing in the room yet',
  copySummary: 'Copy Summary',
  copied: 'Summary copied',
  notCopied: 'We couldn’t copy the summary',
  total: 'Total',
  said: ({ count, total }: { count: number; total: string }) => `${items(count)} in the room, total ${total}`,
  failed: 'We can’t show prices right now.',
  addAll: 'Add all to cart',
  addFailed: 'We were unable to add these items to your cart. Please try again.',
  addAllToRegistry: 'Add all to registry',
  selectRegistry: 'Add all to a registry',
  registries: 'Your registries',
  addToRegistry: 'Add to Registry',
  addedTo: (registry: string) => `Added to ${registry}`,
  registryFailed: 'We were unable to add these items to your registry. Please try again.',
  quantity: ({ quantity, name }: { quantity: number; name: string }) =>
    quantity === 1 ? name : `${quantity} × ${name}`,
  quantityShort: (quantity: number) => `Qty ${quantity}`,
  sku: (sku: number) => `SKU ${sku}`,
  each: (price: string) => `${price} each`,
  unknownProduct: (sku: number) => `SKU ${sku}`,
  deliveryTo: (zipCode: string) => `Delivery to ${zipCode}`,
  width: 'W',
  depth: 'D',
  height: 'H',
  diameter: 'dia.',
};

export type VisualizerMessages = Messages<typeof visualizerMessages>;
