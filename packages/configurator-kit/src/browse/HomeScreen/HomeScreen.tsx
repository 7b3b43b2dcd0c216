'use client';

import { type HomePage, shopAllCode, type SiteCulture } from '@settee/domain';
import { ButtonLink, Heading, Image, Text, TextLink, withRef } from '@settee/ui';
import { type BrowseMessages, browseMessages } from '../messages.ts';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './HomeScreen.css.ts';

export interface HomeScreenProps extends RootRef<HTMLDivElement> {
  /** The sections of the home page, in their order. */
  home: HomePage;
  /** The country shown; that of `SiteProvider` without it. */
  siteCulture?: SiteCulture;
  /** Text next to the hero image, or headline over its empty upper third. */
  heroLayout?: 'beside' | 'over';
  /** Words of the screen. */
  messages?: Partial<BrowseMessages>;
}

/** Image `sizes` per layout; with a full-bleed hero the story image also extends to the page edge. */
const sizes = {
  beside: { hero: '(min-width: 1024px) 62vw, 100vw', story: '(min-width: 1024px) 46vw, 100vw' },
  over: { hero: '100vw', story: '(min-width: 1024px) 50vw, 100vw' },
};

interface HeroProps {
  hero: HomePage['hero'];
  layout: 'beside' | 'over';
}

/** Text and links of the hero. */
function HeroFoot({ hero, layout }: HeroProps) {
  return (
    <>
      <Text size="lg" className={css.lede[layout]}>
        {hero.text}
      </Text>
      <div className={css.actions[layout]}>
        <ButtonLink href={hero.action.url} className={css.action}>
          {hero.action.label}
        </ButtonLink>
        <ButtonLink href={hero.secondAction.url} tone="outline" className={css.action}>
          {hero.secondAction.label}
        </ButtonLink>
      </div>
    </>
  );
}

function Hero({ hero, layout }: HeroProps) {
  const head = (
    <>
      <Text size="sm" className={css.eyebrow[layout]}>
        {hero.eyebrow}
      </Text>
      <Heading level={1} size="hero" className={css.heroTitle[layout]}>
        {hero.title}
      </Heading>
    </>
  );
  const image = (
    <div className={css.heroMedia[layout]}>
      <Image
        picture={hero.picture}
        alt={hero.picture.alt}
        sizes={sizes[layout].hero}
        priority
        className={css.heroImage[layout]}
      />
    </div>
  );
  const foot = <HeroFoot hero={hero} layout={layout} />;
  // A page that streams in must not push down what is there: the order of the text is that of a phone's screen.
  return layout === 'over' ? (
    <section className={css.hero[layout]}>
      {head}
      {image}
      {foot}
    </section>
  ) : (
    <section className={css.hero[layout]}>
      {image}
      <div className={css.heroText}>
        {head}
        {foot}
      </div>
    </section>
  );
}

/** The home page: hero, categories, what sells, one story. */
export const HomeScreen = withRef(function HomeScreen({
  home,
  siteCulture,
  heroLayout = 'beside',
  messages,
  ref,
}: HomeScreenProps) {
  const { hero, categories, featured, story } = home;
  const labels = useWords('browse', browseMessages, messages);
  return (
    <div ref={ref}>
      <Hero hero={hero} layout={heroLayout} />
      <section className={css.section} aria-labelledby="home-categories">
        <Heading level={2} id="home-categories" className={css.sectionTitle}>
          {home.categoriesTitle}
        </Heading>
        <CategoryTiles categories={categories} labels={labels} />
      </section>
      <section className={css.section} aria-labelledby="home-featured">
        <div className={css.sectionHead}>
          <Heading level={2} id="home-featured">
            {featured.title}
          </Heading>
          <TextLink href={`/${shopAllCode}`}>{labels.shopAll}</TextLink>
        </div>
        <ProductGrid products={featured.products} siteCulture={siteCulture} columns={4} messages={messages} />
      </section>
      <section className={css.story} aria-labelledby="home-story">
        <div className={css.storyImage}>
          <Image picture={story.picture} alt={story.picture.alt} sizes={sizes[heroLayout].story} ratio={4 / 3} />
        </div>
        <div className={css.storyText}>
          <Text size="sm" className={css.label}>
            {story.eyebrow}
          </Text>
          <Heading level={2} id="home-story">
            {story.title}
          </Heading>
          <Text size="lg">{story.text}</Text>
          <TextLink href={story.action.url}>{story.action.label}</TextLink>
        </div>
      </section>
    </div>
  );
});
