import type { ReviewKind } from '../types.ts';

export const mainPieceReviews: readonly ReviewKind[] = [
  {
    skus: [100117],
    texts: [
      {
        stars: 5,
        title: 'Smells like a library',
        text: 'The dog picked his corner the first night. It already has a shine.',
      },
      { stars: 4, title: 'Scratches show, then don’t', text: 'A thumb and a little warmth rub the small ones out.' },
      { stars: 5, title: 'Buttons are tight', text: 'Two boys, eight months, and every button is still there.' },
    ],
  },
  {
    skus: [100118],
    texts: [
      { stars: 5, title: 'My reading spot', text: 'The bolster goes under my knees. Nobody else is allowed on it.' },
      {
        stars: 4,
        title: 'Know your left from your right',
        text: 'The scroll is on the left when you look at it. I measured for that.',
      },
      { stars: 4, title: 'Velvet and cat hair', text: 'A damp glove takes it off. The color is wonderful.' },
    ],
  },
  {
    skus: [100211],
    texts: [
      {
        stars: 5,
        title: 'Two babies so far',
        text: 'It doesn’t squeak, which matters more than anything at three in the morning.',
      },
      { stars: 5, title: 'Stays where it is', text: 'My old one walked across the room. This one rocks in place.' },
      { stars: 3, title: 'Hard seat', text: 'Fine for an hour. I added a sheepskin.' },
    ],
  },
  {
    skus: [100212],
    texts: [
      { stars: 5, title: 'Six around the table', text: 'They’re light, and the cord has settled in nicely.' },
      { stars: 4, title: 'Crumbs in the weave', text: 'The brush of the vacuum gets most of them.' },
      { stars: 5, title: 'Comfortable slats', text: 'They curve where my back does.' },
    ],
  },
  {
    skus: [100311],
    texts: [
      {
        stars: 5,
        title: 'It works as a tray, too',
        text: 'I carry tea for four on it. The rim is tall enough to save me.',
      },
      { stars: 4, title: 'Check the legs', text: 'Open them all the way before you set it down.' },
      { stars: 5, title: 'Behind the door by Monday', text: 'We only unfold it for company.' },
    ],
  },
  {
    skus: [100312],
    texts: [
      { stars: 5, title: 'Made for our apartment', text: 'A console all week, dinner for four on Sunday.' },
      { stars: 4, title: 'Knees and gates', text: 'Whoever sits at the gate leg has to straddle it. We take turns.' },
      { stars: 5, title: 'The leaves line up', text: 'I ran a hand across the joints and felt nothing.' },
    ],
  },
  {
    skus: [100415],
    texts: [
      {
        stars: 5,
        title: 'The room got bigger',
        text: 'You see the wall through it, and that makes all the difference.',
      },
      { stars: 5, title: 'Silent', text: 'Not one creak since we put it together.' },
      {
        stars: 4,
        title: 'Bring pillows',
        text: 'Spindles are pretty and they are hard. Two big pillows and I can read.',
      },
    ],
  },
  {
    skus: [100416],
    texts: [
      { stars: 5, title: 'The mirror stays put', text: 'It tilts and then it doesn’t move. My last one nodded at me.' },
      { stars: 4, title: 'Drawers are shallow', text: 'Good for makeup, too low for a hair dryer.' },
      { stars: 5, title: 'Now it’s my desk', text: 'I turned the mirror around and it’s a lovely place to write.' },
    ],
  },
  {
    skus: [100511],
    texts: [
      { stars: 5, title: 'Rolls over the rug', text: 'The big wheels make it easy, glasses and all.' },
      { stars: 4, title: 'Brass darkens', text: 'It says so. After a winter it looks like my grandmother’s.' },
      { stars: 4, title: 'Plants live on it', text: 'We don’t drink much. The ferns like the window.' },
    ],
  },
  {
    skus: [100512],
    texts: [
      { stars: 5, title: 'It doesn’t fall over', text: 'Five wet coats on one side, and it didn’t lean.' },
      { stars: 4, title: 'Feet reach out', text: 'Give it a corner, or you’ll find a foot with your toe.' },
      { stars: 5, title: 'Low pegs!', text: 'My daughter hangs up her own jacket now. Most days.' },
    ],
  },
  {
    skus: [100611],
    texts: [
      { stars: 5, title: 'Stays where I put it', text: 'No springs, no droop. The joints are just right.' },
      { stars: 4, title: 'Warm light', text: 'Lovely for reading. For drawing I use a brighter bulb.' },
      { stars: 5, title: 'The green is deep', text: 'Nearly black at night, like a good pine.' },
    ],
  },
  {
    skus: [100612],
    texts: [
      { stars: 5, title: 'Kind to faces', text: 'No bulb in anybody’s eyes. We sit at the table longer.' },
      {
        stars: 4,
        title: 'Have a friend on the ladder',
        text: 'It’s heavier than it looks. The electrician was glad of the help.',
      },
      { stars: 5, title: 'Put it on a dimmer', text: 'At half it’s the nicest light in the house.' },
    ],
  },
  {
    skus: [100710],
    texts: [
      { stars: 5, title: 'Soft for a tweed', text: 'I expected scratchy. It isn’t, even on a bare neck.' },
      { stars: 4, title: 'Sheds a little at first', text: 'Shake it out of the window twice and it’s over.' },
      { stars: 5, title: 'The fringe is fun', text: 'My nephew has braided half of it.' },
    ],
  },
  {
    skus: [100712],
    texts: [
      { stars: 5, title: 'It doesn’t cling', text: 'The weights in the hem hold it where it belongs.' },
      { stars: 4, title: 'Buy a liner', text: 'It’s cotton, so it wants one. With a liner it dries in an hour.' },
      { stars: 5, title: 'Long enough', text: 'We have a high rod. Finally one that reaches.' },
    ],
  },
  {
    skus: [100812],
    texts: [
      { stars: 5, title: 'I bake more now', text: 'Anything looks good on it. Even my scones.' },
      { stars: 4, title: 'Wipe it soon', text: 'Berries left a mark. Oil took care of it.' },
      { stars: 5, title: 'Steady foot', text: 'You can cut on it and it doesn’t wobble.' },
    ],
  },
  {
    skus: [101012],
    texts: [
      { stars: 5, title: 'My rubber plant is proud', text: 'It grew two leaves the month it moved in.' },
      { stars: 4, title: 'Heavy when it’s full', text: 'Put it where you want it, then add the tree.' },
      { stars: 5, title: 'The ribs catch the light', text: 'In the evening it looks like corduroy.' },
    ],
  },
];
