import { openPrivacyChoices } from '../../edges/tracking.ts';
import { shellMessages } from '../messages.ts';
import { usePage } from '../../data/site.ts';
import { useWords } from '../words.ts';

/** Opens the privacy choices; only with a tag manager. */
export function ConsentLink({ className }: { className: string }) {
  const messages = useWords('shell', shellMessages);
  const { tracking } = usePage();
  if (!tracking) return null;
  return (
    <button type="button" className={className} onClick={openPrivacyChoices}>
      {messages.consent.link}
    </button>
  );
}
