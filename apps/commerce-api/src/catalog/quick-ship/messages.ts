/** Quick-ship messages. QSHIP-07 */
export const quickShipMessages = {
  inStock: 'In stock and ready to ship',
  backordered: 'Backordered: more on the way',
} as const;
