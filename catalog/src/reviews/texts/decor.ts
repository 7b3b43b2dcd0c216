import type { WrittenReview } from '../types.ts';

export const wallMirrorReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Hallway doubled', text: 'Our entry has no window. Now it looks like it does.' },
  { stars: 5, title: 'Up in ten minutes', text: 'One screw, one level, done before the coffee was.' },
  { stars: 4, title: 'Heavier than it looks', text: 'Use the anchor they send. Drywall alone won’t hold it.' },
  { stars: 5, title: 'No wobble', text: 'Sits flush on the wall. It hasn’t shifted since we hung it.' },
  { stars: 3, title: 'Template would help', text: 'The hole was half an inch off on my first try. That was me.' },
  { stars: 4, title: 'Nice frame', text: 'Even all the way around, and no gap at the glass.' },
];

export const floorMirrorReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Finally, my shoes', text: 'I’m six foot two and I can see all of me.' },
  { stars: 4, title: 'Two people to carry', text: 'The box is big and so is the mirror. My neighbor earned a beer.' },
  { stars: 5, title: 'No tall tales', text: 'Flat glass from top to bottom. The cheap one it replaced made me short.' },
  { stars: 4, title: 'Strap is easy', text: 'Two screws in a stud and the toddler can’t tip it.' },
];

export const printReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Everyone asks', text: 'Guests think we know the artist. We let them.' },
  { stars: 4, title: 'Colors a bit deeper', text: 'Richer than on my screen, and I don’t mind.' },
  { stars: 5, title: 'Well framed', text: 'Corners are tight and the back is taped. It came ready to hang.' },
  { stars: 5, title: 'Right size over the sofa', text: 'We taped paper up first and it fit to the inch.' },
  { stars: 4, title: 'Smells of ink for a day', text: 'Then it doesn’t. Good paper, you can see the grain.' },
  { stars: 4, title: 'Light on the wall', text: 'Acrylic, so it weighs little. Wipe it with a soft cloth only.' },
];

export const curtainReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'The room grew up', text: 'We hung them a foot above the window and the ceiling rose.' },
  {
    stars: 4,
    title: 'Steam them first',
    text: 'They arrive folded. Twenty minutes with a steamer and the lines were gone.',
  },
  { stars: 5, title: 'True to length', text: 'I measured before and after. Not half an inch of difference.' },
  { stars: 5, title: 'Washed well', text: 'Cold, line-dried, no iron. They hung themselves flat.' },
  { stars: 4, title: 'Rod matters', text: 'Ours sagged with the old one. Buy a thick rod and a center bracket.' },
  {
    stars: 3,
    title: 'Order two sets for a wide window',
    text: 'One set covers five feet with some fullness. Ours is eight.',
  },
];

export const wallLedgeReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Straight and strong', text: 'Cookbooks from end to end and it hasn’t moved.' },
  { stars: 4, title: 'Find the studs', text: 'Into wood it’s a rock. The anchors are fine for lighter things.' },
  { stars: 5, title: 'Looks built in', text: 'You don’t see how it’s held up. That was the point.' },
];

export const clockReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Really is silent', text: 'I sleep under it. Nothing.' },
  { stars: 5, title: 'Good from far away', text: 'I can read it from the other end of the kitchen.' },
  { stars: 4, title: 'Battery not in the box', text: 'Have an AA ready. It has kept time to the minute since May.' },
];
