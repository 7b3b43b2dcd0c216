import type { FrenchTexts } from './types.ts';

export const bedroom: FrenchTexts = {
  Lid: 'Couvercle',
  'Ash veneer': 'Placage de frêne',
  Length: 'Longueur',
  'Slat height': 'Hauteur des lattes',
  'Platform height': 'Hauteur de la plateforme',
  Slats: 'Lattes',
  Mattress: 'Matelas',
  Bedding: 'Literie',
  Drawer: 'Tiroir',
  Drawers: 'Tiroirs',
  Knob: 'Bouton',
  Made: 'Fabrication',

  'Wren Bed': 'Lit Wren',
  'Queen, oak with spindles': 'Grand lit, chêne à fuseaux',
  'Nothing to hide, nothing to dust': 'Rien à cacher, rien à épousseter',
  'Nineteen turned spindles at your head and a row of short ones at your feet, so a small bedroom stays light. Every joint is tight and doweled: turn over as often as you like.':
    'Dix-neuf fuseaux tournés à la tête et une rangée de petits aux pieds : une chambre étroite reste claire. Chaque joint est serré et chevillé, retournez-vous autant que vous voulez.',
  'Beech, with a center beam': 'Hêtre, avec poutre centrale',
  'Wren bed in oak with a headboard of spindles, made up in ivory linen':
    'Lit Wren en chêne à tête de fuseaux, garni de lin ivoire',
  'Wren bed seen from the foot': 'Lit Wren vu du pied',

  'Table height': 'Hauteur de la table',
  'Juniper Dressing Table': 'Coiffeuse Juniper',
  '43 in, walnut, round mirror': '43 po, noyer, miroir rond',
  'Five quiet minutes before the day': 'Cinq minutes de calme avant la journée',
  'A round mirror that tilts between two brass posts, and two drawers that hide the evidence. The ends are rounded like those of the Juniper nightstand. It’s just as good for writing letters.':
    'Un miroir rond qui bascule entre deux montants de laiton, et deux tiroirs qui cachent les preuves. Les bouts sont arrondis comme ceux de la table de chevet Juniper. On y écrit aussi très bien des lettres.',
  '18 in, tilts': '18 po, basculant',
  'Juniper dressing table in walnut with two drawers and a round mirror on brass posts':
    'Coiffeuse Juniper en noyer à deux tiroirs, miroir rond sur montants de laiton',
  'Juniper dressing table seen from the other side': 'Coiffeuse Juniper vue de l’autre côté',

  'Juniper Bed': 'Lit Juniper',
  '4 sizes, 24 fabrics': '4 formats, 24 tissus',
  'The headboard cover zips off at the back.':
    'La housse de la tête de lit s’enlève par une fermeture éclair à l’arrière.',
  'A headboard to read against': 'Une tête de lit où s’adosser pour lire',
  'The headboard is padded as deep as a sofa cushion and tilts back just enough for one more chapter. Beech slats support the mattress, so there’s no box spring to hide.':
    'La tête de lit est rembourrée comme un coussin de sofa et s’incline juste assez pour un dernier chapitre. Des lattes de hêtre portent le matelas : pas de sommier à cacher.',
  'Solid beech and birch plywood': 'Hêtre massif et contreplaqué de bouleau',
  'Beech, with a center beam on queen and up': 'Hêtre, avec poutre centrale à partir du grand lit (queen)',
  '8 to 14 in thick, no box spring needed': 'De 8 à 14 po, sans sommier',
  'Shown, not included': 'Illustrée, non comprise',
  'Juniper bed made up with linen in a sunlit room':
    'Lit Juniper fait avec du lin dans une pièce baignée de lumière du jour',
  'Juniper bed seen from the foot': 'Lit Juniper vu du pied',
  'Padded headboard of the Juniper bed with two pillows': 'Tête de lit rembourrée du lit Juniper avec deux oreillers',

  'Juniper Nightstand': 'Table de chevet Juniper',
  '22 in, walnut': '22 po, noyer',
  'Everything within reach': 'Tout à portée de main',
  'One drawer for what shouldn’t be lying around, one shelf for what you’ll read next. The corners are bent, not cut, so nobody meets an edge in the dark.':
    'Un tiroir pour ce qui ne doit pas traîner, une tablette pour votre prochaine lecture. Les coins sont cintrés, non coupés : personne ne se cogne dans le noir.',
  'Walnut, solid and veneered': 'Noyer massif et plaqué',
  'Wood glides, soft close': 'Coulisses de bois, fermeture en douceur',
  'Solid brass': 'Laiton massif',
  'Juniper nightstand in walnut with a book and a vase on it':
    'Table de chevet Juniper en noyer, avec un livre et un vase',
  'Juniper nightstand seen from the side': 'Table de chevet Juniper vue de côté',
  'Brass knob on the drawer of the Juniper nightstand': 'Bouton de laiton sur le tiroir de la table de chevet Juniper',

  'Linden Dresser': 'Commode Linden',
  '60 in, six drawers': '60 po, six tiroirs',
  'Six drawers from one board': 'Six tiroirs d’une seule planche',
  'The fronts are cut from a single plank, so the grain runs across all six. Each dresser is made to order, because no two boards are alike.':
    'Les façades sont taillées dans une seule planche, si bien que le grain traverse les six. Chaque commode est fabriquée sur commande, car aucune planche n’est pareille.',
  'Oak, solid fronts, veneered case': 'Chêne, façades massives, caisson plaqué',
  'Dovetailed, full extension': 'À queues d’aronde, pleine extension',
  'To order, in six to eight weeks': 'Sur commande, en six à huit semaines',
  'Linden dresser in oak with six drawers against a wall': 'Commode Linden en chêne à six tiroirs contre un mur',
  'Linden dresser seen from the side': 'Commode Linden vue de côté',
  'Turned knobs on the drawers of the Linden dresser': 'Boutons tournés sur les tiroirs de la commode Linden',

  'Plinth Bed': 'Lit Plinth',
  'A platform, covered': 'Une plateforme, habillée',
  'Ten inches off the floor. The edge runs past the mattress on three sides and holds a glass, a book, a phone.':
    'À dix pouces du sol. Le bord dépasse le matelas sur trois côtés et porte un verre, un livre, un téléphone.',
  'Birch plywood, fully upholstered': 'Contreplaqué de bouleau, entièrement rembourré',
  '8 to 12 in thick, no box spring needed': 'De 8 à 12 po, sans sommier',
  'Plinth bed, low and upholstered, on white': 'Lit Plinth, bas et rembourré, sur fond blanc',
  'Plinth bed seen from one corner of the foot': 'Lit Plinth vu du coin, côté pied',
  'Edge of the Plinth bed’s upholstered platform': 'Bord de la plateforme rembourrée du lit Plinth',

  'Cube Nightstand': 'Table de chevet Cube',
  '18 in, lacquered': '18 po, laquée',
  'A cube, near enough': 'Un cube, ou presque',
  'An inch deeper and it would be one. Two drawers, no handles. Push to open. In a green that’s almost black.':
    'Un pouce de plus et c’en serait un. Deux tiroirs, aucune poignée. Poussez pour ouvrir. D’un vert presque noir.',
  'Fiberboard, five coats of lacquer': 'Panneau de fibres, laqué cinq fois',
  'Two, push to open': 'Deux, ouverture par pression',
  'Cube nightstand in dark green lacquer on white': 'Table de chevet Cube laquée vert foncé sur fond blanc',
  'Cube nightstand seen from above its corner': 'Table de chevet Cube vue d’en haut, par le coin',
  'Gap between two lacquered drawers of the Cube nightstand':
    'Espace entre deux tiroirs laqués de la table de chevet Cube',

  'Stack Dresser': 'Commode Stack',
  '48 in, four drawers': '48 po, quatre tiroirs',
  'Four, stacked': 'Quatre, empilés',
  'Four boxes, every other one shifted an inch. Finger room where handles would be. Made when you order it.':
    'Quatre caissons, un sur deux décalé d’un pouce. De la place pour les doigts au lieu de poignées. Fabriquée à la commande.',
  'Ash, solid and veneered': 'Frêne massif et plaqué',
  'Soft close, full extension': 'Fermeture en douceur, pleine extension',
  'To order, in five to seven weeks': 'Sur commande, en cinq à sept semaines',
  'Stack dresser, four shifted boxes of ash, on white':
    'Commode Stack, quatre caissons de frêne décalés, sur fond blanc',
  'Stack dresser seen from the side': 'Commode Stack vue de côté',
  'Recess between two boxes of the Stack dresser': 'Creux entre deux caissons de la commode Stack',

  'Marsh Tall Chest': 'Commode haute Marsh',
  '49 in tall, painted blue': '49 po de haut, peinte en bleu',
  'Six drawers up, not across': 'Six tiroirs en hauteur',
  'For the narrow wall between the window and the door. Two small drawers on top for socks and secrets, four deep ones for sweaters.':
    'Pour le mur étroit entre la fenêtre et la porte. Deux petits tiroirs en haut pour les bas et les secrets, quatre profonds pour les chandails.',
  'Marsh tall chest painted blue with an oak top': 'Commode haute Marsh peinte en bleu à dessus de chêne',
  'Marsh tall chest seen from the side': 'Commode haute Marsh vue de côté',
  'Brass knobs and oak top of the Marsh tall chest': 'Boutons de laiton et dessus de chêne de la commode haute Marsh',

  'Willow Bench': 'Banc Willow',
  '51 in, sage linen': '51 po, lin sauge',
  'For socks, suitcases and second thoughts': 'Pour les bas, les valises et les hésitations',
  'Put it at the foot of the bed, in the hall or along one side of the table. The top is tufted by hand, so it stays as plump as the day you got it.':
    'Au pied du lit, dans le couloir ou d’un côté de la table. Le dessus est capitonné à la main : il reste aussi rebondi qu’au premier jour.',
  'Sage linen': 'Lin sauge',
  'Willow bench in sage linen on walnut legs': 'Banc Willow en lin sauge sur pieds de noyer',
  'Willow bench seen from the other side': 'Banc Willow vu de l’autre côté',

  'Hover Nightstand': 'Table de chevet Hover',
  '20 in, walnut and steel': '20 po, noyer et acier',
  'A drawer, held up': 'Un tiroir, suspendu',
  'Walnut between two frames. A shelf for the book you won’t finish.':
    'Du noyer entre deux cadres. Une tablette pour le livre que vous ne finirez pas.',
  'Walnut veneer, soft close': 'Placage de noyer, fermeture en douceur',
  'Hover nightstand, a walnut drawer in a black steel frame, on white':
    'Table de chevet Hover, un tiroir de noyer dans un cadre d’acier noir, sur fond blanc',
  'Hover nightstand seen from the other side': 'Table de chevet Hover vue de l’autre côté',

  'Wall anchor included. Use it.': 'Ancrage mural compris. À utiliser.',

  'Shaft Tall Dresser': 'Commode haute Shaft',
  '50 in tall, ivory lacquer': '50 po de haut, laque ivoire',
  'One slot, twelve drawers': 'Une rainure, douze tiroirs',
  'A channel up the middle opens every drawer. Nothing sticks out.':
    'Une rainure au milieu ouvre chaque tiroir. Rien ne dépasse.',
  'Fiberboard, five coats of ivory lacquer': 'Panneau de fibres, cinq couches de laque ivoire',
  'Twelve, soft close': 'Douze, fermeture en douceur',
  'Shaft tall dresser in ivory lacquer on white': 'Commode haute Shaft en laque ivoire sur fond blanc',
  'Shaft tall dresser seen from the other side': 'Commode haute Shaft vue de l’autre côté',
  'Black channel between the drawers of the Shaft tall dresser':
    'Rainure noire entre les tiroirs de la commode haute Shaft',

  'Marsh Nightstand': 'Table de chevet Marsh',
  '23 in, painted blue': '23 po, peinte en bleu',
  'Two drawers and a shelf for the pile': 'Deux tiroirs et une tablette pour la pile',
  'Keep the books you’re reading on top and the ones you mean to read below. Painted by hand in the blue of the Marsh chest.':
    'Les livres en cours vont dessus, ceux que vous comptez lire, en dessous. Peinte à la main dans le bleu de la commode Marsh.',
  'Marsh nightstand painted blue with an oak top and books on its shelf':
    'Table de chevet Marsh peinte en bleu, dessus de chêne, des livres sur la tablette',
  'Marsh nightstand seen from the side': 'Table de chevet Marsh vue de côté',

  'Stack Nightstand': 'Table de chevet Stack',
  '20 in, ash': '20 po, frêne',
  'Two boxes, one off': 'Deux boîtes, une de travers',
  'Half a Stack dresser. The top box is off-center, on purpose.':
    'La moitié d’une commode Stack. La boîte du haut est décalée, exprès.',
  'Ash veneer, mitered': 'Placage de frêne, à onglets',
  'Two, soft close': 'Deux, à fermeture douce',
  'Stack nightstand, two ash boxes one above the other, on white':
    'Table de chevet Stack, deux boîtes de frêne l’une sur l’autre, sur fond blanc',
  'Stack nightstand seen from the other side': 'Table de chevet Stack vue de l’autre côté',

  'Linden Nightstand': 'Table de chevet Linden',
  '23 in, oak, two drawers': '23 po, chêne, deux tiroirs',
  'Glasses off, light out': 'Lunettes enlevées, lumière éteinte',
  'The Linden dresser, cut down to the side of the bed. The knobs are turned from the same oak as the drawers, and nothing about it creaks at two in the morning.':
    'La commode Linden, ramenée au bord du lit. Les boutons sont tournés dans le même chêne que les tiroirs, et rien n’y grince à deux heures du matin.',
  'Linden nightstand in oak with books and a vase on it': 'Table de chevet Linden en chêne avec des livres et un vase',
  'Linden nightstand seen from the other side': 'Table de chevet Linden vue de l’autre côté',

  'Stack Tall Chest': 'Chiffonnier Stack',
  '50 in tall, six drawers': '50 po de haut, six tiroirs',
  'Six boxes, a little off': 'Six boîtes, un peu décalées',
  'Taller than the dresser. Narrower. Just as crooked, on purpose.':
    'Plus haut que la commode. Plus étroit. Tout aussi de travers, exprès.',
  'Six, push to open': 'Six, à ouverture par pression',
  'Stack tall chest, six ash boxes stacked off center, on white':
    'Chiffonnier Stack, six boîtes de frêne empilées en décalage, sur fond blanc',
  'Stack tall chest seen from the other side': 'Chiffonnier Stack vu de l’autre côté',

  'Bramble Blanket Chest': 'Coffre à couvertures Bramble',
  '45 in, oak': '45 po, chêne',
  'Winter lives in here': 'L’hiver dort ici',
  'Frames and panels, joined so the wood can move with the seasons. The lid stays up where you leave it and closes slowly, with all ten fingers out of the way.':
    'Des cadres et des panneaux, assemblés pour que le bois suive les saisons. Le couvercle reste où on le laisse et se ferme lentement, les dix doigts à l’abri.',
  'Soft-close, holds at any angle': 'À fermeture douce, tient à tout angle',
  'Lined in cedar': 'Doublé de cèdre',
  'Bramble blanket chest in oak with a folded throw on it':
    'Coffre à couvertures Bramble en chêne avec un jeté plié dessus',
  'Bramble blanket chest seen from the other side': 'Coffre à couvertures Bramble vu de l’autre côté',

  'Plinth Bench': 'Banc Plinth',
  '53 in, pale gray': '53 po, gris pâle',
  'The end of the bed': 'Le bout du lit',
  'A cushion on a block on a shadow. Sit. Tie your shoes. Leave.':
    'Un coussin sur un bloc sur une ombre. Asseyez-vous. Lacez. Partez.',
  'Performance weave, pale gray': 'Tissu performance gris pâle',
  'Oak, stained black': 'Chêne teint noir',
  'Plinth bench, a pale gray block on a black plinth, on white':
    'Banc Plinth, bloc gris pâle sur socle noir, sur fond blanc',
  'Plinth bench seen from the other side': 'Banc Plinth vu de l’autre côté',

  'Marsh Dresser': 'Commode Marsh',
  '59 in, painted blue': '59 po, peinte en bleu',
  'Seven drawers, no more piles': 'Sept tiroirs, plus de piles',
  'Three small drawers on top for what gets lost, four wide ones below for what gets worn. Painted by hand in the blue of the Marsh chest, under a top of solid oak.':
    'Trois petits tiroirs en haut pour ce qui se perd, quatre larges en bas pour ce qui se porte. Peinte à la main, du bleu du chiffonnier Marsh, sous un dessus de chêne massif.',
  'Marsh dresser painted blue with an oak top and brass knobs':
    'Commode Marsh peinte en bleu, dessus de chêne et boutons de laiton',
  'Marsh dresser seen from the other side': 'Commode Marsh vue de l’autre côté',

  'Cube Dresser': 'Commode Cube',
  '55 in, matte green': '55 po, vert mat',
  'Six drawers, one green': 'Six tiroirs, un seul vert',
  'Seven thin coats, sanded dull. No handles. Press, and it opens.':
    'Sept laquages minces, poncés mats. Aucune poignée. Appuyez : ça s’ouvre.',
  'Matte lacquer on fiberboard, green': 'Laque mate sur panneau de fibres, verte',
  'Cube dresser in matte green lacquer, on white': 'Commode Cube en laque verte mate, sur fond blanc',
  'Cube dresser seen from the other side': 'Commode Cube vue de l’autre côté',

  'Shaft Nightstand': 'Table de chevet Shaft',
  '20 in, ivory, two drawers': '20 po, ivoire, deux tiroirs',
  'The shaft, cut short': 'La Shaft, coupée court',
  'Two drawers. One black channel to pull them by. Room for a lamp and nothing else.':
    'Deux tiroirs. Une gorge noire pour les tirer. De la place pour une lampe, rien d’autre.',
  'Matte lacquer on fiberboard, ivory': 'Laque mate sur panneau de fibres, ivoire',
  'Two, soft-close': 'Deux, à fermeture douce',
  'Shaft nightstand in ivory with a black channel up the middle, on white':
    'Table de chevet Shaft ivoire à gorge noire au milieu, sur fond blanc',
  'Shaft nightstand seen from the other side': 'Table de chevet Shaft vue de l’autre côté',

  'Hover Dresser': 'Commode Hover',
  '56 in, walnut in black steel': '56 po, noyer et acier noir',
  'Six drawers, off the floor': 'Six tiroirs, loin du plancher',
  'A walnut box between two steel frames. Air under it. Shoes, if you insist.':
    'Une boîte de noyer entre deux cadres d’acier. De l’air dessous. Des souliers, si vous insistez.',
  'Walnut veneer, matched across the fronts': 'Placage de noyer, fil continu sur les façades',
  'Hover dresser, six walnut drawers held in black steel, on white':
    'Commode Hover, six tiroirs de noyer tenus par de l’acier noir, sur fond blanc',
  'Hover dresser seen from the other side': 'Commode Hover vue de l’autre côté',

  'Drum Nightstand': 'Table de chevet Drum',
  '19 in, walnut and travertine': '19 po, noyer et travertin',
  'No corner to find at 3 a.m.': 'Aucun coin à trouver à 3 h du matin',
  'A walnut drum, two drawers, a lid of stone. Shins approve.':
    'Un tambour de noyer, deux tiroirs, un couvercle de pierre. Vos tibias approuvent.',
  Brass: 'Laiton',
  'Walnut veneer, bent': 'Placage de noyer cintré',
  'Drum nightstand, round in walnut with two drawers and a travertine top, on white':
    'Table de chevet Drum, ronde, en noyer, à deux tiroirs et dessus de travertin, sur fond blanc',
  'Drum nightstand seen from the other side': 'Table de chevet Drum vue de l’autre côté',

  'Linden Tall Chest': 'Chiffonnier Linden',
  '48 in tall, oak, five drawers': '48 po de haut, chêne, cinq tiroirs',
  'Socks on top, sweaters below': 'Bas en haut, chandails en bas',
  'Five drawers, each a little deeper than the one above it, in less than three feet of wall. The knobs are turned from the same oak as the fronts.':
    'Cinq tiroirs, chacun un peu plus profond que celui du dessus, sur moins de trois pieds de mur. Les boutons sont tournés dans le chêne des façades.',
  'Five, dovetailed': 'Cinq, à queues d’aronde',
  'Linden tall chest in oak with five drawers and turned knobs':
    'Chiffonnier Linden en chêne à cinq tiroirs et boutons tournés',
  'Linden tall chest seen from the other side': 'Chiffonnier Linden vu de l’autre côté',
};
