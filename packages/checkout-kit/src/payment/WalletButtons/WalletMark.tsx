import type { WalletKind } from '@settee/domain';

/** Own drawings, one for each wallet; no company's logo. */
const paths: Readonly<Record<WalletKind, string>> = {
  payPal: 'M4 5h16v14H4zM4 9h16M8 15h4',
  venmo: 'M5 5l6 14L19 5M9 5l3 8',
  applePay: 'M8 3h8v18H8zM11 18h2',
  visaCheckout: 'M3 6h18v12H3zM3 10h18M7 15h5',
  masterpass: 'M10 7a5 5 0 100 10 5 5 0 000-10zM14 7a5 5 0 110 10',
};

/** Sign of a wallet next to its name. */
export function WalletMark({ kind }: { kind: WalletKind }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[kind]} />
    </svg>
  );
}
