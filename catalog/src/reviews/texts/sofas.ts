import type { WrittenReview } from '../types.ts';

/** More reviews of sofas, which have the most. */
export const moreSofaReviews: readonly WrittenReview[] = [
  {
    stars: 5,
    title: 'Better than the showroom',
    text: 'We sat on six sofas that Saturday and came back to this one. At home it looks even better by the window.',
  },
  {
    stars: 5,
    title: 'Holds up to teenagers',
    text: 'Three boys, one game console, eight months. The seat has not sagged and the fabric wipes clean.',
  },
  {
    stars: 4,
    title: 'Color is spot on',
    text: 'The swatch and the sofa match exactly. One star off because the legs took me half an hour to level.',
  },
  {
    stars: 5,
    title: 'Worth the wait',
    text: 'Nine weeks from order to living room. The crew called the day before and took the packaging with them.',
  },
  {
    stars: 5,
    title: 'Naps approved',
    text: 'Deep enough to stretch out on, and the arm is a good height for a pillow. My husband has claimed the left end.',
  },
  {
    stars: 4,
    title: 'Bigger than I pictured',
    text: 'Measure your door. Ours fit with an inch to spare once the legs were off. Very comfortable now that it is in.',
  },
  {
    stars: 5,
    title: 'Second one we have bought',
    text: 'The first went to my daughter with her first apartment. We ordered the same sofa again in another color.',
  },
  {
    stars: 2,
    title: 'Not for our dogs',
    text: 'It is a handsome sofa, but the weave we picked catches claws. Choose one of the tighter fabrics if you have pets.',
  },
  {
    stars: 5,
    title: 'Cleaned up a full glass of red',
    text: 'I blotted, used the cleaner they recommend, and there is no trace of it. I wrote to tell them so.',
  },
  {
    stars: 4,
    title: 'Firm, in a good way',
    text: 'I get up from it without a struggle, which at 71 is what I was after. The back could be an inch higher.',
  },
  {
    stars: 5,
    title: 'Quiet luxury',
    text: 'Nothing shouts about it. People sit down and then ask where we found it.',
  },
  {
    stars: 3,
    title: 'Cushions need turning',
    text: 'The middle seat softened sooner than the other two. Turning them every week keeps it even, but I do have to remember.',
  },
  {
    stars: 5,
    title: 'Solid frame',
    text: 'I build cabinets for a living and turned it over first thing. Corner blocks, screws and glue, no staples in sight.',
  },
  {
    stars: 5,
    title: 'Fits a small room',
    text: 'I was afraid it would take over. The legs keep it off the floor and the room looks larger than it did with the old one.',
  },
  {
    stars: 4,
    title: 'Pillows sold separately',
    text: 'I would have liked two more throw pillows. The sofa itself has no faults that I can find.',
  },
  {
    stars: 5,
    title: 'Movie night every night',
    text: 'All five of us fit. The seat is wide enough that nobody ends up in the crack.',
  },
  {
    stars: 5,
    title: 'Easy delivery',
    text: 'Two people, ten minutes, no scratches on the stairs. They even asked which way I wanted it to face.',
  },
  {
    stars: 4,
    title: 'Took a while to settle',
    text: 'It had a new smell for about a week. After that I had nothing to complain about, and we have had it for a year.',
  },
  {
    stars: 5,
    title: 'Velvet that behaves',
    text: 'I worried about marks. You see the nap when you brush a hand over it, and it brushes right back.',
  },
  {
    stars: 1,
    title: 'Wrong legs twice',
    text: 'They sent the dark legs, then the dark legs again. The third box was right, but it took a month of calls.',
  },
  {
    stars: 5,
    title: 'Like it came with the house',
    text: 'The proportions are just right for our 1920s living room. My mother thought we had inherited it.',
  },
  {
    stars: 4,
    title: 'Good for tall people',
    text: 'Six foot four, and my knees are finally at the height of my hips. A deeper one would be too much for my wife.',
  },
  {
    stars: 5,
    title: 'No more blanket over it',
    text: 'We used to hide our old sofa under a throw. This one we show off.',
  },
  {
    stars: 5,
    title: 'Kept its shape',
    text: 'Eighteen months of working from home on it, and the seams are still straight.',
  },
  {
    stars: 4,
    title: 'Swatches made the difference',
    text: 'I ordered five, taped them to the wall for a week and ended up with one I would never have clicked on.',
  },
  {
    stars: 5,
    title: 'Happy with all of it',
    text: 'Ordering, the calls, the delivery, the sofa. I would do it again tomorrow.',
  },
];
