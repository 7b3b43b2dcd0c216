import { Heading, Text } from '@settee/ui';
import { Crumbs } from '../Crumbs.tsx';
import { Head } from '../Head.tsx';
import * as css from './Prose.css.ts';

export interface ProseProps {
  title: string;
  description: string;
  path: string;
  /** Date of the last change, as text. */
  updated: string;
  /** Each section's title and paragraphs. */
  sections: readonly { title: string; text: readonly string[] }[];
}

/** A page of running text. */
export function Prose({ title, description, path, updated, sections }: ProseProps) {
  return (
    <>
      <Head title={title} description={description} path={path} />
      <Crumbs items={[{ label: title }]} />
      <article className={css.prose}>
        <Heading level={1}>{title}</Heading>
        <Text size="sm" className={css.updated}>
          {updated}
        </Text>
        {sections.map((section) => (
          <section key={section.title} className={css.section}>
            <Heading level={2} size="h3" className={css.sectionTitle}>
              {section.title}
            </Heading>
            {section.text.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </section>
        ))}
      </article>
    </>
  );
}
