import {
  Controls,
  Description,
  Primary,
  Source,
  Stories,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { exampleOf } from './examples.ts';

/** One use of the component that runs as it stands. */
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
      <Subheading>Copy and paste</Subheading>
      <Source code={code} language="tsx" />
    </>
  );
}

/** The page of a component: how it looks, an example to copy, its props, its situations. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Example />
      <Controls />
      <Stories />
    </>
  );
}
