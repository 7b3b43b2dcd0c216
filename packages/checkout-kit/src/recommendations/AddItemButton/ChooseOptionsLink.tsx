import type { CarouselItem } from '@settee/domain';
import { ButtonLink, type ButtonLinkProps, withRef } from '@settee/ui';
import { recommendationMessages, type RecommendationMessages } from '../messages.ts';
import { useWords } from '../../use-words.ts';

export interface ChooseOptionsLinkProps extends Omit<ButtonLinkProps, 'children' | 'href'> {
  item: CarouselItem;
  messages?: Partial<RecommendationMessages>;
}

/** Link to the page of an item with options; an add button would add a configuration that the shopper did not choose. */
export const ChooseOptionsLink = withRef(function ChooseOptionsLink({
  item,
  messages,
  ...rest
}: ChooseOptionsLinkProps) {
  const labels = useWords('recommendation', recommendationMessages, messages);
  return (
    <ButtonLink
      tone="outline"
      size="small"
      {...rest}
      href={item.navigateUrl}
      aria-label={labels.addName({ label: labels.chooseOptions, name: item.name })}
    >
      {labels.chooseOptions}
    </ButtonLink>
  );
});
