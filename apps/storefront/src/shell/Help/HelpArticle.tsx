import { type HelpPage, type HelpSection, helpPageUrl, helpUrl, type HelpCode } from '@settee/domain';
import { Heading, Text, TextLink, useLink } from '@settee/ui';
import type { ReactNode } from 'react';
import { useHelpTopics } from '../../data/help.ts';
import { Crumbs } from '../Crumbs.tsx';
import { Head } from '../Head.tsx';
import { useWords } from '../words.ts';
import { helpMessages } from '../help-messages.ts';
import * as css from './Help.css.ts';

export interface HelpArticleProps {
  page: HelpPage;
  /** Content under the title, before the sections. */
  children?: ReactNode;
}

/** A help page next to the list of topics. */
export function HelpArticle({ page, children }: HelpArticleProps) {
  const labels = useWords('help', helpMessages);
  const { code, title, intro, sections, links } = page;
  return (
    <>
      <Head title={title} description={intro} path={helpPageUrl(code)} />
      <Crumbs items={[{ label: labels.title, href: helpUrl }, { label: title }]} />
      <div className={css.page}>
        <article className={css.article}>
          <Heading level={1}>{title}</Heading>
          <p className={css.intro}>{intro}</p>
          {children}
          {sections.map((section) => (
            <Section key={section.title} section={section} />
          ))}
          <nav aria-label={labels.more} className={css.links}>
            {links.map(({ label, url }) => (
              <TextLink key={url} href={url}>
                {label}
              </TextLink>
            ))}
          </nav>
        </article>
        <Topics current={code} />
      </div>
    </>
  );
}

function Section({ section }: { section: HelpSection }) {
  const { title, text, rows = [] } = section;
  return (
    <section className={css.section}>
      <Heading level={2} size="h3" className={css.sectionTitle}>
        {title}
      </Heading>
      {text.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      {rows.length > 0 && (
        <dl className={css.rows}>
          {rows.map(({ label, value }) => (
            <div key={label} className={css.row}>
              <dt className={css.rowName}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function Topics({ current }: { current: HelpCode }) {
  const labels = useWords('help', helpMessages);
  const Link = useLink();
  const { data } = useHelpTopics();
  return (
    <nav aria-labelledby="help-topics" className={css.topics}>
      <h2 id="help-topics" className={css.topicsTitle}>
        {labels.topics}
      </h2>
      <ul>
        {data?.topics.map(({ code, title }) => (
          <li key={code}>
            <Link className={css.topic} href={helpPageUrl(code)} aria-current={code === current ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
