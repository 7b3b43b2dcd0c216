/** One line of an order in its email; prices formatted. */
export interface MailLine {
  name: string;
  /** Options, personalization, service; each on a separate line. */
  details: readonly string[];
  quantity: string;
  price: string;
  /** Absolute URL. */
  image: string;
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
  /** Lines by the way they travel. */
  groups: readonly { title: string; lines: readonly MailLine[] }[];
  totalsTitle: string;
  totals: readonly { label: string; value: string; isStrong?: boolean }[];
  /** Addresses, payment, gift message. */
  facts: readonly { title: string; lines: readonly string[] }[];
  /** Said below, in small. */
  notes: readonly string[];
}
