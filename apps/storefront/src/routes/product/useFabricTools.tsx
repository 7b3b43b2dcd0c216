import { productMessages } from '@settee/configurator-kit';
import { type ChoiceGroup, type Configuration, isRecorded, type Option, type ProductPage } from '@settee/domain';
import { Button } from '@settee/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { FeedPlace } from '../../data/useFeedPlace.ts';
import { useSite } from '../../shell/site.ts';
import * as css from './useFabricTools.css.ts';

type Narrowed = Readonly<Record<number, readonly ChoiceGroup[]>>;

const load = () => import('./FabricTools.tsx');
const FabricTools = lazy(() => load().then((module) => ({ default: module.FabricTools })));

/** Remembers a choice of fabric or leather. RECENT-01 */
export function record({ options }: ProductPage, optionCode: number, choiceCode: number): void {
  const option = options.find((each) => each.optionCode === optionCode);
  if (option && isRecorded(option.optionType))
    load().then(
      ({ recordSwatch }) => recordSwatch(option, choiceCode),
      () => undefined,
    );
}

/** The way into browsing all materials, and what its filters leave in the drawer. OPT-05 */
export function useFabricTools(
  page: ProductPage,
  configuration: Configuration,
  onChoose: (optionCode: number, choiceCode: number) => void,
  place: FeedPlace,
): {
  drawerFoot: (option: Option) => ReactNode;
  drawerExtras: (option: Option, isOpen: boolean) => ReactNode;
  narrowed: Narrowed;
} {
  const { siteCulture } = useSite();
  const [open, setOpen] = useState<boolean | null>(null);
  const [narrowed, setNarrowed] = useState<Narrowed>({});
  const drawerFoot = (option: Option) =>
    isRecorded(option.optionType) && (
      <Button tone="outline" block className={css.browse} onClick={() => setOpen(true)}>
        {productMessages.browseAll(option.header.title)}
      </Button>
    );
  const drawerExtras = (option: Option, isOpen: boolean) =>
    open !== null &&
    isRecorded(option.optionType) && (
      <Suspense>
        <FabricTools
          {...{ page, siteCulture, option, configuration, place, open, onChoose }}
          onOpenChange={setOpen}
          onNarrowed={setNarrowed}
          chips={!isOpen}
        />
      </Suspense>
    );
  return { drawerFoot, drawerExtras, narrowed };
}
