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
      <Subheading>Copy and paste</Subheading>
      <Source code={code} language="tsx" />
    </>
  );
}

/** Documentation page of a component: default story, example to copy, props and stories. */
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
