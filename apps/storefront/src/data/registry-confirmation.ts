import type { CartConfirmation, FailedAdd, ResponsiveImage, RegistryAddReply } from '@settee/domain';

const getImage = (url: string): ResponsiveImage => ({
  alt: '',
  width: 4,
  height: 3,
  color: '',
  placeholder: '',
  avif: [],
  webp: { width: 1000, url },
});

/**
 * Converts the result of a registry add to the add-to-cart events used by recommendations; no item is in the
 * cart.
 */
export function confirmationOfRegistry({ isSuccess, message, items }: RegistryAddReply): CartConfirmation | FailedAdd {
  if (!isSuccess) return { isSuccess, isError: true, status: 'Failed', errorMessage: message };
  return {
    isSuccess,
    isError: false,
    items: items.map(({ sku, name, formattedPrice, quantity, imagePath, personalizations }) => ({
      sku,
      name,
      isPersonalized: personalizations.length > 0,
      formattedPrice,
      quantity,
      imageUrl: imagePath,
      picture: getImage(imagePath),
      options: [],
    })),
    addedItemCount: items.reduce((sum, { quantity }) => sum + quantity, 0),
    cartItemCount: 0,
    subtotal: 0,
    shipping: 0,
    total: 0,
    isDiscountApplied: false,
    isShowInstallationServiceLineItem: false,
    installationServiceTotal: 0,
    isInstallationServiceSelectedForCurrentItems: false,
    installationServiceType: '',
    isShippingMessage: false,
    shippingMessage: '',
    isInHomeShippingMessage: false,
    inHomeShippingMessage: '',
    isThresholdShippingMessage: false,
    thresholdShippingMessage: '',
    cartIcon: '',
    allCartItems: [],
    crossSellUrl: '',
    shipMethod: 'standard',
  };
}
