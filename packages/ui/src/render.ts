import { cx } from 'class-variance-authority';
import { cloneElement, type ReactElement } from 'react';

/**
 * What a component renders in place of its usual element: an element that gets the component's properties, as
 * `<NextLink prefetch={false} />`, or a function of them.
 */
export type Render<Props> = ReactElement<Partial<Props>> | ((props: Props) => ReactElement);

/** The properties of the component have precedence over those of the element; both have their class. */
export function renderWith<Props extends { className?: string | undefined }>(
  render: Render<Props>,
  props: Props,
): ReactElement {
  if (typeof render === 'function') return render(props);
  const className = cx(render.props.className, props.className) || undefined;
  return cloneElement(render, { ...props, className } as Partial<Props>);
}
