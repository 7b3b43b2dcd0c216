export { base } from './theme/base.ts';
export { breakpoints, media } from './theme/breakpoints.ts';
export { vars } from './theme/contract.css.ts';
export { layers } from './theme/layers.css.ts';
export { type BrandName, type Scheme, type SchemeChoice, themeClass } from './theme/theme-class.ts';
export type { BrandTokens, Palette, ThemeTokens } from './theme/tokens.ts';
export { labelStyle, tabular, typeStyle } from './theme/type-style.ts';

export { Alert, type AlertProps } from './components/Alert/Alert.tsx';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/ButtonLink/ButtonLink.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { Chip, type ChipProps } from './components/Chip/Chip.tsx';
export { Heading, type HeadingProps } from './components/Heading/Heading.tsx';
export { Icon, type IconProps } from './components/Icon/Icon.tsx';
export { type IconName, icons } from './components/Icon/icons.ts';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export {
  type AnchorProps,
  AppLink,
  type AppLinkProps,
  LinkProvider,
  type LinkProviderProps,
  useLink,
} from './components/LinkProvider/LinkProvider.tsx';
export { Price, type PriceProps } from './components/Price/Price.tsx';
export { QuantitySelector, type QuantitySelectorProps } from './components/QuantitySelector/QuantitySelector.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/RadioGroup/RadioGroup.tsx';
export { Select, type SelectOption, type SelectProps } from './components/Select/Select.tsx';
export { SummaryList, type SummaryListProps, type SummaryRow } from './components/SummaryList/SummaryList.tsx';
export { Swatch, type SwatchProps } from './components/Swatch/Swatch.tsx';
export { SwatchGroup, type SwatchGroupProps } from './components/SwatchGroup/SwatchGroup.tsx';
export { Text, type TextProps } from './components/Text/Text.tsx';
export { TextButton, type TextButtonProps } from './components/TextButton/TextButton.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { TextLink, type TextLinkProps } from './components/TextLink/TextLink.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden.tsx';
export {
  type Announce,
  AnnouncerProvider,
  type AnnouncerProviderProps,
  type Urgency,
  useAnnounce,
} from './components/Announcer/Announcer.tsx';
export {
  Accordion,
  AccordionItem,
  type AccordionItemProps,
  type AccordionProps,
} from './components/Accordion/Accordion.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './components/Breadcrumbs/Breadcrumbs.tsx';
export { Card, type CardProps } from './components/Card/Card.tsx';
export { Carousel, type CarouselProps } from './components/Carousel/Carousel.tsx';
export type { SlidesPerView } from './components/Carousel/slides-per-view.ts';
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure.tsx';
export { Dialog, type DialogProps, type DialogTriggerProps } from './components/Dialog/Dialog.tsx';
export { loadOverlays } from './components/Dialog/Modal.tsx';
export { LoadingOverlay, type LoadingOverlayProps } from './components/LoadingOverlay/LoadingOverlay.tsx';
export {
  Image,
  type ImageFile,
  type ImageFiles,
  type ImageProps,
  type ImageSource,
} from './components/Image/Image.tsx';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export { SlideOut, type SlideOutProps } from './components/SlideOut/SlideOut.tsx';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx';
export { type Step, Steps, type StepsProps } from './components/Steps/Steps.tsx';
export { type TabItem, Tabs, type TabsProps } from './components/Tabs/Tabs.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './components/SegmentedControl/SegmentedControl.tsx';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar.tsx';
export { Popover, type PopoverProps, type PopoverTriggerProps } from './components/Popover/Popover.tsx';
export { Tooltip, type TooltipProps, type TooltipTriggerProps } from './components/Tooltip/Tooltip.tsx';
export { StarRating, type StarRatingMessages, type StarRatingProps } from './components/StarRating/StarRating.tsx';
export {
  RatingDistribution,
  type RatingDistributionMessages,
  type RatingDistributionProps,
  type Stars,
} from './components/RatingDistribution/RatingDistribution.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.tsx';
export { Flyout, type FlyoutProps } from './components/Flyout/Flyout.tsx';
export { BottomSheet, type BottomSheetProps } from './components/BottomSheet/BottomSheet.tsx';
export { Slider, type SliderProps } from './components/Slider/Slider.tsx';
export { RangeSlider, type RangeSliderProps, type SliderRange } from './components/RangeSlider/RangeSlider.tsx';
export {
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxOption,
} from './components/CheckboxGroup/CheckboxGroup.tsx';
export { ImageRadio, type ImageRadioProps } from './components/ImageRadio/ImageRadio.tsx';
export { ImageRadioGroup, type ImageRadioGroupProps } from './components/ImageRadioGroup/ImageRadioGroup.tsx';
export { ChipGroup, type ChipGroupProps, type ChipItem } from './components/ChipGroup/ChipGroup.tsx';
export { ShowMore, type RevealProps } from './components/ShowMore/ShowMore.tsx';
export {
  type ShowToast,
  type ToastMessage,
  ToastProvider,
  type ToastProviderProps,
  useToast,
} from './components/Toast/Toast.tsx';
export { NotPrinted, PrintSheet, type PrintSheetProps } from './components/PrintSheet/PrintSheet.tsx';
export { Thumbnail, type ThumbnailProps } from './components/Thumbnail/Thumbnail.tsx';
export {
  type CarouselThumbnail,
  CarouselThumbnails,
  type CarouselThumbnailsProps,
} from './components/CarouselThumbnails/CarouselThumbnails.tsx';
export {
  CarouselIndicators,
  type CarouselIndicatorsProps,
} from './components/CarouselIndicators/CarouselIndicators.tsx';
export {
  CarouselPlaceholders,
  type CarouselPlaceholdersProps,
} from './components/CarouselPlaceholders/CarouselPlaceholders.tsx';
export { carouselLayouts } from './components/Carousel/layouts.ts';
export { useLazySlides } from './components/Carousel/useLazySlides.ts';
export { SortMenu, type SortMenuProps, type SortOption } from './components/SortMenu/SortMenu.tsx';
export { ResultCount, type ResultCountProps } from './components/ResultCount/ResultCount.tsx';
export { FacetGroup, type FacetGroupProps, type FacetValue } from './components/FacetGroup/FacetGroup.tsx';
export { FilterPanel, type FilterPanelProps } from './components/FilterPanel/FilterPanel.tsx';
export {
  Combobox,
  type ComboboxMessages,
  type ComboboxOption,
  type ComboboxProps,
} from './components/Combobox/Combobox.tsx';
export { Table, type TableColumn, type TableProps } from './components/Table/Table.tsx';
export { ProductCard, type ProductCardProps } from './components/ProductCard/ProductCard.tsx';
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx';
export { LoadFailure, type LoadFailureProps } from './components/LoadFailure/LoadFailure.tsx';
export { LoadMore, type LoadMoreProps } from './components/LoadMore/LoadMore.tsx';
export { ZoomView, type ZoomViewProps } from './components/ZoomView/ZoomView.tsx';
export { VideoPlayer, type VideoPlayerProps } from './components/VideoPlayer/VideoPlayer.tsx';
export {
  type AmountFormat,
  SiteProvider,
  type SiteMessages,
  type SiteCountry,
  type SiteProviderProps,
  type SiteSettings,
  useAmountFormat,
  useMessages,
  useSiteSettings,
} from './components/SiteProvider/SiteProvider.tsx';
export type { Messages, UiMessages } from './message-types.ts';
export { createPlural, type PluralForms } from './plural.ts';
export { formatCount, formatRating } from './format-count.ts';
export { lazyPart, type LazyPart } from './lazy-part.tsx';
export { lazyComponent, type LazyComponent } from './lazy-component.ts';
export { onFirstInput } from './first-input.ts';
export { type IntentProps, useIntent } from './use-intent.ts';
export { onRetryFailed } from './part-code.ts';
export { type FieldErrors, useFieldErrors } from './useFieldErrors.ts';
export { useMediaQuery } from './useMediaQuery.ts';
export { GlyphButton, type GlyphButtonProps } from './components/IconButton/GlyphButton.tsx';
export { info as infoOutline } from './components/Icon/icons.ts';
export { withRef } from './react-18.ts';
export { useLayoutEffect } from './use-layout-effect.ts';
export { Box, type BoxProps } from './components/Box/Box.tsx';
export { Grid, type GridProps } from './components/Grid/Grid.tsx';
export { Inline, type InlineProps } from './components/Inline/Inline.tsx';
export { type LayoutElement, type Space, Stack, type StackProps } from './components/Stack/Stack.tsx';
export { Menu, type MenuItem, type MenuProps } from './components/Menu/Menu.tsx';
export type { Render } from './render.ts';
