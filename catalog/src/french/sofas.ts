import type { FrenchTexts } from './types.ts';

export const sofas: FrenchTexts = {
  Roll: 'Rouleau',
  Feet: 'Pattes',
  Bolster: 'Traversin',
  Bolsters: 'Traversins',
  Width: 'Largeur',
  Depth: 'Profondeur',
  Height: 'Hauteur',
  'Seat height': 'Hauteur du siège',
  'Chaise depth': 'Profondeur de la méridienne',
  Frame: 'Structure',
  Fill: 'Garnissage',
  Doorway: 'Porte',
  Weight: 'Poids',
  Back: 'Dossier',
  Seat: 'Siège',
  Pieces: 'Pièces',
  Base: 'Base',
  Module: 'Module',

  'Rowan Leather Sofa': 'Sofa de cuir Rowan',
  '87 in, saddle leather': '87 po, cuir sellier',
  'Better with every spill': 'Plus beau à chaque dégât',
  'Full-grain leather that gets softer and darker where you sit. The back is buttoned by hand, one diamond at a time, and the arms roll out just where a head wants to rest.':
    'Un cuir pleine fleur qui s’assouplit et fonce là où l’on s’assoit. Le dossier est capitonné à la main, un losange à la fois, et les bras s’enroulent juste où la tête veut se poser.',
  'Full-grain leather, saddle': 'Cuir pleine fleur, sellier',
  'Rowan sofa in saddle leather with a button-tufted back and rolled arms':
    'Sofa Rowan en cuir sellier à dossier capitonné et bras roulés',
  'Rowan leather sofa seen from the other side': 'Sofa de cuir Rowan vu de l’autre côté',

  'Tern Chaise': 'Méridienne Tern',
  '70 in, petrol velvet': '70 po, velours pétrole',
  'Feet up, like in the novels': 'Les pieds allongés, comme dans les romans',
  'One end scrolls up behind your shoulders, the rail slopes away behind you and the rest is for your legs. It fits under a window or at the foot of a bed, and there’s room for one person and one cat.':
    'Un bout s’enroule derrière vos épaules, le dossier descend en pente derrière vous et le reste est pour vos jambes. Elle se glisse sous une fenêtre ou au pied d’un lit, avec de la place pour une personne et un chat.',
  'Cotton velvet, petrol': 'Velours de coton, pétrole',
  'Flax linen, included': 'Lin naturel, compris',
  'Tern chaise in petrol velvet, one scrolled end and a flax bolster':
    'Méridienne Tern en velours pétrole, à bout enroulé, avec un traversin de lin naturel',
  'Tern chaise seen from the other side': 'Méridienne Tern vue de l’autre côté',

  'Alder Sofa': 'Sofa Alder',
  '3 sizes, 60 fabrics': '3 tailles, 60 tissus',
  'Built to be rebuilt': 'Conçu pour être refait',
  'The frame is kiln-dried beech, doweled and glued. Covers zip off without turning the sofa over, and every part has a number, so in ten years you can still order one cushion.':
    'La structure est en hêtre séché au four, chevillée et collée. Les housses s’enlèvent sans retourner le sofa, et chaque pièce a son numéro : dans dix ans, vous pourrez encore commander un seul coussin.',
  'Kiln-dried beech, doweled and glued': 'Hêtre séché au four, chevillé et collé',
  'High-resilience foam in a down wrap': 'Mousse haute résilience enveloppée de duvet',
  'Clears 31 in with the legs off': 'Passe dans 31 po une fois les pieds retirés',
  'Alder sofa in a sunlit room': 'Sofa Alder dans une pièce baignée de lumière du jour',
  'Close-up of the Alder sofa’s arm and seat cushion': 'Gros plan de l’accoudoir et du coussin d’assise du sofa Alder',
  'Oak leg and piped seat edge of the Alder sofa': 'Pied en chêne et bord d’assise passepoilé du sofa Alder',
  'Alder sofa in a living room in the evening, with a blanket on one seat':
    'Sofa Alder dans un salon le soir, une couverture sur une des assises',
  'Hale coffee table with everyday things on it, in front of an Alder sofa':
    'Table basse Hale avec des objets du quotidien, devant un sofa Alder',
  'One line, two cushions': 'Une ligne, deux coussins',
  'A frame, two seats, two backs. Nothing else. Covers zip off. Parts are numbered. Reorder any of them.':
    'Une structure, deux assises, deux dossiers. Rien d’autre. Les housses s’enlèvent. Les pièces sont numérotées. Chacune se recommande.',
  'Kiln-dried beech': 'Hêtre séché au four',
  'Foam in a down wrap': 'Mousse enveloppée de duvet',
  'Alder sofa on white': 'Sofa Alder sur fond blanc',
  'Leg and seat edge of the Alder sofa on white': 'Pied et bord d’assise du sofa Alder sur fond blanc',
  'Alder sofa in daylight, with a gray pillow and a throw, behind a Slab coffee table':
    'Sofa Alder à la lumière du jour, avec un coussin gris et un jeté, derrière une table basse Slab',

  'Marlow Loveseat': 'Causeuse Marlow',
  '66 in, rust linen': '66 po, lin rouille',
  'Room for two and a dog': 'De la place pour deux et un chien',
  'Everything the long sofas do, in the width of a hallway. The seat is deep enough to fold your legs under and the arms are soft enough to be a pillow.':
    'Tout ce que font les grands sofas, dans la largeur d’un couloir. L’assise est assez profonde pour replier les jambes, et les accoudoirs, assez moelleux pour servir d’oreiller.',
  'Foam core in feather and fiber': 'Noyau de mousse entouré de plumes et de fibres',
  'Marlow loveseat in rust linen': 'Causeuse Marlow en lin rouille',
  'Marlow loveseat seen from the side': 'Causeuse Marlow vue de côté',
  'Rust linen and walnut leg of the Marlow loveseat': 'Lin rouille et pied en noyer de la causeuse Marlow',

  'Fern Sofa': 'Sofa Fern',
  '94 in, forest velvet': '94 po, velours forêt',
  'Three seats, no middle': 'Trois places, aucune au milieu',
  'Three cushions of the same width, so nobody sits on a seam. The back is tight and upright: a sofa for reading and talking before it is one for sleeping.':
    'Trois coussins de même largeur : personne ne s’assoit sur une couture. Le dossier est tendu et droit, un sofa pour lire et jaser avant d’y dormir.',
  'Tight, webbed and padded': 'Tendu, sanglé et rembourré',
  'Fern three-seat sofa in green velvet': 'Sofa Fern à trois places en velours vert',
  'Fern sofa seen from the side': 'Sofa Fern vu de côté',
  'Green velvet along the seat cushions of the Fern sofa': 'Velours vert le long des coussins d’assise du sofa Fern',
  'Turn the cushions over once a month.': 'Retournez les coussins une fois par mois.',

  'Haven Sectional': 'Sofa modulaire Haven',
  '3 lengths, 24 fabrics': '3 longueurs, 24 tissus',
  'The whole family, lying down': 'Toute la famille, allongée',
  'Low rolled arms made for resting your head, seats as deep as a twin bed and a chaise that ends every argument about who sits where. It comes in pieces that fit through any door and lock together under the cushions.':
    'Des accoudoirs bas et roulés où poser la tête, des assises aussi profondes qu’un lit simple et une méridienne qui met fin aux disputes pour les places. Il arrive en pièces qui passent par toutes les portes et s’attachent sous les coussins.',
  'Springs, with the fill of your choice': 'À ressorts, avec le garnissage de votre choix',
  'Two or three, joined without tools': 'Deux ou trois, assemblées sans outils',
  'Each piece clears 30 in': 'Chaque pièce passe dans 30 po',
  'Haven sectional with a chaise in a sunlit room':
    'Sofa modulaire Haven avec méridienne dans une pièce baignée de lumière du jour',
  'Haven sectional seen from the chaise end': 'Sofa modulaire Haven vu du côté de la méridienne',
  'Rolled arm and loose cushion of the Haven sectional': 'Accoudoir roulé et coussin libre du sofa modulaire Haven',

  'Bloc Loveseat': 'Causeuse Bloc',
  '66 in, ochre velvet': '66 po, velours ocre',
  'Half the length': 'La moitié de la longueur',
  'A block for two. Square arms, square back, and a seat that is softer than it looks.':
    'Un bloc pour deux. Accoudoirs carrés, dossier carré, et une assise plus douce qu’elle en a l’air.',
  'Bloc loveseat in ochre velvet on white': 'Causeuse Bloc en velours ocre sur fond blanc',
  'Bloc loveseat seen from the side': 'Causeuse Bloc vue de côté',
  'Square arm of the Bloc loveseat in ochre velvet': 'Accoudoir carré de la causeuse Bloc en velours ocre',

  'Strata Sofa': 'Sofa Strata',
  '102 in, low': '102 po, bas',
  'Low. Long.': 'Bas. Long.',
  'A hundred and two inches, none of them tall. The back stops below the window. The seat doesn’t stop.':
    'Cent deux pouces, aucun en hauteur. Le dossier s’arrête sous la fenêtre. L’assise ne s’arrête pas.',
  'Recessed plinth, blackened ash': 'Socle en retrait, frêne noirci',
  'Strata sofa, long and low in gray, on white': 'Sofa Strata, long et bas, en gris sur fond blanc',
  'Strata sofa seen from the side': 'Sofa Strata vu de côté',
  'Recessed plinth under the Strata sofa': 'Socle en retrait sous le sofa Strata',

  'Grid Sectional': 'Sofa modulaire Grid',
  '4 layouts, 24 fabrics': '4 configurations, 24 tissus',
  'Squares, pushed together': 'Des carrés, rapprochés',
  'One module, a yard wide. Three make a sofa, six make a room. Pull it apart and start again.':
    'Un module, trois pieds de large. Trois font un sofa, six font une pièce. Séparez-les et recommencez.',
  '36 in wide, joined by a hidden hook': '36 po de large, joint par un crochet caché',
  'Each module clears 29 in': 'Chaque module passe dans 29 po',
  'Grid sectional of square modules on white': 'Sofa modulaire Grid aux modules carrés sur fond blanc',
  'Grid sectional seen along its long side': 'Sofa modulaire Grid vu dans sa longueur',
  'Two modules of the Grid sectional where they meet': 'Deux modules du sofa modulaire Grid, là où ils se touchent',

  Ball: 'Balle',

  'Wren Sofa': 'Sofa Wren',
  '75 in, oak frame, ivory linen': '75 po, structure en chêne, lin ivoire',
  'All frame, no bulk': 'Tout en structure, sans lourdeur',
  'Twenty-one turned spindles hold up the back, and the light falls right through them. The cushions lift off, the covers zip off, and under the seat there’s room for the dog.':
    'Vingt et un fuseaux tournés soutiennent le dossier, et la lumière passe à travers. Les coussins s’enlèvent, les housses aussi, et il y a de la place pour le chien sous l’assise.',
  'Ivory linen, zippered': 'Lin ivoire, à fermeture éclair',
  'Wash the covers cold, line dry.': 'Laver les housses à l’eau froide, sécher sur la corde.',
  'Wren sofa with an oak frame and ivory cushions in a sunlit room':
    'Sofa Wren à structure de chêne et coussins ivoire dans une pièce baignée de lumière du jour',
  'Wren sofa seen from the side': 'Sofa Wren vu de côté',

  'Curve Sofa': 'Sofa Curve',
  '91 in, white bouclé': '91 po, bouclette blanche',
  'An arc, with a back': 'Un arc, avec un dossier',
  'No arms. No straight line. Put it in the middle of the room. The ball is included.':
    'Pas d’accoudoirs. Pas de ligne droite. Au milieu de la pièce. La balle est comprise.',
  'Wool bouclé, white': 'Bouclette de laine, blanche',
  '11 in, clay bouclé, included': '11 po, bouclette argile, comprise',
  'Curve sofa in white bouclé with a ball pillow on white':
    'Sofa Curve en bouclette blanche avec un coussin balle sur fond blanc',
  'Curve sofa seen along its arc': 'Sofa Curve vu le long de son arc',

  'Steel tube, chromed': 'Tube d’acier chromé',

  Slipcover: 'Housse amovible',

  'Tilly Slipcovered Sofa': 'Sofa à housse Tilly',
  '80 in, natural cotton': '80 po, coton naturel',
  'Ready for sticky hands': 'Prêt pour les mains collantes',
  'The whole cover pulls off and goes in the wash, skirt and all. Every wash leaves the canvas a little softer.':
    'Toute la housse s’enlève et va au lavage, jupe comprise. Chaque lavage rend la toile un peu plus douce.',
  'Heavy cotton canvas, preshrunk': 'Toile de coton épaisse, prérétrécie',
  'Machine wash cold, tumble dry low, put back on while slightly damp.':
    'Laver à la machine à l’eau froide, sécher à basse température, remettre encore un peu humide.',
  'Tilly slipcovered sofa in natural canvas in a sunlit room':
    'Sofa à housse Tilly en toile naturelle dans une pièce baignée de lumière',
  'Tilly slipcovered sofa seen from the side': 'Sofa à housse Tilly vu de côté',
  'Pleat in the skirt of the Tilly slipcovered sofa': 'Pli de la jupe du sofa à housse Tilly',

  'Roll Sofa': 'Sofa Roll',
  '85 in, brown leather': '85 po, cuir brun',
  'Five rolls': 'Cinq rouleaux',
  'Three to sit on, two to lean on. Chromed steel under them. That’s the sofa.':
    'Trois pour s’asseoir, deux pour s’adosser. De l’acier chromé en dessous. C’est tout le sofa.',
  'Brown leather, full grain': 'Cuir brun pleine fleur',
  'Roll sofa of five brown leather rolls on white': 'Sofa Roll en cinq rouleaux de cuir brun sur fond blanc',
  'Roll sofa seen from the side': 'Sofa Roll vu de côté',
  'Chromed hoop under the rolls of the Roll sofa': 'Arceau chromé sous les rouleaux du sofa Roll',

  'Fern Cocktail Ottoman': 'Grand pouf Fern',
  '42 in, green velvet': '42 po, velours vert',
  'A coffee table that forgives you': 'Une table basse qui pardonne',
  'Tufted by hand in the velvet of the Fern sofa. Put a tray on it, put your feet next to the tray, and let the children jump off it when you’re not looking.':
    'Capitonné à la main dans le velours du sofa Fern. Un plateau dessus, les pieds à côté, et les enfants qui en sautent quand vous avez le dos tourné.',
  'Cotton velvet, forest green': 'Velours de coton, vert forêt',
  'Fern cocktail ottoman, tufted, in green velvet on walnut legs':
    'Grand pouf Fern capitonné, en velours vert sur pieds de noyer',
  'Fern cocktail ottoman seen from above': 'Grand pouf Fern vu d’en haut',

  'Wren Daybed': 'Lit de repos Wren',
  '77 in, oak and denim linen': '77 po, chêne et lin denim',
  'Sits three, sleeps one': 'Trois assis, un couché',
  'Spindles at both ends, two bolsters and one long cushion in denim linen. Pull it up to the window on Sunday and don’t plan anything else.':
    'Des fuseaux aux deux bouts, deux traversins et un long coussin de lin denim. Approchez-le de la fenêtre le dimanche et ne prévoyez rien d’autre.',
  'Denim linen': 'Lin denim',
  'Two, included': 'Deux, compris',
  'Wren daybed in oak with spindles, a denim cushion and two bolsters':
    'Lit de repos Wren en chêne à fuseaux, coussin denim et deux traversins',
  'Wren daybed seen from the other side': 'Lit de repos Wren vu de l’autre côté',

  'Grid Ottoman': 'Pouf Grid',
  '39 in square, ivory': '39 po de côté, ivoire',
  'One more square': 'Un carré de plus',
  'The Grid, without a back. Push it against the sofa. It becomes a chaise.':
    'Le Grid, sans dossier. Poussez-le contre le sofa : il devient méridienne.',
  'Chenille, ivory': 'Chenille ivoire',
  'Grid ottoman, a square ivory block, on white': 'Pouf Grid, bloc carré ivoire, sur fond blanc',
  'Grid ottoman seen from above': 'Pouf Grid vu d’en haut',

  'Slat Daybed': 'Lit de repos Slat',
  '79 in, black leather and steel': '79 po, cuir noir et acier',
  'Lie down at four o’clock': 'Étendez-vous à seize heures',
  'Ten channels of leather, one roll, a steel frame. Nobody will ask.':
    'Dix bandes de cuir, un rouleau, un cadre d’acier. Personne ne demandera.',
  'Included, held by two straps': 'Compris, tenu par deux sangles',
  'Slat daybed in black leather channels on a steel frame, on white':
    'Lit de repos Slat en bandes de cuir noir sur cadre d’acier, sur fond blanc',
  'Slat daybed seen from the other side': 'Lit de repos Slat vu de l’autre côté',

  'Bloc Sofa': 'Sofa Bloc',
  '89 in, pale gray felt': '89 po, feutre gris pâle',
  'Same block, more of it': 'Le même bloc, en plus long',
  'One seat, no seams to fall into. Two arms as wide as a plate.':
    'Une seule assise, aucune fente où tomber. Deux bras larges comme une assiette.',
  'Wool felt, pale gray': 'Feutre de laine gris pâle',
  'One cushion, foam and down': 'Un coussin, mousse et duvet',
  'Bloc sofa, a pale gray block with one long seat, on white':
    'Sofa Bloc, un bloc gris pâle à une seule longue assise, sur fond blanc',
  'Bloc sofa seen from the other side': 'Sofa Bloc vu de l’autre côté',

  'Marlow Sofa': 'Sofa Marlow',
  '88 in, green herringbone': '88 po, chevron vert',
  'Room for the whole argument': 'De la place pour toute la discussion',
  'The Marlow loveseat with one more cushion, so nobody has to take sides. The arms sweep down to the height of a hand, and the turned walnut feet are easy to sweep around.':
    'La causeuse Marlow avec un coussin de plus, pour que personne n’ait à choisir son camp. Les bras descendent à hauteur de main, et le balai passe bien autour des pieds de noyer tournés.',
  'Kiln-dried hardwood': 'Bois dur séché au four',
  'Wool herringbone, juniper green': 'Laine à chevrons, vert genévrier',
  'Marlow sofa in green herringbone on turned walnut feet': 'Sofa Marlow en chevron vert sur pieds de noyer tournés',
  'Marlow sofa seen from the other side': 'Sofa Marlow vu de l’autre côté',
  'Set back two inches': 'En retrait de deux pouces',

  'Pill Sofa': 'Sofa Pill',
  '84 in, petrol velvet': '84 po, velours pétrole',
  'No corner seat': 'Aucune place de coin',
  'There are no corners. The back runs around both ends and slopes off. Sit anywhere.':
    'Il n’y a pas de coins. Le dossier contourne les deux bouts et s’efface. Asseyez-vous n’importe où.',
  'Pill sofa in petrol velvet, round at both ends, on white':
    'Sofa Pill en velours pétrole, arrondi aux deux bouts, sur fond blanc',
  'Pill sofa seen from the other side': 'Sofa Pill vu de l’autre côté',

  'Hover Sofa': 'Sofa Hover',
  '93 in, walnut and rust linen': '93 po, noyer et lin rouille',
  'A sofa and its table': 'Un sofa et sa table',
  'Two cushions on a walnut deck. The end you don’t sit on holds the coffee.':
    'Deux coussins sur une plateforme de noyer. Le bout où l’on ne s’assoit pas, c’est pour le café.',
  Deck: 'Plateforme',
  'Linen, rust': 'Lin rouille',
  'Hover sofa, rust linen cushions on a walnut deck that ends as a table, on white':
    'Sofa Hover, coussins de lin rouille sur une plateforme de noyer qui finit en table, sur fond blanc',
  'Hover sofa seen from the other side': 'Sofa Hover vu de l’autre côté',

  'Bend Chaise Lounge': 'Chaise longue Bend',
  '69 in, chrome and tan leather': '69 po, chrome et cuir fauve',
  'The chair, lying down': 'La chaise, couchée',
  'Seventeen channels of leather on one long bend. Knees up, head back, phone off.':
    'Dix-sept boudins de cuir sur une longue courbe. Genoux hauts, tête en arrière, téléphone fermé.',
  'Sewn to the top channel': 'Cousu au boudin du haut',
  'Bend chaise lounge in tan leather channels on a chromed tube, on white':
    'Chaise longue Bend en boudins de cuir fauve sur tube chromé, sur fond blanc',
  'Bend chaise lounge seen from the other side': 'Chaise longue Bend vue de l’autre côté',

  'Fern Loveseat': 'Causeuse Fern',
  '61 in, rosewood velvet': '61 po, velours bois de rose',
  'The Fern, for two': 'La Fern, à deux',
  'The camel back and the rolled arms of the Fern sofa, on five feet of floor. It fits under the bay window and takes two people who get along.':
    'Le dossier en dos de chameau et les bras roulés du sofa Fern, sur cinq pieds de plancher. Elle tient sous la baie vitrée et reçoit deux personnes qui s’entendent.',
  'Cotton velvet, rosewood': 'Velours de coton, bois de rose',
  'Fern loveseat in rosewood velvet with rolled arms': 'Causeuse Fern en velours bois de rose à bras roulés',
  'Fern loveseat seen from the other side': 'Causeuse Fern vue de l’autre côté',
};
