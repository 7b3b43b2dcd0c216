import type { CarouselItem } from '@settee/domain';
import { ButtonLink, type ButtonLinkProps } from '@settee/ui';
import { recommendationMessages, type RecommendationMessages } from '../messages.ts';

export interface ChooseOptionsLinkProps extends Omit<ButtonLinkProps, 'children' | 'href'> {
  item: CarouselItem;
  messages?: Partial<RecommendationMessages>;
}

/** Leads to the page of an item that needs choices, where its button would add one that nobody chose. */
export function ChooseOptionsLink({ item, messages, ...rest }: ChooseOptionsLinkProps) {
  const labels = { ...recommendationMessages, ...messages };
  return (
    <ButtonLink
      tone="outline"
      size="small"
      {...rest}
      href={item.navigateUrl}
      aria-label={labels.addName(labels.chooseOptions, item.name)}
    >
      {labels.chooseOptions}
    </ButtonLink>
  );
}
