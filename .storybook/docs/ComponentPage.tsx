import {
  Anchor,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  PureArgsTable,
  Source,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { propertyOrder } from '../arg-types.ts';
import { exampleOf } from '../examples.ts';
import type { Documented } from '../../tooling/properties/properties.ts';
import { needsFrame, StoryFrame } from './StoryFrame.tsx';

/** Runs the usage example of the component. */
function Example() {
  const { csfFile } = useOf('meta', ['meta']);
  const { title } = csfFile.meta;
  const [code, setCode] = useState<string>();

  useEffect(() => {
    let isStale = false;
    void exampleOf(title).then((example) => !isStale && setCode(example));
    return () => {
      isStale = true;
    };
  }, [title]);

  if (code === undefined) return null;
  return (
    <>
      <Heading>Copy and paste</Heading>
      <Source code={code} language="tsx" />
    </>
  );
}

/** The rows of a table without controls. */
const rowsOf = (properties: Documented['properties']) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, { description, required, type, defaultValue }]) => [
      name,
      {
        name,
        description,
        type: { name: 'other' as const, value: type, required },
        table: {
          type: { summary: type },
          ...(defaultValue === undefined ? {} : { defaultValue: { summary: defaultValue } }),
        },
      },
    ]),
  );

/** Loads the properties of the component that the page is named after; some stories show it inside of a demonstration. */
function useDocumented(): { name: string; documented?: Documented | undefined } {
  const name = useOf('meta', ['meta']).csfFile.meta.title.split('/').at(-1) ?? '';
  const [documented, setDocumented] = useState<Documented>();

  useEffect(() => {
    let isStale = false;
    void import('virtual:component-properties').then(({ components }) => !isStale && setDocumented(components[name]));
    return () => {
      isStale = true;
    };
  }, [name]);

  return { name, documented };
}

/** Documentation page of a component: first story, example to copy, properties and the other stories. */
export function ComponentPage() {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  const [first, ...others] = stories;
  const { name, documented } = useDocumented();
  if (!first) return <Title />;
  const show = (story: typeof first) =>
    needsFrame(story) ? <StoryFrame story={story} /> : <Canvas of={story.moduleExport} />;
  const isShown = first.component && 'name' in first.component && first.component.name === name;
  return (
    <>
      <Title />
      <Subtitle />
      {isShown || !documented ? <Description /> : <Markdown>{documented.description}</Markdown>}
      <Anchor storyId={first.id}>{show(first)}</Anchor>
      <Example />
      {(documented || first.component) && <Heading>Properties</Heading>}
      {isShown && <Controls of={first.moduleExport} />}
      {!isShown && documented && <PureArgsTable rows={rowsOf(documented.properties)} sort={propertyOrder} />}
      {!isShown && !documented && first.component && <Controls of={first.moduleExport} />}
      {others.length > 0 && <Heading>Stories</Heading>}
      {others.map((story) => (
        <Anchor key={story.id} storyId={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          {show(story)}
        </Anchor>
      ))}
    </>
  );
}
