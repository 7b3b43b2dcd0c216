import { useEffect, useState } from 'react';

interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  tags?: readonly string[];
}

/** Every story of a tag, by component, with a link to it. */
export function TagIndex({ tag }: { tag: string }) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);

  useEffect(() => {
    let isStale = false;
    const load = async () => {
      const response = await fetch('index.json');
      const index: { entries: Record<string, Entry> } = await response.json();
      if (!isStale) setEntries(Object.values(index.entries));
    };
    void load();
    return () => {
      isStale = true;
    };
  }, []);

  const stories = entries.filter(({ type, tags }) => type === 'story' && tags?.includes(tag));
  const titles = [...new Set(stories.map(({ title }) => title))];
  return (
    <div className="settee-tags">
      <p>
        {stories.length} stories of {titles.length} components.
      </p>
      {titles.map((title) => (
        <section key={title}>
          <h2>{title.replaceAll('/', ' / ')}</h2>
          <ul>
            {stories
              .filter((story) => story.title === title)
              .map(({ id, name }) => (
                <li key={id}>
                  <a href={`./?path=/story/${id}`} target="_top">
                    {name}
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
