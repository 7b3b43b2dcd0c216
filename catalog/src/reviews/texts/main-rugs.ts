import type { ReviewKind } from '../types.ts';

export const mainRugReviews: readonly ReviewKind[] = [
  {
    skus: [100717],
    texts: [
      { stars: 5, title: 'The best seat by the fire', text: 'My daughter does her homework on it.' },
      { stars: 4, title: 'Beads settle', text: 'Turn it over once a month and it’s round again.' },
      { stars: 5, title: 'Feet up', text: 'It’s the right height for our sofa.' },
    ],
  },
  {
    skus: [100718],
    texts: [
      { stars: 5, title: 'Stays out all week', text: 'Washed four times, softer each time.' },
      { stars: 4, title: 'Long for our table', text: 'On six feet it hangs down just a little. On four, a lot.' },
      { stars: 5, title: 'The fringe doesn’t tangle', text: 'Knots are small and tight.' },
    ],
  },
  {
    skus: [101101],
    texts: [
      {
        stars: 5,
        title: 'We really do turn it over',
        text: 'One side for the holidays, one for the rest of the year.',
      },
      { stars: 4, title: 'Needs a pad', text: 'On bare oak it wandered. With a felt pad it doesn’t.' },
      { stars: 5, title: 'The colors are deeper than on the screen', text: 'The indigo is the best part.' },
    ],
  },
  {
    skus: [101102],
    texts: [
      { stars: 5, title: 'Just right under the round table', text: 'Chairs slide over it without catching.' },
      { stars: 3, title: 'It does shed at first', text: 'Dust under it for a month. Then it stopped.' },
      { stars: 5, title: 'Smells like summer', text: 'The dog moved onto it the first day.' },
    ],
  },
  {
    skus: [101103],
    texts: [
      { stars: 5, title: 'Fits our washer', text: 'Spaghetti sauce, cold cycle, gone.' },
      { stars: 4, title: 'Shrank half an inch', text: 'Lie it flat to dry and it stays square.' },
      { stars: 5, title: 'The kitchen is sunny now', text: 'Even in November.' },
    ],
  },
  {
    skus: [101104],
    texts: [
      { stars: 5, title: 'Like a painting on the floor', text: 'My mother thought it was an heirloom.' },
      { stars: 4, title: 'A cat found a loop', text: 'You can tuck it back with a crochet hook.' },
      { stars: 5, title: 'Hides everything', text: 'Two kids, one hamster, no stains to be seen.' },
    ],
  },
  {
    skus: [101105],
    texts: [
      { stars: 5, title: 'Made the hall warm', text: 'Barefoot to the coffee machine again.' },
      { stars: 4, title: 'A touch short for us', text: 'We bought two and put them end to end.' },
      { stars: 5, title: 'Vacuums clean', text: 'Sand and gravel come right out of the loops.' },
    ],
  },
  {
    skus: [101106],
    texts: [
      { stars: 5, title: 'So quiet', text: 'The neighbors below sent a card.' },
      { stars: 4, title: 'Not cushy', text: 'It’s firm, like a good coat. We like that.' },
      { stars: 5, title: 'The stitching is real', text: 'I counted. It’s by hand.' },
    ],
  },
  {
    skus: [101107],
    texts: [
      { stars: 5, title: 'Better at seven in the morning', text: 'Low sun and all the feathers come up.' },
      { stars: 5, title: 'No shoes allowed', text: 'Nobody complains once they feel it.' },
      { stars: 4, title: 'It was heavy to unroll', text: 'Have a second person there.' },
    ],
  },
  {
    skus: [101108],
    texts: [
      { stars: 5, title: 'We sit on the floor now', text: 'Movie night moved off the sofa.' },
      { stars: 4, title: 'Crumbs go deep', text: 'Shake it outside, that helps.' },
      { stars: 5, title: 'Thick all the way to the edge', text: 'No bald spots after a year.' },
    ],
  },
  {
    skus: [101109],
    texts: [
      { stars: 5, title: 'First step of the day', text: 'Worth it for that alone.' },
      { stars: 4, title: 'Bigger than the one I had', text: 'It covers my whole chair.' },
      { stars: 5, title: 'Still springy', text: 'Brushed twice, shaken often.' },
    ],
  },
  {
    skus: [101110],
    texts: [
      { stars: 5, title: 'Survived the porch', text: 'Two summers, one raccoon.' },
      { stars: 4, title: 'Edges curled on day one', text: 'A few books on the corners and it lay flat.' },
      { stars: 5, title: 'We use it in the kitchen', text: 'It wipes clean like a floor.' },
    ],
  },
];
