import type { FrenchTexts } from './types.ts';

export const chairs: FrenchTexts = {
  'Bar height': 'Hauteur de bar',
  Cushions: 'Coussins',
  Cover: 'Housse',

  'Linnet Rocking Chair': 'Chaise berçante Linnet',
  '24 in, walnut': '24 po, noyer',
  'For babies, porches and long phone calls': 'Pour les bébés, les galeries et les longs appels',
  'Nine spindles that flex when you lean back and a seat hollowed from one board. The rockers are bent in one piece and stop short of your heels, and they don’t creep across the floor.':
    'Neuf fuseaux qui plient un peu quand vous vous adossez et une assise creusée dans une seule planche. Les berces, cintrées d’une pièce, s’arrêtent avant vos talons et n’avancent pas sur le plancher.',
  'Linnet rocking chair in walnut with nine spindles': 'Chaise berçante Linnet en noyer à neuf fuseaux',
  'Linnet rocking chair seen from the other side': 'Chaise berçante Linnet vue de l’autre côté',

  'Clover Dining Chair': 'Chaise de salle à manger Clover',
  '18 in, walnut and cord': '18 po, noyer et corde',
  'The ladder you sit on': 'L’échelle où l’on s’assoit',
  'Four bowed slats between two tall posts, and a seat of paper cord that’s firm at first and fits you after a month. Light enough to pull out with your foot.':
    'Quatre barreaux cintrés entre deux hauts montants, et une assise de corde de papier, ferme au début et moulée à votre forme après un mois. La chaise est assez légère pour se tirer du pied.',
  'Clover dining chair with a ladder back in walnut and a seat of woven cord':
    'Chaise de salle à manger Clover à dossier échelle en noyer et assise de corde tressée',
  'Clover dining chair seen from the other side': 'Chaise de salle à manger Clover vue de l’autre côté',

  'Brinn Lounge Chair': 'Fauteuil Brinn',
  'Leather or fabric, 3 frames': 'Cuir ou tissu, 3 structures',
  'The chair people fight over': 'Le fauteuil qu’on se dispute',
  'A frame of solid wood turned on a lathe, with a slatted back that lets the light through. The cushions lift off and turn over.':
    'Une structure de bois massif tournée au tour, avec un dossier à lattes qui laisse passer la lumière. Les coussins s’enlèvent et se retournent.',
  'Solid oak, oiled': 'Chêne massif, huilé',
  'Loose, reversible': 'Libres, réversibles',
  'Brinn lounge chair with a wooden frame': 'Fauteuil Brinn à structure de bois',
  'Brinn lounge chair seen from the side': 'Fauteuil Brinn vu de côté',
  'Turned oak post and arm of the Brinn lounge chair': 'Montant et accoudoir en chêne tourné du fauteuil Brinn',
  'Brinn lounge chair on a gray rug in a bright room, with a dog bed beside it':
    'Fauteuil Brinn sur un tapis gris dans une pièce claire, un lit pour chien à côté',

  'Oslo Dining Chair': 'Chaise de salle à manger Oslo',
  'Oak, blue linen': 'Chêne, lin bleu',
  'Sits through dessert': 'Jusqu’au dessert, et après',
  'The back curves around you and the seat has springs, which is why the conversation keeps going. Light enough to carry with one hand.':
    'Le dossier vous entoure et l’assise est suspendue, c’est pourquoi la conversation se prolonge. Assez légère pour se porter d’une main.',
  'Solid oak, lacquered': 'Chêne massif, laqué',
  'Webbed, padded, linen cover': 'Sanglé, rembourré, housse de lin',
  'Oslo dining chair in oak with a blue seat': 'Chaise de salle à manger Oslo en chêne, assise bleue',
  'Oslo dining chair seen from the side': 'Chaise de salle à manger Oslo vue de côté',
  'Bent oak back of the Oslo dining chair': 'Dossier en chêne cintré de la chaise de salle à manger Oslo',

  'Pell Ottoman': 'Pouf Pell',
  '24 in, bouclé': '24 po, bouclette',
  'A seat that moves in': 'Un siège qui emménage',
  'Put your feet on it, a tray on it or a child on it. Small enough to live under the window until you need it.':
    'Posez-y vos pieds, un plateau ou un enfant. Assez petit pour vivre sous la fenêtre en attendant.',
  'Textured bouclé, zippered': 'Bouclette texturée, à fermeture éclair',
  'Pell ottoman': 'Pouf Pell',
  'Close-up of the Pell ottoman’s fabric': 'Gros plan du tissu du pouf Pell',
  'Oak foot under the bouclé of the Pell ottoman': 'Pied en chêne sous la bouclette du pouf Pell',

  'Rail Lounge Chair': 'Fauteuil Rail',
  'Chrome frame, leather or fabric': 'Structure chromée, cuir ou tissu',
  'Two rails': 'Deux rails',
  'Everything hangs between two rails. The cushions come off, the frame stays a drawing.':
    'Tout est suspendu entre deux rails. Les coussins s’enlèvent, la structure reste un dessin.',
  'Bent steel tube, chromed': 'Tube d’acier cintré, chromé',
  'Rail lounge chair with a chrome frame on white': 'Fauteuil Rail à structure chromée sur fond blanc',
  'Rail lounge chair seen from the side': 'Fauteuil Rail vu de côté',
  'Chromed bend of the Rail lounge chair’s frame': 'Courbe chromée de la structure du fauteuil Rail',
  'Rail lounge chair under an Arc floor lamp in the evening': 'Fauteuil Rail sous une lampe sur pied Arc, le soir',
  'Frame bookcase full of books, a Rail lounge chair in front of it':
    'Bibliothèque Frame remplie de livres, un fauteuil Rail devant',

  'Wire Dining Chair': 'Chaise de salle à manger Wire',
  'Black steel, seat pad': 'Acier noir, coussin d’assise',
  'A chair in outline': 'Le contour d’une chaise',
  'Steel where it counts. Nothing where it doesn’t. Stacks four high.':
    'De l’acier là où il en faut. Rien ailleurs. S’empile par quatre.',
  'Steel, powder-coated': 'Acier thermolaqué',
  'Wire dining chair in black steel on white': 'Chaise de salle à manger Wire en acier noir sur fond blanc',
  'Wire dining chair seen from the side': 'Chaise de salle à manger Wire vue de côté',
  'Welded wires of the Wire dining chair’s back': 'Tiges soudées du dossier de la chaise de salle à manger Wire',
  'Plane dining table with Wire chairs under a Disc pendant':
    'Table de salle à manger Plane et chaises Wire sous une suspension Disc',

  'Pebble Ottoman': 'Pouf Pebble',
  '31 in, gray bouclé': '31 po, bouclette grise',
  'Round, for once': 'Rond, pour une fois',
  'Not one corner. Seat, table or footrest. It doesn’t mind.':
    'Pas un seul coin. Siège, table ou repose-pieds. Au choix.',
  'Wool bouclé, zippered': 'Bouclette de laine, à fermeture éclair',
  'Pebble ottoman in gray bouclé on white': 'Pouf Pebble en bouclette grise sur fond blanc',
  'Pebble ottoman seen from another side': 'Pouf Pebble vu d’un autre côté',
  'Seam around the top of the Pebble ottoman': 'Couture autour du dessus du pouf Pebble',

  Arrives: 'Livraison',
  Assembled: 'Tout assemblée',
  Pillow: 'Coussin décoratif',

  'Linnet Dining Chair': 'Chaise de salle à manger Linnet',
  'Black, spindle back': 'Noire, dossier à fuseaux',
  'A back that gives a little': 'Un dossier qui cède un peu',
  'Nine spindles under one bent rail: lean back and they flex, which is why nobody asks for a cushion. The seat is hollowed by hand where you need it.':
    'Neuf fuseaux sous une traverse cintrée : on s’adosse et ils plient, si bien que personne ne demande de coussin. L’assise est creusée à la main là où il le faut.',
  'Solid ash, stained black': 'Frêne massif teint noir',
  'Carved from one board': 'Taillée dans une seule planche',
  'Linnet dining chair in black with a spindle back': 'Chaise de salle à manger Linnet noire à dossier à fuseaux',
  'Linnet dining chair seen from the side': 'Chaise de salle à manger Linnet vue de côté',
  'Curved top rail and spindles of the Linnet dining chair':
    'Traverse cintrée et fuseaux de la chaise de salle à manger Linnet',

  'Poppy Wing Chair': 'Bergère à oreilles Poppy',
  '30 in, tan tweed': '30 po, tweed havane',
  'The best seat in the argument': 'La meilleure place du débat',
  'The wings block the draft and, on some evenings, the conversation. A tall back, a deep seat and arms at the right height for a book.':
    'Les oreilles arrêtent les courants d’air et, certains soirs, la conversation. Un haut dossier, une assise profonde et des accoudoirs à la bonne hauteur pour un livre.',
  'Wool tweed, tan': 'Tweed de laine havane',
  'Turned walnut': 'Noyer tourné',
  Included: 'Compris',
  'Poppy wing chair in tan tweed with a red pillow': 'Bergère à oreilles Poppy en tweed havane avec un coussin rouge',
  'Poppy wing chair seen from the side': 'Bergère à oreilles Poppy vue de côté',

  'Cup Swivel Chair': 'Fauteuil pivotant Cup',
  '30 in, red velvet': '30 po, velours rouge',
  'Turns around': 'Se retourne',
  'One wall, one cushion, one steel disc under it. Face the room. Or don’t.':
    'Une paroi, un coussin, un disque d’acier dessous. Face à la pièce. Ou non.',
  'Cotton velvet, red': 'Velours de coton rouge',
  'Steel, powder-coated, full swivel': 'Acier thermolaqué, rotation complète',
  'Cup swivel chair in red velvet on white': 'Fauteuil pivotant Cup en velours rouge sur fond blanc',
  'Cup swivel chair seen from the other side': 'Fauteuil pivotant Cup vu de l’autre côté',
  'Round seat cushion of the Cup swivel chair': 'Coussin d’assise rond du fauteuil pivotant Cup',

  'Bend Dining Chair': 'Chaise de salle à manger Bend',
  'Chrome, tan leather': 'Chrome, cuir havane',
  'Two fewer legs': 'Deux pieds de moins',
  'One tube, bent until it’s a chair. It gives when you sit. It gives back when you get up.':
    'Un tube, plié jusqu’à devenir une chaise. Elle cède quand on s’assoit. Elle rend quand on se lève.',
  'Tan leather': 'Cuir havane',
  'Bend dining chair in chrome and tan leather on white':
    'Chaise de salle à manger Bend en chrome et cuir havane sur fond blanc',
  'Bend dining chair seen from the other side': 'Chaise de salle à manger Bend vue de l’autre côté',

  'Steel, powder-coated black': 'Acier thermolaqué noir',

  'Counter height': 'Hauteur du comptoir',
  '35 to 37 in': '35 à 37 po',

  'Clover Counter Stool': 'Tabouret de comptoir Clover',
  '26 in, walnut and cord': '26 po, noyer et corde',
  'Pull one up while dinner cooks': 'À approcher pendant que le souper cuit',
  'Four hundred feet of paper cord, woven by hand, make a seat that’s firm at first and fits you after a month. We round the front rail so it never digs into your legs.':
    'Quatre cents pieds de corde de papier tressée à la main : l’assise est ferme au début et prend votre forme en un mois. La traverse avant est arrondie pour ne jamais gêner vos jambes.',
  'Paper cord, woven by hand': 'Corde de papier tressée à la main',
  'Clover counter stool in walnut with a woven seat': 'Tabouret de comptoir Clover en noyer à assise tressée',
  'Clover counter stool seen from the side': 'Tabouret de comptoir Clover vu de côté',
  'Woven cord seat of the Clover counter stool': 'Assise en corde tressée du tabouret de comptoir Clover',

  'Perch Counter Stool': 'Tabouret de comptoir Perch',
  '26 in, black leather': '26 po, cuir noir',
  'A seat on a post': 'Un siège sur une colonne',
  'Swivels. Has a ring for your feet. Doesn’t rock.': 'Pivote. Un anneau pour les pieds. Ne bascule pas.',
  Post: 'Colonne',
  'Black leather': 'Cuir noir',
  'Perch counter stool in black steel and leather on white':
    'Tabouret de comptoir Perch en acier et cuir noirs sur fond blanc',
  'Perch counter stool up close': 'Tabouret de comptoir Perch de près',
  'Piped leather seat of the Perch counter stool': 'Assise de cuir passepoilée du tabouret de comptoir Perch',

  'Orchard Dining Bench': 'Banc de salle à manger Orchard',
  '66 in, oak, seats three': '66 po, chêne, trois places',
  'Slide over': 'Poussez-vous un peu',
  'Cut from the same planks as the Orchard table and joined the same way. Three grown-ups fit, or five cousins. It tucks under the table when they’ve gone home.':
    'Taillé dans les mêmes planches que la table Orchard et assemblé de la même façon. Trois adultes y tiennent, ou cinq cousins. Il se range sous la table quand tout le monde est reparti.',
  Three: 'Trois personnes',
  'Orchard dining bench in solid oak': 'Banc de salle à manger Orchard en chêne massif',
  'Orchard dining bench seen from above': 'Banc de salle à manger Orchard vu d’en haut',

  'Plane Bench': 'Banc Plane',
  '59 in, walnut on black steel': '59 po, noyer sur acier noir',
  'The table, lower': 'La table, en plus bas',
  'Same thin edge. Same folded steel. Two people, or three who like each other.':
    'Le même bord mince. Le même acier plié. Deux personnes, ou trois qui s’apprécient.',
  'Folded steel, powder-coated black': 'Acier plié, revêtement en poudre noir',
  'Plane bench in walnut on folded black steel, on white': 'Banc Plane en noyer sur acier noir plié, sur fond blanc',
  'Plane bench seen from the other side': 'Banc Plane vu de l’autre côté',

  'Linnet Counter Stool': 'Tabouret de comptoir Linnet',
  '26 in, ash stained black': '26 po, frêne teint noir',
  'The Linnet, on tiptoe': 'La Linnet sur la pointe des pieds',
  'The same hollowed seat as the dining chair, on four legs that lean out just enough. It slides all the way under the counter, because there is no back to stop it.':
    'Le même siège creusé que la chaise, sur quatre pieds juste assez écartés. Il se glisse en entier sous le comptoir : aucun dossier ne l’arrête.',
  'Linnet counter stool in ash stained black': 'Tabouret de comptoir Linnet en frêne teint noir',
  'Linnet counter stool seen from above': 'Tabouret de comptoir Linnet vu d’en haut',

  'Keg Ottoman': 'Pouf Keg',
  '19 in, tan nubuck': '19 po, nubuck fauve',
  'Seat. Table. Footrest.': 'Siège. Table. Repose-pieds.',
  'A drum in leather, three bands high. Pick one use. Change your mind.':
    'Un tambour de cuir, trois bandes de haut. Choisissez un usage. Changez d’idée.',
  'Nubuck, tan': 'Nubuck fauve',
  'Foam on a plywood drum': 'Mousse sur tambour de contreplaqué',
  'Keg ottoman, a drum in tan nubuck, on white': 'Pouf Keg, un tambour en nubuck fauve, sur fond blanc',
  'Keg ottoman seen from above': 'Pouf Keg vu d’en haut',

  'Perch Bar Stool': 'Tabouret de bar Perch',
  '30 in, tan nubuck and black steel': '30 po, nubuck fauve et acier noir',
  'Four inches up': 'Quatre pouces plus haut',
  'The Perch for a real bar. Steel, nubuck, a ring for your heels.':
    'La Perch pour un vrai bar. Acier, nubuck, un anneau pour les talons.',
  'Nubuck, tan, turns full circle': 'Nubuck fauve, tourne sur un tour complet',
  '40 to 42 in': '40 à 42 po',
  'Perch bar stool with a tan seat on a black steel post, on white':
    'Tabouret de bar Perch à siège fauve sur tige d’acier noir, sur fond blanc',
  'Perch bar stool seen from above': 'Tabouret de bar Perch vu d’en haut',

  'Bun Ottoman': 'Pouf Bun',
  '23 in, tan tweed': '23 po, tweed fauve',
  'Feet up, or one more guest': 'Pour les pieds, ou un invité de plus',
  'Eight panels sewn by hand around a firm core. Rest your feet on it, sit a child on it, or roll it out of the way with one of the two.':
    'Huit panneaux cousus à la main autour d’un cœur ferme. Posez-y les pieds, asseyez-y un enfant, ou roulez-le plus loin avec l’un des deux.',
  'Foam core in a layer of cotton': 'Cœur de mousse enveloppé de coton',
  'Bun ottoman, round and plump in tan tweed': 'Pouf Bun, rond et dodu, en tweed fauve',
  'Bun ottoman seen from above': 'Pouf Bun vu d’en haut',

  'Bloc Chair': 'Fauteuil Bloc',
  '38 in, graphite tweed': '38 po, tweed graphite',
  'A sofa for one': 'Un sofa pour un',
  'Four blocks and you. The arms hold a glass, a book, a grudge.':
    'Quatre blocs et vous. Les bras tiennent un verre, un livre, une rancune.',
  'Wool tweed, graphite': 'Tweed de laine graphite',
  'Bloc chair in graphite tweed, square on all sides, on white':
    'Fauteuil Bloc en tweed graphite, carré de partout, sur fond blanc',
  'Bloc chair seen from the other side': 'Fauteuil Bloc vu de l’autre côté',

  'Half Dining Chair': 'Chaise de salle à manger Half',
  'Bent walnut, white bouclé': 'Noyer cintré, bouclette blanche',
  'Half behind, whole below': 'Moitié derrière, entière dessous',
  'Half a hoop of walnut, one round seat, four legs. It does the math.':
    'Un demi-cerceau de noyer, une assise ronde, quatre pieds. Le compte est bon.',
  'Bent plywood, walnut veneer': 'Contreplaqué cintré, placage de noyer',
  'Half dining chair, a round white seat in half a hoop of walnut, on white':
    'Chaise de salle à manger Half, assise ronde blanche dans un demi-cerceau de noyer, sur fond blanc',
  'Half dining chair seen from the other side': 'Chaise de salle à manger Half vue de l’autre côté',

  'Disc Lounge Chair': 'Fauteuil Disc',
  '28 in, olive bouclé': '28 po, bouclette olive',
  'Two discs, one nap': 'Deux disques, une sieste',
  'One to sit on, one to lean on. Bent steel holds them apart.':
    'Un pour s’asseoir, un pour s’adosser. L’acier plié les sépare.',
  'Wool bouclé, olive': 'Bouclette de laine olive',
  'Disc lounge chair, two discs of olive bouclé in a black tube frame, on white':
    'Fauteuil Disc, deux disques de bouclette olive dans un cadre de tube noir, sur fond blanc',
  'Disc lounge chair seen from the other side': 'Fauteuil Disc vu de l’autre côté',

  'Wren Lounge Chair': 'Fauteuil Wren',
  '31 in, oak and sage linen': '31 po, chêne et lin sauge',
  'Your end of the sofa, on its own': 'Votre bout du sofa, à part',
  'Spindles on three sides and an arm flat enough for a saucer. Both cushions come off, so you can flip them when the crumbs win.':
    'Des fuseaux sur trois côtés et un bras assez plat pour une soucoupe. Les deux coussins s’enlèvent : retournez-les quand les miettes gagnent.',
  'Linen, sage': 'Lin, sauge',
  'Loose, covers zip off': 'Libres, housses à glissière',
  'Wren lounge chair in oak with spindles and sage cushions': 'Fauteuil Wren en chêne à fuseaux, coussins sauge',
  'Wren lounge chair seen from the other side': 'Fauteuil Wren vu de l’autre côté',
};
