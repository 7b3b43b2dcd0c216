import { useLink } from '@settee/ui';
import { shellMessages } from './messages.ts';
import { useSite } from '../data/site.ts';
import { useWords } from './words.ts';

export interface WordmarkProps {
  className: string;
  /** Of the raised figure in a name that has one. */
  powerClassName: string;
}

/** Brand name linked to the home page. */
export function Wordmark({ className, powerClassName }: WordmarkProps) {
  const messages = useWords('shell', shellMessages);
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
