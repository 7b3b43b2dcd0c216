/** One line of an order in its email; prices formatted. */
export interface MailLine {
  name: string;
  /** Options, personalization, service, its own arrival; each on a separate line. */
  details: readonly string[];
  quantity: string;
  price: string;
  /** Absolute URL. */
  image: string;
}

/** Items of a recipient that travel in the same way. */
export interface MailShipment {
  /** Service level, and the arrival when all lines have the same. */
  about: readonly string[];
  lines: readonly MailLine[];
}

/** A recipient of an order. */
export interface MailGroup {
  title: string;
  /** Address or store; empty when everything is emailed. */
  place: readonly string[];
  /** To the store of a pickup. */
  directions: { label: string; url: string } | null;
  shipments: readonly MailShipment[];
  /** Gift, its message and its receipt. */
  gift: readonly string[];
}

/** The email of an order, independent of its form. */
export interface OrderMail {
  subject: string;
  /** Shown by mail programs next to the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  link: { label: string; url: string };
  nextTitle: string;
  next: readonly string[];
  groups: readonly MailGroup[];
  totalsTitle: string;
  totals: readonly { label: string; value: string; isStrong?: boolean }[];
  /** Billing address, payment. */
  facts: readonly { title: string; lines: readonly string[] }[];
  /** Said below, in small. */
  notes: readonly string[];
}
