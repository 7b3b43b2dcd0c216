/** What is said of pieces that lie made. QSHIP-07 */
export const quickShipMessages = {
  inStock: 'Made and ready to go',
  backordered: 'Being made again',
  left: (count: number, estimate: string) => (count <= 3 ? `Only ${count} left. ${estimate}` : `In stock. ${estimate}`),
} as const;
