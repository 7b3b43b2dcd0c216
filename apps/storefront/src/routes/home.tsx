import { HomeScreen } from '@settee/configurator-kit';
import { homeQuery, useHome } from '../data/browse.ts';
import { Head } from '../shell/Head.tsx';
import { QueryBoundary } from '../shell/QueryBoundary.tsx';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { useSite } from '../data/site.ts';

export const queries = () => [homeQuery];

export function Screen() {
  const { siteCulture, isCb2 } = useSite();
  return (
    <QueryBoundary load={useHome()} skeleton={<PageSkeleton />}>
      {(home) => (
        <>
          <Head title={home.hero.title} description={home.hero.text} path="/" picture={home.hero.picture} />
          <HomeScreen home={home} siteCulture={siteCulture} heroLayout={isCb2 ? 'over' : 'beside'} />
        </>
      )}
    </QueryBoundary>
  );
}
