interface Carrier {
  /** As shoppers see it. */
  name: string;
  /** Start of the page that tracks a number. */
  trackingPage: string;
}

const carriers: readonly Carrier[] = [
  { name: 'UPS', trackingPage: 'https://www.ups.com/track?tracknum=' },
  { name: 'FedEx', trackingPage: 'https://www.fedex.com/fedextrack/?trknbr=' },
  { name: 'USPS', trackingPage: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=' },
  { name: 'Canada Post', trackingPage: 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=' },
  { name: 'Purolator', trackingPage: 'https://www.purolator.com/en/shipping/tracker?pins=' },
];

/** A carrier by its name in any case, with the page of a tracking number; without a page for one that is unknown. */
export function findCarrier(typed: string, trackingNumber: string): { carrier: string; trackingUrl: string } {
  const found = carriers.find(({ name }) => name.toLowerCase() === typed.toLowerCase());
  if (!found) return { carrier: typed, trackingUrl: '' };
  return { carrier: found.name, trackingUrl: found.trackingPage + encodeURIComponent(trackingNumber) };
}
