import type { ShopSite } from '@settee/domain';

type Voices<Text> = Readonly<{ main: Text; cb2: Text }>;

/** Returns the text in the voice of the site's brand. */
export const say = <Text>({ brand }: Pick<ShopSite, 'brand'>, voices: Voices<Text>): Text => voices[brand];
