import { helpPageUrl, helpUrl } from '@settee/domain';
import { Heading, useLink } from '@settee/ui';
import { helpTopicsQuery, useHelpTopics } from '../../data/help.ts';
import { useSite } from '../../data/site.ts';
import { Crumbs } from '../../shell/Crumbs.tsx';
import { Head } from '../../shell/Head.tsx';
import { useWords } from '../../shell/words.ts';
import { helpMessages } from '../../shell/help-messages.ts';
import * as css from '../../shell/Help/Help.css.ts';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { QueryBoundary } from '../../shell/QueryBoundary.tsx';

export const queries = () => [helpTopicsQuery];

/** Index of the help center. */
export function Screen() {
  const labels = useWords('help', helpMessages);
  const Link = useLink();
  const { brand, brandName } = useSite();
  return (
    <>
      <Head title={labels.title} description={labels.description(brandName)} path={helpUrl} />
      <Crumbs items={[{ label: labels.title }]} />
      <QueryBoundary load={useHelpTopics()} skeleton={<PageSkeleton />}>
        {({ topics }) => (
          <div className={css.index}>
            <Heading level={1}>{labels.title}</Heading>
            <p className={css.intro}>{labels.intro[brand]}</p>
            <ul className={css.cards}>
              {topics.map(({ code, title, intro }) => (
                <li key={code}>
                  <Link className={css.card} href={helpPageUrl(code)}>
                    <span className={css.cardTitle}>{title}</span>
                    <span className={css.cardText}>{intro}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </QueryBoundary>
    </>
  );
}
