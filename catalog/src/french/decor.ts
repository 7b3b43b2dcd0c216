import type { FrenchTexts } from './types.ts';

export const decor: FrenchTexts = {
  Pegs: 'Chevilles',
  Mirror: 'Miroir',
  'Solid oak': 'Chêne massif',
  Capacity: 'Capacité',
  Hanging: 'Accrochage',
  Print: 'Impression',
  Glazing: 'Vitrage',
  Rod: 'Tringle',
  Rim: 'Pourtour',
  Hands: 'Aiguilles',
  Movement: 'Mécanisme',
  Face: 'Cadran',
  'Silvered glass, ⅛ in thick': 'Verre argenté de ⅛ po',
  'Silvered glass with a shatter-resistant backing': 'Verre argenté à endos pare-éclats',
  'Wall strap and hardware included': 'Courroie murale et quincaillerie comprises',
  'Acrylic, clear and UV-filtering': 'Acrylique transparent, filtre les UV',
  'Wire and hook included': 'Fil et crochet compris',
  'Screws and anchors included': 'Vis et chevilles comprises',
  'Shown here, not included': 'Illustrée, non comprise',
  'Silent quartz, one AA battery, not included': 'Quartz silencieux, une pile AA, non comprise',
  'Set of two, 48 × 96 in': 'Ensemble de deux, 48 × 96 po',

  'Fennel Planter': 'Cache-pot Fennel',
  '19 in tall, stoneware and oak': '19 po de haut, grès et chêne',
  'The fig gets its own furniture': 'Le figuier a son propre meuble',
  'The combed stoneware of the Fennel lamp, wide enough for a tree and lifted on three oak legs, so you can sweep under it. There’s a hole with a plug at the bottom, for people who water too much.':
    'Le grès strié de la lampe Fennel, assez large pour un arbre et posé sur trois pieds de chêne, pour balayer dessous. Il y a un trou avec un bouchon au fond, pour ceux qui arrosent trop.',
  'A 12 in nursery pot': 'Un pot de pépinière de 12 po',
  Plant: 'Plante',
  'Wipe the pot with a damp cloth. Put a saucer inside if the plug is out.':
    'Essuyer le pot avec un chiffon humide. Mettre une soucoupe à l’intérieur si le bouchon est enlevé.',
  'Fennel planter of ribbed green stoneware on an oak stand, with a leafy plant in it':
    'Cache-pot Fennel en grès vert strié sur support de chêne, avec une plante feuillue',
  'Fennel planter seen from above': 'Cache-pot Fennel vu d’en haut',

  'Aster Round Mirror': 'Miroir rond Aster',
  '32 in, bent oak': '32 po, chêne cintré',
  'A second window': 'Une deuxième fenêtre',
  'Hang it across from the first one and the room gets its light twice. The frame is one strip of oak, steamed and bent until the ends meet.':
    'Accrochez-le face à la première, et la pièce reçoit sa lumière deux fois. Le cadre est une seule lanière de chêne, cintrée à la vapeur jusqu’à ce que les bouts se rejoignent.',
  'Solid oak, steam-bent and oiled': 'Chêne massif, cintré à la vapeur et huilé',
  'One keyhole bracket on the back, screw and anchor included':
    'Une ferrure à trou de serrure au dos, vis et cheville comprises',
  'Aster round mirror in a bent oak frame on a clay wall':
    'Miroir rond Aster à cadre de chêne cintré sur un mur argile',
  'Aster round mirror seen from another angle': 'Miroir rond Aster vu sous un autre angle',

  'Alcove Floor Mirror': 'Miroir sur pied Alcove',
  '30 × 70 in, walnut': '30 × 70 po, noyer',
  'Hat to shoes': 'Du chapeau aux souliers',
  'Tall enough to show the whole outfit and wide enough for two people who are both late. Lean it on the wall, and use the strap that comes with it so it stays there.':
    'Assez haut pour montrer toute la tenue, assez large pour deux personnes en retard. Appuyez-le au mur et posez la courroie fournie pour qu’il y reste.',
  'Alcove floor mirror, arched in walnut, leaning on a wall': 'Miroir sur pied Alcove, arqué, en noyer, appuyé au mur',
  'Alcove floor mirror seen from another angle': 'Miroir sur pied Alcove vu sous un autre angle',

  'Heath Framed Print': 'Affiche encadrée Heath',
  '24 × 32 in, oak frame': '24 × 32 po, cadre de chêne',
  'The walk home': 'Le retour à pied',
  'Five ranges of hills and a sun that can’t decide. It’s printed from six blocks on cotton paper, with room around it and oak around that.':
    'Cinq rangs de collines et un soleil qui hésite. L’image est tirée de six blocs sur du papier de coton, avec de l’espace autour, puis du chêne.',
  'Six inks on cotton paper, open edition': 'Six encres sur papier de coton, tirage illimité',
  'Heath framed print of five green hills under a low sun':
    'Affiche encadrée Heath : cinq collines vertes sous un soleil bas',
  'Heath framed print seen from another angle': 'Affiche encadrée Heath vue sous un autre angle',

  'Sedge Linen Curtains': 'Rideaux de lin Sedge',
  'Morning, at your own pace': 'Le matin, à votre rythme',
  'European linen, heavy enough to hang straight and thin enough to glow when the sun gets around to it. It’s washed before we hem it, so the length you hang is the length you keep.':
    'Un lin d’Europe assez lourd pour tomber droit, assez fin pour s’illuminer quand le soleil se décide. Il est lavé avant l’ourlet : la longueur que vous accrochez est celle que vous gardez.',
  '100% linen, prewashed': '100 % lin, prélavé',
  'Two panels; rings for clips or a rod pocket': 'Deux panneaux; gaine de tringle ou anneaux à pinces',
  'Filters it; not a blackout curtain': 'Tamisée; rideau non occultant',
  'Machine wash cold, hang up damp.': 'Laver à l’eau froide, suspendre humide.',
  'Two Sedge linen curtains on a brass rod': 'Deux rideaux de lin Sedge sur une tringle de laiton',
  'Folds and brass rings of a Sedge linen curtain': 'Plis et anneaux de laiton d’un rideau de lin Sedge',

  'Larch Wall Shelf': 'Tablette murale Larch',
  '36 in, oak': '36 po, chêne',
  'For the good mug and the other books': 'Pour la belle tasse et les autres livres',
  'A thick oak board on two turned pegs that you see only if you sit down. It holds a row of hardcovers without an opinion.':
    'Une épaisse planche de chêne sur deux chevilles tournées qu’on ne voit qu’assis. Elle porte une rangée de livres reliés sans rien en penser.',
  'Up to 40 lb, screwed into studs': 'Jusqu’à 40 lb, vissée dans les montants',
  'Larch wall shelf in oak with books, a bowl and a vase':
    'Tablette murale Larch en chêne avec des livres, un bol et un vase',
  'Larch wall shelf seen from the other side': 'Tablette murale Larch vue de l’autre côté',

  'Quail Wall Clock': 'Horloge murale Quail',
  '14 in, walnut and brass': '14 po, noyer et laiton',
  'Right on time, and quiet about it': 'À l’heure, sans le crier',
  'The hands sweep instead of ticking, so you can hang it in the room where someone naps. Walnut rim, cream dial, brass hands you can read from the stove.':
    'Les aiguilles glissent sans tic-tac : accrochez-la même dans la pièce où quelqu’un fait la sieste. Pourtour de noyer, cadran crème, aiguilles de laiton qu’on lit depuis la cuisinière.',
  'Quail wall clock with a walnut rim and brass hands':
    'Horloge murale Quail à pourtour de noyer et aiguilles de laiton',
  'Quail wall clock seen from another angle': 'Horloge murale Quail vue sous un autre angle',

  'Slice Mirror': 'Miroir Slice',
  '20 × 40 in, black steel': '20 × 40 po, acier noir',
  'Half of a bigger mirror': 'La moitié d’un plus grand miroir',
  'Half a circle in black steel. Hang two and close it.':
    'Un demi-cercle d’acier noir. Accrochez-en deux pour le fermer.',
  'Curve left or right, hardware included': 'Courbe à gauche ou à droite, quincaillerie comprise',
  'Slice mirror, half a disc of glass in a thin black frame, on white':
    'Miroir Slice, demi-disque de verre dans un mince cadre noir, sur fond blanc',
  'Slice mirror seen from another angle': 'Miroir Slice vu sous un autre angle',

  'Stilt Floor Mirror': 'Miroir sur pied Stilt',
  '28 × 72 in, black steel': '28 × 72 po, acier noir',
  'Stands off the floor': 'Décollé du plancher',
  'Four inches of leg, six feet of you. It leans. A strap makes sure.':
    'Dix centimètres de pattes, six pieds de vous. Il s’appuie. Une courroie s’en assure.',
  'Stilt floor mirror in black steel leaning on a white wall':
    'Miroir sur pied Stilt en acier noir appuyé à un mur blanc',
  'Stilt floor mirror seen from another angle': 'Miroir sur pied Stilt vu sous un autre angle',

  'Quarter Framed Print': 'Affiche encadrée Quarter',
  '30 × 40 in, black frame': '30 × 40 po, cadre noir',
  'Twelve turns': 'Douze tours',
  'One quarter circle, twelve times, four inks. Your wall was too quiet.':
    'Un quart de cercle, douze fois, quatre encres. Votre mur était trop sage.',
  'Four inks on cotton paper, open edition': 'Quatre encres sur papier de coton, tirage illimité',
  'Aluminum, matte black': 'Aluminium, noir mat',
  'Quarter framed print of twelve quarter circles in red, blue, sand and black':
    'Affiche encadrée Quarter : douze quarts de cercle rouges, bleus, sable et noirs',
  'Quarter framed print seen from another angle': 'Affiche encadrée Quarter vue sous un autre angle',

  'Drop Velvet Curtains': 'Rideaux de velours Drop',
  'Night, on a rod': 'La nuit, sur tringle',
  'Graphite velvet, lined. Closed, the street is gone. So is the draft.':
    'Velours graphite, doublé. Fermés, plus de rue. Plus de courant d’air non plus.',
  'Cotton velvet on a blackout lining': 'Velours de coton sur doublure occultante',
  'Two panels with hidden grommets': 'Deux panneaux à œillets cachés',
  'Dry clean.': 'Nettoyer à sec.',
  'Two Drop velvet curtains in graphite on a black rod': 'Deux rideaux de velours Drop graphite sur une tringle noire',
  'Folds of a Drop velvet curtain under its rod': 'Plis d’un rideau de velours Drop sous sa tringle',

  'Ledge Wall Shelf': 'Tablette murale Ledge',
  '48 in, black steel': '48 po, acier noir',
  'Lean it, don’t hang it': 'Appuyez, n’accrochez pas',
  'One sheet of steel, folded three times. The lip holds art. Change your mind weekly.':
    'Une feuille d’acier, pliée trois fois. Le rebord retient les cadres. Changez d’avis chaque semaine.',
  'Up to 30 lb, screwed into studs': 'Jusqu’à 30 lb, vissée dans les montants',
  'Ledge wall shelf in black steel with a leaning print, books and a vase':
    'Tablette murale Ledge en acier noir avec une affiche appuyée, des livres et un vase',
  'Ledge wall shelf seen from the other side': 'Tablette murale Ledge vue de l’autre côté',

  'Dot Wall Clock': 'Horloge murale Dot',
  '12 in, matte black': '12 po, noir mat',
  'Noon is up there': 'Midi est là-haut',
  'No numbers. One dot. You know the rest.': 'Aucun chiffre. Un point. Le reste, vous le savez.',
  'Dot wall clock, a black disc with white hands and one white dot, on white':
    'Horloge murale Dot, disque noir à aiguilles blanches et un point blanc, sur fond blanc',
  'Dot wall clock seen from another angle': 'Horloge murale Dot vue sous un autre angle',

  'Upright or sideways, hardware included': 'À la verticale ou à l’horizontale, quincaillerie comprise',
  'Set of two, 16 × 20 in': 'Ensemble de deux, 16 × 20 po',
  'Set of two, 48 × 84 in': 'Ensemble de deux, 48 × 84 po',

  'Dune Wall Mirror': 'Miroir mural Dune',
  '24 × 36 in, walnut': '24 × 36 po, noyer',
  'Soft corners for early mornings': 'Des coins doux pour les petits matins',
  'A deep walnut frame, rounded where an elbow would find it. It hangs upright over a sink or sideways over a dresser, so you don’t have to decide today.':
    'Un cadre de noyer profond, arrondi là où passent les coudes. Il s’accroche debout au-dessus d’un lavabo ou couché au-dessus d’une commode : rien à décider aujourd’hui.',
  'Dune wall mirror with soft corners in walnut': 'Miroir mural Dune en noyer, à coins arrondis',
  'Dune wall mirror seen from another angle': 'Miroir mural Dune vu sous un autre angle',

  'Tern Framed Prints': 'Affiches encadrées Tern',
  'Two things from the beach': 'Deux trouvailles de plage',
  'Stones somebody stacked and birds nobody could. Hang the two prints side by side, or send one of them up the stairs.':
    'Des pierres que quelqu’un a empilées, des oiseaux que personne n’attrape. Accrochez les deux affiches côte à côte, ou envoyez-en une à l’étage.',
  'Two prints, framed': 'Deux affiches, encadrées',
  'Five inks on cotton paper, open edition': 'Cinq encres sur papier de coton, tirage illimité',
  'Tern framed prints of stacked stones and two birds, side by side':
    'Affiches encadrées Tern, des pierres empilées et deux oiseaux, côte à côte',
  'Tern framed prints seen from another angle': 'Affiches encadrées Tern vues sous un autre angle',

  'Marram Cotton Curtains': 'Rideaux de coton Marram',
  'Pull them, and it’s evening': 'Tirez-les, c’est le soir',
  'Heavy basket-weave cotton the color of brick, with tabs that slide on a wooden pole. The room gets warmer the moment you close them, or it feels that way.':
    'Un coton natté épais, couleur brique, à pattes qui glissent sur une tringle de bois. La pièce se réchauffe dès qu’on les ferme, ou c’est tout comme.',
  'Cotton basket weave, unlined': 'Coton natté, sans doublure',
  'Two panels with tabs': 'Deux panneaux à pattes',
  'Two brick Marram cotton curtains hung by tabs from an oak pole':
    'Deux rideaux de coton Marram brique suspendus par des pattes à une tringle de chêne',
  'Tabs and folds of a Marram cotton curtain': 'Pattes et plis d’un rideau de coton Marram',

  'Pill Mirror': 'Miroir Pill',
  '20 × 50 in, brass': '20 × 50 po, laiton',
  'Take one every morning': 'Un chaque matin',
  'Two round ends, two straight sides, one line of brass. Upright or lying down.':
    'Deux bouts ronds, deux côtés droits, un trait de laiton. Debout ou couché.',
  'Steel, brass-plated': 'Acier plaqué laiton',
  'Pill mirror, tall with round ends, in brass on white': 'Miroir Pill haut à bouts ronds, en laiton, sur fond blanc',
  'Pill mirror seen from another angle': 'Miroir Pill vu sous un autre angle',

  'Loop Framed Print': 'Affiche encadrée Loop',
  '24 × 32 in, black frame': '24 × 32 po, cadre noir',
  'Drawn without lifting the pen': 'Dessiné sans lever le crayon',
  'One line. One dot. It took forty tries.': 'Une ligne. Un point. Il a fallu quarante essais.',
  'Two inks on cotton paper, open edition': 'Deux encres sur papier de coton, tirage illimité',
  'Loop framed print of one looped black line and a red disc':
    'Affiche encadrée Loop, une ligne noire en boucles et un disque rouge',
  'Loop framed print seen from another angle': 'Affiche encadrée Loop vue sous un autre angle',

  'Veil Sheer Curtains': 'Voilages Veil',
  'Day, filtered': 'Le jour, filtré',
  'White linen gauze. You see out. They don’t see in.': 'Gaze de lin blanche. Vous voyez dehors. On ne vous voit pas.',
  'Linen and cotton gauze': 'Gaze de lin et de coton',
  'Two white Veil sheer curtains in front of a window, one drawn back':
    'Deux voilages Veil blancs devant une fenêtre, l’un ouvert',
  'Folds of a Veil sheer curtain under its rod': 'Plis d’un voilage Veil sous sa tringle',

  'Half Bookends': 'Serre-livres Half',
  'Set of two, travertine': 'Ensemble de deux, travertin',
  'One disc, cut': 'Un disque, coupé',
  'Nine pounds of stone at each end. Books in between, in the order you’ll never finish them.':
    'Neuf livres de pierre à chaque bout. Des livres entre les deux, dans l’ordre où vous ne les finirez pas.',
  'Steel, slid under the books': 'Acier, glissés sous les livres',
  'Half bookends, two half discs of travertine holding books, on white':
    'Serre-livres Half, deux demi-disques de travertin qui tiennent des livres, sur fond blanc',
  'Half bookends seen from the other side': 'Serre-livres Half vus de l’autre côté',

  'Finch Oval Mirror': 'Miroir ovale Finch',
  '33 in, brass': '33 po, laiton',
  'Kinder than a fitting-room mirror': 'Plus gentil que celui de la cabine d’essayage',
  'A tall oval in a rounded brass frame that’s left to darken. Hang it where the morning light reaches you from the side.':
    'Un ovale haut dans un cadre de laiton arrondi qu’on laisse foncer. Accrochez-le là où la lumière du matin vient de côté.',
  'Two keyholes, screws included': 'Deux trous de serrure, vis comprises',
  'Finch oval mirror in brass on a wall': 'Miroir ovale Finch en laiton sur un mur',
  'Finch oval mirror seen from another angle': 'Miroir ovale Finch vu sous un autre angle',

  'Larch Wall Hooks': 'Patère murale Larch',
  '34 in, oak, five pegs': '34 po, chêne, cinq chevilles',
  'One peg each, and one for the dog': 'Une cheville chacun, une pour le chien',
  'Five pegs turned from solid oak, set at a tilt so a coat slides in and stays. Fasten it to two studs and it will hold the whole family’s winter.':
    'Cinq chevilles tournées dans le chêne massif, inclinées pour que le manteau glisse et reste. Fixée à deux montants, elle tient l’hiver de toute la famille.',
  'Five, up to 20 lb each': 'Cinq, jusqu’à 20 lb chacune',
  'Two brass screws, included': 'Deux vis de laiton, comprises',
  'Larch wall hooks, an oak rail with five turned pegs': 'Patère murale Larch, rail de chêne à cinq chevilles tournées',
  'Larch wall hooks seen from the other side': 'Patère murale Larch vue de l’autre côté',

  'Cone Planter': 'Cache-pot Cone',
  '15 in, matte rust': '15 po, rouille mat',
  'Upside down, on purpose': 'À l’envers, exprès',
  'A cone on its narrow end, in a ring of steel that holds it there. Add a plant you can forget.':
    'Un cône sur sa pointe, dans un anneau d’acier qui le retient. Ajoutez une plante qu’on peut oublier.',
  Pot: 'Contenant',
  'Fiber cement, matte rust': 'Fibrociment, rouille mat',
  Foot: 'Pied',
  Drainage: 'Évacuation',
  'Hole with a plug': 'Trou avec bouchon',
  'Wipe with a damp cloth.': 'Essuyer avec un chiffon humide.',
  'Cone planter in matte rust with a snake plant, on white':
    'Cache-pot Cone rouille mat avec une sansevière, sur fond blanc',
  'Cone planter seen from above': 'Cache-pot Cone vu d’en haut',

  'Dot Wall Hooks': 'Crochets muraux Dot',
  'Set of five, steel': 'Ensemble de cinq, acier',
  'Art until winter': 'De l’art jusqu’à l’hiver',
  'Four black discs, one red. Space them as you like. Then cover them in coats.':
    'Quatre disques noirs, un rouge. Espacez-les à votre goût. Puis couvrez-les de manteaux.',
  'Three sizes, up to 15 lb each': 'Trois tailles, jusqu’à 15 lb chacun',
  'Dot wall hooks, four black discs and a red one on a white wall':
    'Crochets muraux Dot, quatre disques noirs et un rouge sur un mur blanc',
  'Dot wall hooks seen from the other side': 'Crochets muraux Dot vus de l’autre côté',
};
