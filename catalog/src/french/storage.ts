import type { FrenchTexts } from './types.ts';

export const storage: FrenchTexts = {
  Wheels: 'Roues',
  Rope: 'Corde',
  Pads: 'Coussins',
  Inside: 'Intérieur',
  Body: 'Corps',
  Shelves: 'Tablettes',
  Safety: 'Sécurité',
  Doors: 'Portes',
  Cables: 'Câbles',
  Plinth: 'Socle',
  Legs: 'Pieds',

  'Hazel Bar Cart': 'Chariot de bar Hazel',
  '31 in, walnut and brass': '31 po, noyer et laiton',
  'Last call comes to the sofa': 'Le dernier service se rend au sofa',
  'Two walnut trays in a brass frame, with rails so that nothing slides off at the doorsill. Lift it by the handle like a wheelbarrow and it goes where the guests are.':
    'Deux plateaux de noyer dans une structure de laiton, avec des barres pour que rien ne glisse au seuil. Soulevez-le par la poignée comme une brouette, et il va là où sont les invités.',
  Trays: 'Plateaux',
  'Walnut, each holds 30 lb': 'Noyer, jusqu’à 30 lb chacun',
  '9.5 in, walnut rims': '9,5 po, jantes de noyer',
  'Hazel bar cart with two walnut trays and large wheels in a brass frame, set with bottles':
    'Chariot de bar Hazel à deux plateaux de noyer et grandes roues dans une structure de laiton, garni de bouteilles',
  'Hazel bar cart seen from the other side': 'Chariot de bar Hazel vu de l’autre côté',

  'Larch Coat Rack': 'Portemanteau Larch',
  '72 in tall, oak, eight pegs': '72 po de haut, chêne, huit patères',
  'A tree for coats': 'Un arbre à manteaux',
  'Eight turned pegs at two heights, so the children can hang up their own. The four feet reach out far enough to hold the heaviest parka on one side.':
    'Huit patères tournées à deux hauteurs, pour que les enfants accrochent eux-mêmes. Les quatre pieds s’écartent assez pour retenir le plus lourd des parkas d’un seul côté.',
  'Eight, up to 15 lb each': 'Huit, jusqu’à 15 lb chacune',
  'Four, with brass glides': 'Quatre, à patins de laiton',
  'Larch coat rack in oak with eight pegs and a straw hat on one of them':
    'Portemanteau Larch en chêne à huit patères, un chapeau de paille sur l’une',
  'Larch coat rack seen from the other side': 'Portemanteau Larch vu de l’autre côté',

  'Linden Sideboard': 'Buffet Linden',
  '72 in, oak': '72 po, chêne',
  'Holds Sunday lunch for twelve': 'Contient le dîner du dimanche pour douze',
  'Two deep cabinets for platters, three drawers for everything you need in a hurry. The doors are framed the old way, so they move with the weather and never stick.':
    'Deux armoires profondes pour les plats de service, trois tiroirs pour tout ce qu’il vous faut en vitesse. Les portes sont encadrées à l’ancienne : elles suivent le temps qu’il fait sans jamais coincer.',
  'Oak, solid doors, veneered case': 'Chêne, portes massives, caisson plaqué',
  'One adjustable shelf behind each door': 'Une tablette réglable derrière chaque porte',
  'Dovetailed, the top one lined in felt': 'À queues d’aronde, celui du haut doublé de feutre',
  'Linden sideboard in oak with a vase and a bowl on it': 'Buffet Linden en chêne avec un vase et un bol',
  'Linden sideboard seen from the side': 'Buffet Linden vu de côté',
  'Frame and panel door of the Linden sideboard': 'Porte à cadre et panneau du buffet Linden',
  'Linden sideboard in the evening with a lit Dew lamp on it': 'Buffet Linden le soir, avec une lampe Dew allumée',

  'Harbor Bookcase': 'Bibliothèque Harbor',
  '78 in tall, painted': '78 po de haut, peinte',
  'Room for the ones you meant to read': 'De la place pour ceux que vous vouliez lire',
  'Five shelves with a lip that keeps the last book upright, and a narrow-board back like a boathouse. It’s made and shipped by a workshop on the coast that makes nothing else.':
    'Cinq tablettes avec un rebord qui garde le dernier livre debout, et un fond en planches étroites comme un hangar à bateaux. Elle est fabriquée et expédiée par un atelier de la côte qui ne fait rien d’autre.',
  'Poplar, painted by hand': 'Peuplier, peint à la main',
  'Five, each holds 55 lb': 'Cinq, jusqu’à 55 lb chacune',
  'Includes a wall anchor. Please use it.': 'Ancrage mural compris. Veuillez l’utiliser.',
  'Tall Harbor bookcase painted dark green, filled with books':
    'Haute bibliothèque Harbor peinte en vert foncé, remplie de livres',
  'Harbor bookcase seen from the side': 'Bibliothèque Harbor vue de côté',
  'Shelf lip and books on the Harbor bookcase': 'Rebord de tablette et livres dans la bibliothèque Harbor',

  'Tansy Media Console': 'Meuble télé Tansy',
  '68 in, cane doors': '68 po, portes en cannage',
  'Lets the remote through': 'Laisse passer la télécommande',
  'Cane is woven air: a remote works through it, a speaker plays through it, and the tangle of cords stays out of sight. The open middle is for the records you still put on.':
    'Le cannage, c’est de l’air tressé : la télécommande agit au travers, le haut-parleur joue au travers, et le fouillis de fils reste caché. Le centre ouvert est pour les disques que vous mettez encore.',
  'Ash, oiled': 'Frêne, huilé',
  'Woven cane in solid frames': 'Cannage tressé dans des cadres massifs',
  'Cutouts behind every bay': 'Passe-fils derrière chaque compartiment',
  'Tansy media console with cane doors against a wall': 'Meuble télé Tansy à portes en cannage contre un mur',
  'Tansy media console seen from the side': 'Meuble télé Tansy vu de côté',
  'Woven cane in a door of the Tansy media console': 'Cannage tressé d’une porte du meuble télé Tansy',

  'Line Sideboard': 'Buffet Line',
  '76 in, black on steel': '76 po, noir sur acier',
  'One long line': 'Une longue ligne',
  'Four reeded doors, no handles, a plinth set back until the whole thing floats. Plates inside, nothing on top.':
    'Quatre portes cannelées, aucune poignée, un socle si en retrait que tout flotte. Les assiettes dedans, rien dessus.',
  'Oak veneer, stained black': 'Placage de chêne teint noir',
  'Brushed steel': 'Acier brossé',
  'Two adjustable shelves': 'Deux tablettes réglables',
  'Line sideboard in black on a metal plinth, on white': 'Buffet Line noir sur socle de métal, fond blanc',
  'Line sideboard seen from the side': 'Buffet Line vu de côté',
  'Reeded doors of the Line sideboard over its metal plinth':
    'Portes cannelées du buffet Line au-dessus de son socle de métal',

  'Frame Bookcase': 'Bibliothèque Frame',
  '80 in tall, black steel': '80 po de haut, acier noir',
  'Outline of a bookcase': 'Le contour d’une bibliothèque',
  'Square steel, five shelves, no back. Ships from the people who weld it.':
    'Acier carré, cinq tablettes, aucun fond. Expédiée par les gens qui la soudent.',
  'Steel tube, powder-coated': 'Tube d’acier thermolaqué',
  'Five, each holds 60 lb': 'Cinq, jusqu’à 60 lb chacune',
  'Anchor it to the wall': 'À ancrer au mur',
  'Frame bookcase in black steel on white': 'Bibliothèque Frame en acier noir sur fond blanc',
  'Frame bookcase seen from the side': 'Bibliothèque Frame vue de côté',
  'Corner of a shelf in the Frame bookcase': 'Coin d’une tablette de la bibliothèque Frame',

  'Box Media Console': 'Meuble télé Box',
  '72 in, walnut and black': '72 po, noyer et noir',
  'Shut the box': 'Fermez la boîte',
  'Three black doors for what shouldn’t be seen. One open bay for what has to be. Cables exit the back.':
    'Trois portes noires pour ce qu’on ne veut pas voir. Un compartiment ouvert pour ce qui doit l’être. Les câbles sortent à l’arrière.',
  'Walnut veneer, black doors': 'Placage de noyer, portes noires',
  'Flat steel, bent into sleds': 'Acier plat, plié en traîneaux',
  'Box media console in walnut with black doors on white': 'Meuble télé Box en noyer à portes noires sur fond blanc',
  'Box media console seen from the side': 'Meuble télé Box vu de côté',
  'Front edge of the Box media console': 'Bord avant du meuble télé Box',

  'Larch Low Bookcase': 'Bibliothèque basse Larch',
  '54 in wide, oak': '54 po de large, chêne',
  'Fits under the window': 'Tient sous la fenêtre',
  'Six compartments at four heights: tall ones for atlases, flat ones for the stack you’re working on. The back is made of narrow boards, because the back shows.':
    'Six cases de quatre hauteurs : des hautes pour les atlas, des plates pour la pile du moment. Le fond est en planches étroites, parce que le fond se voit.',
  'Oak, solid shelves, veneered case': 'Chêne, tablettes massives, caisson plaqué',
  'Each carries 60 lb': 'Chacune porte 60 lb',
  'Includes a wall anchor': 'Ancrage mural compris',
  'Larch low bookcase in oak filled with books': 'Bibliothèque basse Larch en chêne remplie de livres',
  'Larch low bookcase seen from the side': 'Bibliothèque basse Larch vue de côté',
  'Shelves and books of the Larch low bookcase': 'Tablettes et livres de la bibliothèque basse Larch',

  'Cell Bookcase': 'Bibliothèque Cell',
  '47 in square, black oak': '47 po au carré, chêne noir',
  'Nine. Three closed.': 'Neuf. Trois fermées.',
  'Six cells to show. Three to hide. You decide what goes where.':
    'Six cases pour montrer. Trois pour cacher. À vous de décider.',
  'Three, push to open': 'Trois, ouverture par pression',
  'Cell bookcase, nine black cells with books and objects, on white':
    'Bibliothèque Cell, neuf cases noires avec des livres et des objets, sur fond blanc',
  'Cell bookcase seen from the other side': 'Bibliothèque Cell vue de l’autre côté',
  'Open and closed cells of the Cell bookcase': 'Cases ouvertes et fermées de la bibliothèque Cell',

  'Step Credenza': 'Crédence Step',
  '63 in, walnut and gray lacquer': '63 po, noyer et laque grise',
  'High, then low': 'Haut, puis bas',
  'Three drawers in walnut. Two doors in lacquer. A step between them.':
    'Trois tiroirs de noyer. Deux portes laquées. Une marche entre les deux.',
  'Walnut veneer and gray lacquer': 'Placage de noyer et laque grise',
  'Step credenza, a walnut block beside a lower gray one, on white':
    'Crédence Step, un bloc de noyer à côté d’un bloc gris plus bas, sur fond blanc',
  'Step credenza seen from the other side': 'Crédence Step vue de l’autre côté',

  'Tansy Tall Cabinet': 'Armoire haute Tansy',
  '60 in tall, oak and cane': '60 po de haut, chêne et cannage',
  'Linens, glasses, board games, all of it': 'Le linge, les verres, les jeux de société, tout',
  'Two cane doors let the air in, and two drawers below catch whatever rolls around. The corners are rounded like those of the Tansy media console.':
    'Deux portes cannées laissent passer l’air, et deux tiroirs en dessous recueillent tout ce qui roule. Les coins sont arrondis comme ceux du meuble télé Tansy.',
  'Three adjustable shelves': 'Trois tablettes réglables',
  'Tansy tall cabinet in oak with cane doors': 'Armoire haute Tansy en chêne à portes cannées',
  'Tansy tall cabinet seen from the side': 'Armoire haute Tansy vue de côté',
  'Cane door and brass knob of the Tansy tall cabinet': 'Porte cannée et bouton de laiton de l’armoire haute Tansy',

  'Flute Bar Cabinet': 'Meuble-bar Flute',
  '61 in tall, smoked oak': '61 po de haut, chêne fumé',
  'A bar, closed': 'Un bar, fermé',
  'Fluted doors. Bottles behind them. Nobody has to know.':
    'Des portes cannelées. Des bouteilles derrière. Personne n’a à le savoir.',
  'Smoked oak, solid fronts': 'Chêne fumé, façades massives',
  'Travertine, sealed': 'Travertin scellé',
  Pulls: 'Poignées',
  'Bottle shelf, glass rack, two shelves': 'Range-bouteilles, porte-verres, deux tablettes',
  'Flute bar cabinet in smoked oak with brass pulls and a stone top, on white':
    'Meuble-bar Flute en chêne fumé, poignées de laiton et dessus de pierre, sur fond blanc',
  'Flute bar cabinet seen from the other side': 'Meuble-bar Flute vu de l’autre côté',
  'Travertine over the fluted doors of the Flute bar cabinet':
    'Travertin au-dessus des portes cannelées du meuble-bar Flute',

  'Larch Entry Bench': 'Banc d’entrée Larch',
  '48 in, oak, indigo seat': '48 po, chêne, assise indigo',
  'Boots off here': 'On enlève ses bottes ici',
  'Three compartments for shoes, a cushion on top and room for two people to tie their laces.':
    'Trois casiers pour les chaussures, un coussin dessus et assez de place pour lacer ses bottes à deux.',
  'Indigo cotton canvas, zippered': 'Toile de coton indigo, à fermeture éclair',
  Baskets: 'Paniers',
  'Two, coiled cord, included': 'Deux, en corde enroulée, compris',
  'Wash the cushion cover cold.': 'Laver la housse du coussin à l’eau froide.',
  'Larch entry bench in oak with baskets and an indigo seat cushion':
    'Banc d’entrée Larch en chêne avec des paniers et un coussin indigo',
  'Larch entry bench seen from the side': 'Banc d’entrée Larch vu de côté',
  'Coiled baskets under the seat cushion of the Larch entry bench':
    'Paniers de corde enroulée sous le coussin du banc d’entrée Larch',

  'Tansy Shoe Cabinet': 'Armoire à chaussures Tansy',
  '36 in, oak and cane': '36 po, chêne et cannage',
  'Sixteen pairs, ten inches deep': 'Seize paires, dix pouces de profond',
  'Four cane doors tip forward and the shoes stand behind them on edge. The cane lets them air, and the hall lets you pass.':
    'Quatre portes en cannage basculent vers l’avant, les chaussures debout derrière. Le cannage les aère, et le couloir vous laisse passer.',
  'Tansy shoe cabinet in oak with four cane doors': 'Armoire à chaussures Tansy en chêne à quatre portes en cannage',
  'Tansy shoe cabinet seen from the other side': 'Armoire à chaussures Tansy vue de l’autre côté',

  'Silo Cabinet': 'Armoire Silo',
  '57 in tall, walnut': '57 po de haut, noyer',
  'Round where you’d bump it': 'Ronde là où on s’y cogne',
  'Two doors. Four soft corners. One black line down the middle, to pull.':
    'Deux portes. Quatre coins doux. Une ligne noire au milieu, pour tirer.',
  'Walnut veneer, solid edges': 'Placage de noyer, chants massifs',
  'Silo cabinet in walnut with rounded corners, on white': 'Armoire Silo en noyer à coins arrondis, sur fond blanc',
  'Silo cabinet seen from the other side': 'Armoire Silo vue de l’autre côté',

  'Heron Ladder Shelf': 'Étagère échelle Heron',
  '72 in tall, oak': '72 po de haut, chêne',
  'Leans, but won’t leave': 'Appuyée, mais bien là',
  'Five shelves that get shallower on the way up, so it takes less room than it gives. Rest it against the wall, fasten the two hidden hooks and forget they’re there.':
    'Cinq tablettes de moins en moins profondes vers le haut : elle donne plus de place qu’elle n’en prend. Appuyez-la au mur, fixez les deux crochets cachés et n’y pensez plus.',
  'Five, each holds 25 lb': 'Cinq, jusqu’à 25 lb chacune',
  'Includes two wall hooks. Please use them.': 'Deux crochets muraux compris. Veuillez les utiliser.',
  'Heron ladder shelf in oak, leaning on a wall, with books and ceramics':
    'Étagère échelle Heron en chêne, appuyée au mur, avec des livres et des céramiques',
  'Heron ladder shelf seen from the other side': 'Étagère échelle Heron vue de l’autre côté',

  'Harbor Low Bookcase': 'Bibliothèque basse Harbor',
  '50 in wide, painted brick': '50 po de large, peinte brique',
  'The Harbor, for children’s arms': 'La Harbor à portée d’enfant',
  'Two shelves, two bays and the same narrow-board back as the tall one, under a top of oak that’s the right height for a globe or a cat.':
    'Deux tablettes, deux travées et le même fond en planches étroites que la grande, sous un dessus de chêne à la bonne hauteur pour un globe ou un chat.',
  'Harbor low bookcase painted brick with an oak top, filled with books':
    'Bibliothèque basse Harbor peinte brique à dessus de chêne, remplie de livres',
  'Harbor low bookcase seen from the other side': 'Bibliothèque basse Harbor vue de l’autre côté',

  'Tower Bookcase': 'Bibliothèque Tower',
  '75 in tall, walnut in black steel': '75 po de haut, noyer et acier noir',
  'Eighteen inches of floor': 'Dix-huit pouces de plancher',
  'Five shelves, one drawer, no back. It fits where nothing else does.':
    'Cinq tablettes, un tiroir, pas de fond. Elle entre là où rien d’autre n’entre.',
  'Walnut veneer, up to 30 lb each': 'Placage de noyer, jusqu’à 30 lb chacune',
  'Tower bookcase, walnut shelves in a narrow black steel frame, on white':
    'Bibliothèque Tower, tablettes de noyer dans un cadre étroit d’acier noir, sur fond blanc',
  'Tower bookcase seen from the other side': 'Bibliothèque Tower vue de l’autre côté',

  'Block Storage Bench': 'Banc de rangement Block',
  '47 in, black oak and leather': '47 po, chêne noir et cuir',
  'Sit on your books': 'Assis sur vos livres',
  'Three cells. Three leather pads. One hall, solved.': 'Trois cases. Trois coussins de cuir. Un vestibule réglé.',
  'Top-grain leather, black': 'Cuir pleine fleur noir',
  'Block storage bench in black oak with three leather pads, on white':
    'Banc de rangement Block en chêne noir à trois coussins de cuir, sur fond blanc',
  'Block storage bench seen from the other side': 'Banc de rangement Block vu de l’autre côté',

  'Sedge Baskets': 'Paniers Sedge',
  'Set of two, sea grass rope': 'Ensemble de deux, corde de jonc',
  'Tidy in ten seconds': 'Rangé en dix secondes',
  'Rope of sea grass, laid round and round and stitched by hand. One swallows the throws, the other the toys, and both have loops to carry them by.':
    'De la corde de jonc enroulée et cousue à la main. L’un avale les jetés, l’autre les jouets, et tous deux ont des anses pour les porter.',
  'Sea grass, stitched with cotton': 'Jonc de mer, cousu au coton',
  '14 and 9.5 in tall': '14 et 9,5 po de haut',
  'Two Sedge baskets of sea grass rope, a folded throw in the larger one':
    'Deux paniers Sedge en corde de jonc, un jeté plié dans le plus grand',
  'Sedge baskets seen from above': 'Paniers Sedge vus d’en haut',

  'Disc Bar Cabinet': 'Armoire bar Disc',
  '39 in, black oak and brass': '39 po, chêne noir et laiton',
  'The sun over the yardarm': 'C’est l’heure quelque part',
  'Two black doors, one brass disc. Open them and it’s two halves. Pour accordingly.':
    'Deux portes noires, un disque de laiton. Ouvrez : ça fait deux moitiés. Servez en conséquence.',
  'Brass, half a disc on each door': 'Laiton, un demi-disque sur chaque porte',
  'Two shelves and a rack for 12 glasses': 'Deux tablettes et un râtelier pour 12 verres',
  'Disc bar cabinet in black oak with a brass disc across its two doors, on white':
    'Armoire bar Disc en chêne noir, un disque de laiton sur les deux portes, sur fond blanc',
  'Disc bar cabinet seen from the other side': 'Armoire bar Disc vue de l’autre côté',

  'Step Bookcase': 'Bibliothèque Step',
  '58 in, oak, ten cells': '58 po, chêne, dix cases',
  'Ten cells, four steps': 'Dix cases, quatre marches',
  'Against a wall or across a room. No back, so both sides count. Not for climbing.':
    'Contre un mur ou au milieu d’une pièce. Pas de fond : les deux côtés comptent. Interdit de grimper.',
  'Oak veneer, matte lacquer': 'Placage de chêne, laque mate',
  Cells: 'Cases',
  '13.5 in square, up to 30 lb each': '13,5 po de côté, jusqu’à 30 lb chacune',
  'Step bookcase in oak, its open cells four high at one end and one at the other, on white':
    'Bibliothèque Step en chêne, quatre cases ouvertes de haut à un bout, une à l’autre, sur fond blanc',
  'Step bookcase seen from the other side': 'Bibliothèque Step vue de l’autre côté',

  'Rail Bar Cart': 'Chariot bar Rail',
  '30 in, steel and smoked oak': '30 po, acier et chêne fumé',
  'Drinks come to you': 'Les verres viennent à vous',
  'Two shelves, four wheels, one bent tube at each end. Two wheels lock. You may not.':
    'Deux tablettes, quatre roues, un tube plié à chaque bout. Deux roues se bloquent. Vous, non.',
  'Smoked oak, up to 40 lb each': 'Chêne fumé, jusqu’à 40 lb chacune',
  'Four, two lock': 'Quatre, dont deux à frein',
  'Rail bar cart in steel with smoked oak shelves and bottles, on white':
    'Chariot bar Rail en acier, tablettes de chêne fumé et bouteilles, sur fond blanc',
  'Rail bar cart seen from the other side': 'Chariot bar Rail vu de l’autre côté',
};
