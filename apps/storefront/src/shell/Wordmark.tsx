import { useLink } from '@settee/ui';
import { messages } from './messages.ts';
import { useSite } from './site.ts';

export interface WordmarkProps {
  className: string;
  /** Of the raised figure in a name that has one. */
  powerClassName: string;
}

/** Brand name linked to the home page. */
export function Wordmark({ className, powerClassName }: WordmarkProps) {
  const Link = useLink();
  const { brandName } = useSite();
  const [word, power] = brandName.split('²');
  return (
    <Link className={className} href="/" aria-label={messages.home(brandName)}>
      {word}
      {power === undefined ? null : <sup className={powerClassName}>2</sup>}
    </Link>
  );
}
