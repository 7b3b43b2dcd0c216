/** What is said of pieces that lie made. QSHIP-07 */
export const quickShipMessages = {
  inStock: 'Made and ready to go',
  backordered: 'Being made again',
} as const;
