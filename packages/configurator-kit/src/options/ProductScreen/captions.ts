import { getChoice, type Configuration, type GalleryContent, imageChoices, type ProductPage } from '@settee/domain';
import { choiceName } from '../choice-name.ts';
import type { GalleryMessages } from '../../gallery/messages.ts';

type CaptionedPage = Pick<ProductPage, 'options' | 'configuredPictures' | 'shownChoices'>;

/** Captions for images that show a different material or leg than selected; empty when they match. */
export function getCaptions(
  { options, configuredPictures, shownChoices = {} }: CaptionedPage,
  choices: Configuration,
  labels: GalleryMessages,
): Pick<GalleryContent, 'caption' | 'heroCaption'> {
  const chosen = imageChoices(options, choices);
  const shown = imageChoices(options, shownChoices);
  const nameOf = (code: number) => {
    const choice = options.map((option) => getChoice(option, code)).find((found) => found !== null);
    return choice ? choiceName(choice) : '';
  };
  /**
   * Name of the shown choice when it differs from the selected one; for the hero only if no configured image
   * exists.
   */
  const shownOf = (part: 'cover' | 'leg', isHero: boolean) => {
    const [wanted, seen] = [chosen[part], shown[part]];
    if (wanted === undefined || seen === undefined || wanted === seen) return '';
    return isHero && configuredPictures[wanted] ? '' : nameOf(seen);
  };
  const captionFor = (isHero: boolean) => {
    const [cover, leg] = [shownOf('cover', isHero), shownOf('leg', isHero)];
    return cover || leg ? labels.shownIn({ cover, leg }) : undefined;
  };
  return { caption: captionFor(false), heroCaption: captionFor(true) };
}
