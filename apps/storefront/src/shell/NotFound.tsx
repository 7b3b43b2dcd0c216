import { ButtonLink, Heading, Text } from '@settee/ui';
import { useMenu } from '../data/browse.ts';
import { Head } from './Head.tsx';
import { pageMessages } from './page-messages.ts';
import { useWords } from './words.ts';
import * as css from './Notice.css.ts';
import { SearchBox } from './SearchBox/SearchBox.tsx';
import { useSite } from '../data/site.ts';

/** Page of unknown URLs with links. */
export function NotFound() {
  const pageLabels = useWords('page', pageMessages);
  const { data } = useMenu();
  const { brand } = useSite();
  const { title, text, home, searchTitle } = pageLabels.notFound;
  return (
    <div className={css.notice}>
      <Head title={title} />
      <Heading level={1}>{title}</Heading>
      <Text>{text[brand]}</Text>
      <div className={css.actions}>
        <ButtonLink href="/">{home}</ButtonLink>
        {data?.categories.map((category) => (
          <ButtonLink key={category.code} tone="outline" href={category.url}>
            {category.title}
          </ButtonLink>
        ))}
      </div>
      <div className={css.search}>
        <Heading level={2} size="h3" className={css.searchTitle}>
          {searchTitle}
        </Heading>
        <SearchBox />
      </div>
    </div>
  );
}
