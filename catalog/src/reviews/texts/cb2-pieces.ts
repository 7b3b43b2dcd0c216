import type { ReviewKind } from '../types.ts';

export const cb2PieceReviews: readonly ReviewKind[] = [
  {
    skus: [200110],
    texts: [
      { stars: 5, title: 'Middle of the room', text: 'It has no bad side. We walk all the way around it.' },
      { stars: 4, title: 'Low ends', text: 'Nothing to rest a head on at the tips. Bring a pillow.' },
      { stars: 5, title: 'The velvet is deep', text: 'Blue at night, green at noon.' },
    ],
  },
  {
    skus: [200118],
    texts: [
      { stars: 5, title: 'Sold the side table', text: 'The free end does its job, and it never wobbles.' },
      { stars: 4, title: 'Coaster, please', text: 'Oiled walnut takes a ring. It sanded out.' },
      { stars: 4, title: 'Firm at first', text: 'Two weeks of movies fixed the seat.' },
    ],
  },
  {
    skus: [200119],
    texts: [
      { stars: 5, title: 'My back says thanks', text: 'The bend under the knees is in the right place.' },
      { stars: 4, title: 'For one', text: 'The dog disagrees.' },
      { stars: 5, title: 'A sculpture you can nap on', text: 'Guests walk around it twice before they sit.' },
    ],
  },
  {
    skus: [200211],
    texts: [
      { stars: 5, title: 'Light', text: 'I carry two in one hand.' },
      { stars: 4, title: 'White is brave', text: 'Tomato sauce. Club soda. It’s fine.' },
      { stars: 4, title: 'Back sits low', text: 'Good for dinner, not for a four-hour game.' },
    ],
  },
  {
    skus: [200212],
    texts: [
      { stars: 5, title: 'Softer than it seems', text: 'The seat is thick all the way across.' },
      { stars: 4, title: 'Needs some room behind', text: 'The back leans out a foot.' },
      { stars: 5, title: 'Everyone wants it', text: 'First seat taken at every party.' },
    ],
  },
  {
    skus: [200311],
    texts: [
      { stars: 5, title: 'Nine for Thanksgiving', text: 'One at each end, and no knees hit wood.' },
      { stars: 4, title: 'Heavy drums', text: 'Two people each. They don’t move after that.' },
      { stars: 5, title: 'Dark but not black', text: 'You can see the oak in daylight.' },
    ],
  },
  {
    skus: [200312],
    texts: [
      { stars: 5, title: 'Solid', text: 'Typing doesn’t shake the screen.' },
      { stars: 4, title: 'Cold in January', text: 'It’s steel. I put a felt pad under my wrists.' },
      { stars: 4, title: 'One drawer is enough', text: 'I threw out what didn’t fit.' },
    ],
  },
  {
    skus: [200415],
    texts: [
      { stars: 5, title: 'No more bruises', text: 'Our bedroom is narrow. Round was the answer.' },
      { stars: 4, title: 'Curved drawers', text: 'Books go in at an angle. There’s still plenty of room.' },
      { stars: 5, title: 'Stone on top', text: 'Water glass, no ring.' },
    ],
  },
  {
    skus: [200511],
    texts: [
      { stars: 5, title: 'Everyone opens it', text: 'They want to see the disc split.' },
      { stars: 4, title: 'Fingerprints', text: 'On the brass, from all those people.' },
      { stars: 4, title: 'Tall bottles fit', text: 'Even the one with the swan on it.' },
    ],
  },
  {
    skus: [200512],
    texts: [
      { stars: 5, title: 'Our studio has two rooms now', text: 'Bed on one side, sofa on the other.' },
      { stars: 4, title: 'Records fit', text: 'An inch to spare in every cell.' },
      { stars: 5, title: 'Use the anchor', text: 'We have a climber. It held.' },
    ],
  },
  {
    skus: [200611],
    texts: [
      { stars: 5, title: 'Heavy in a good way', text: 'The cat has tried. It’s still upright.' },
      { stars: 4, title: 'Switch is on the cord', text: 'Easy to find once you know.' },
      { stars: 5, title: 'Soft light', text: 'The linen glows, the stone doesn’t.' },
    ],
  },
  {
    skus: [200612],
    texts: [
      { stars: 5, title: 'Made the dining room', text: 'Right over a round table. No glare when you sit.' },
      { stars: 4, title: 'Level it twice', text: 'Once when you hang it, once a week later.' },
      { stars: 4, title: 'Bright', text: 'We run it at a third.' },
    ],
  },
  {
    skus: [200710],
    texts: [
      { stars: 5, title: 'Breaks up the squares', text: 'One on each end of a very square sofa.' },
      { stars: 4, title: 'The ochre pulls lint', text: 'A roller helps.' },
      { stars: 5, title: 'Button holds', text: 'A toddler has tested it daily.' },
    ],
  },
  {
    skus: [200711],
    texts: [
      { stars: 5, title: 'Warm, not heavy', text: 'One of us sleeps under it on Sundays.' },
      { stars: 4, title: 'Sheds a little', text: 'For the first month. Then it stops.' },
      { stars: 5, title: 'Hides the old sofa', text: 'Three black lines do a lot.' },
    ],
  },
  {
    skus: [200812],
    texts: [
      { stars: 5, title: 'They grind', text: 'You’d think that’s a given. It isn’t.' },
      { stars: 4, title: 'Hold the bottom half', text: 'Then turn. I had it backward for a week.' },
      { stars: 5, title: 'Out on the table', text: 'The first ones I don’t put away.' },
    ],
  },
  {
    skus: [201012],
    texts: [
      { stars: 5, title: 'Doesn’t tip', text: 'The ring is heavier than you’d guess.' },
      { stars: 4, title: 'Takes a 10-inch pot', text: 'Measure the nursery pot first.' },
      { stars: 4, title: 'Good rust', text: 'Closer to brick than to orange.' },
    ],
  },
];
