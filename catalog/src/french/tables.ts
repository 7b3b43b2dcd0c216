import type { FrenchTexts } from './types.ts';

export const tables: FrenchTexts = {
  Top: 'Plateau',
  Shelf: 'Tablette',
  Diameter: 'Diamètre',
  Wood: 'Bois',
  Seats: 'Places',
  Eight: 'Huit',
  Six: 'Six',
  Stone: 'Pierre',

  'Bramble Tray Table': 'Table-plateau Bramble',
  '28 in, walnut and oak': '28 po, noyer et chêne',
  'Breakfast comes to you': 'Le déjeuner vient à vous',
  'Lift the tray off by its brass handles, load it in the kitchen and set it down again. The legs fold flat, so between guests the table fits behind a door.':
    'Soulevez le plateau par ses poignées de laiton, garnissez-le à la cuisine et reposez-le. Les pieds se plient à plat : entre deux visites, la table tient derrière une porte.',
  'Solid oak, folding': 'Chêne massif, pliants',
  Handles: 'Poignées',
  'Bramble tray table, a walnut tray on crossed oak legs':
    'Table-plateau Bramble, un plateau de noyer sur pieds de chêne croisés',
  'Bramble tray table seen from the other side': 'Table-plateau Bramble vue de l’autre côté',

  'Linnet Drop-Leaf Dining Table': 'Table de salle à manger à abattants Linnet',
  '44 in, oak top, seats four': '44 po, dessus de chêne, quatre places',
  'Two for dinner, four on Sunday': 'Deux pour souper, quatre le dimanche',
  'Both leaves down, it’s a narrow console for the hall. Swing out one gate and two people eat by the window; swing out both and it’s a round table for four. Turned and stained like the Linnet chairs.':
    'Les deux abattants baissés, c’est une console étroite pour l’entrée. Un pied pivote, et deux personnes mangent près de la fenêtre; deux pieds pivotent, et c’est une table ronde pour quatre. Tournée et teinte comme les chaises Linnet.',
  Leaves: 'Abattants',
  'Two, on swinging gates': 'Deux, sur pieds pivotants',
  Folded: 'Pliée',
  '18 in deep': '18 po de profondeur',
  'Linnet drop-leaf dining table with an oak top on black legs, one leaf down':
    'Table de salle à manger à abattants Linnet, dessus de chêne sur pieds noirs, un abattant baissé',
  'Linnet drop-leaf dining table seen from above': 'Table de salle à manger à abattants Linnet vue d’en haut',

  'Hale Coffee Table': 'Table basse Hale',
  '45 in, with a shelf': '45 po, avec tablette',
  'One more shelf than you think': 'Une tablette de plus qu’on pense',
  'A walnut top on tapered legs, with a slatted shelf for the books that never make it back to the bookcase.':
    'Un plateau en noyer sur des pieds fuselés, avec une tablette à lattes pour les livres qui ne retournent jamais dans la bibliothèque.',
  'Solid walnut, oiled': 'Noyer massif, huilé',
  'Slatted ash': 'Frêne à lattes',
  'Hale coffee table in walnut with a slatted shelf': 'Table basse Hale en noyer avec une tablette à lattes',
  'Hale coffee table seen from the side': 'Table basse Hale vue de côté',
  'Slatted shelf of the Hale coffee table with books on it':
    'Tablette à lattes de la table basse Hale, avec des livres',

  'Quill Side Table': 'Table d’appoint Quill',
  '20 in, turned base': '20 po, base tournée',
  'Turned from one piece': 'Tournée d’une seule pièce',
  'The base is turned from a single block and finished by hand. It holds a lamp, a cup and the book you’re in the middle of.':
    'La base est tournée dans un seul bloc et finie à la main. Elle porte une lampe, une tasse et le livre que vous êtes en train de lire.',
  'Quill side table with a turned base': 'Table d’appoint Quill à base tournée',
  'Quill side table seen from above': 'Table d’appoint Quill vue d’en haut',
  'Turned rings of the Quill side table’s base': 'Anneaux tournés de la base de la table d’appoint Quill',

  'Orchard Dining Table': 'Table de salle à manger Orchard',
  '78 in, seats eight': '78 po, huit places',
  'Long enough for everyone': 'Assez longue pour tout le monde',
  'Planks from one tree, joined without a nail. Marks are part of the story. Sand and oil it every few years and start fresh.':
    'Des planches d’un même arbre, jointes sans un clou. Les marques font partie de l’histoire. Poncez et huilez-la aux quelques années, et elle repart à neuf.',
  'Orchard dining table in solid wood': 'Table de salle à manger Orchard en bois massif',
  'Orchard dining table seen from the end': 'Table de salle à manger Orchard vue du bout',
  'End grain and joint of the Orchard dining table': 'Bois de bout et assemblage de la table de salle à manger Orchard',

  'Slab Coffee Table': 'Table basse Slab',
  '45 in, travertine': '45 po, travertin',
  'A slab': 'Une dalle',
  'One surface, held up. Filled travertine, sealed against rings.':
    'Une surface, bien portée. Travertin rebouché, scellé contre les cernes.',
  'Travertine, honed': 'Travertin adouci',
  'Slab coffee table in travertine on white': 'Table basse Slab en travertin sur fond blanc',
  'Slab coffee table seen from the side': 'Table basse Slab vue de côté',
  'Open pores of the Slab coffee table’s travertine': 'Pores du travertin de la table basse Slab',

  'Column Side Table': 'Table d’appoint Column',
  '16 in, oxblood': '16 po, sang-de-bœuf',
  'A column, shortened': 'Une colonne, raccourcie',
  'Fluted all around. Holds a glass, or nothing.': 'Cannelée tout autour. Porte un verre, ou rien.',
  'Cast and lacquered': 'Moulé et laqué',
  'Column side table, fluted and oxblood red, on white':
    'Table d’appoint Column, cannelée, rouge sang-de-bœuf, sur fond blanc',
  'Column side table seen from above': 'Table d’appoint Column vue d’en haut',
  'Flutes of the Column side table up close': 'Cannelures de la table d’appoint Column en gros plan',

  'Plane Dining Table': 'Table de salle à manger Plane',
  '72 in, walnut on steel': '72 po, noyer sur acier',
  Flat: 'À plat',
  'A thin plane on two supports. Seats six without touching a leg.':
    'Un plan mince sur deux appuis. Six places, et aucun pied dans les jambes.',
  'Plane dining table with two steel supports on white':
    'Table de salle à manger Plane à deux appuis d’acier sur fond blanc',
  'Plane dining table seen from the end': 'Table de salle à manger Plane vue du bout',
  'Thin walnut edge of the Plane dining table on its steel':
    'Mince bord en noyer de la table de salle à manger Plane sur son acier',

  'Small diameter': 'Petit diamètre',
  'Large table': 'Grande table',
  'Small table': 'Petite table',
  Knobs: 'Boutons',

  'Bramble Nesting Tables': 'Tables gigognes Bramble',
  'Set of two, oak and walnut': 'Ensemble de deux, chêne et noyer',
  'One for you, one for company': 'Une pour vous, une pour la visite',
  'Push them together on weekdays, pull them apart when the doorbell rings. A raised rim saves the glass that was set down too fast.':
    'Emboîtées la semaine, séparées quand on sonne à la porte. Un rebord sauve le verre posé trop vite.',
  'Solid oak and solid walnut, oiled': 'Chêne massif et noyer massif, huilés',
  'Two tables, 20.5 and 16.5 in high': 'Deux tables, 20,5 et 16,5 po de haut',
  'Bramble nesting tables, one in oak and a lower one in walnut':
    'Tables gigognes Bramble, une en chêne et une plus basse en noyer',
  'Bramble nesting tables seen from the other side': 'Tables gigognes Bramble vues de l’autre côté',

  'Tier Coffee Table': 'Table basse Tier',
  'Two discs, ash and travertine': 'Deux disques, frêne et travertin',
  'One over, one under': 'Une dessus, une dessous',
  'Two tables. The low one slides out when you need it.': 'Deux tables. La basse se tire au besoin.',
  'Ash, stained black': 'Frêne teint noir',
  'Travertine, honed and sealed': 'Travertin adouci et scellé',
  'Tier coffee table, a black disc over a travertine one, on white':
    'Table basse Tier, un disque noir sur un disque de travertin, sur fond blanc',
  'Tier coffee table seen from the other side': 'Table basse Tier vue de l’autre côté',
  'Travertine disc on its drum, the lower part of the Tier coffee table':
    'Disque de travertin sur son tambour, la partie basse de la table basse Tier',

  'Cone Dining Table': 'Table de salle à manger Cone',
  '47 in, black on travertine': '47 po, noir sur travertin',
  'A circle on a cone': 'Un cercle sur un cône',
  'Geometry for four. No legs to count.': 'De la géométrie pour quatre. Aucun pied à compter.',
  'Ash veneer, stained black': 'Placage de frêne teint noir',
  Four: 'Quatre',
  'Cone dining table with a round black top on a travertine cone, on white':
    'Table de salle à manger Cone à dessus rond noir sur un cône de travertin, sur fond blanc',
  'Black top of the Cone dining table': 'Dessus noir de la table de salle à manger Cone',

  'Fallow Round Dining Table': 'Table de salle à manger ronde Fallow',
  '49 in, walnut, seats four': '49 po, noyer, quatre places',
  'Nobody sits at the head': 'Personne au bout',
  'One turned pedestal, four feet, no corners to bump into. Four people have room for elbows, and a fifth is always welcome.':
    'Un pied tourné, quatre patins, aucun coin où se cogner. Quatre personnes ont de la place pour leurs coudes, et une cinquième est toujours la bienvenue.',
  'Four, or five good friends': 'Quatre, ou cinq bons amis',
  'Fallow round dining table in walnut with a bowl on it': 'Table de salle à manger ronde Fallow en noyer avec un bol',
  'Top of the Fallow round dining table': 'Dessus de la table de salle à manger ronde Fallow',
  'Turned pedestal and feet of the Fallow round dining table':
    'Pied tourné et patins de la table de salle à manger ronde Fallow',

  'Sorrel Console Table': 'Table console Sorrel',
  '52 in, oak, two drawers': '52 po, chêne, deux tiroirs',
  'Where the keys end up anyway': 'Là où finissent les clés de toute façon',
  'Narrow enough for the hall, with two drawers for what’s in your pockets and a shelf for what’s in your arms.':
    'Assez étroite pour le couloir, avec deux tiroirs pour ce que vous avez dans les poches et une tablette pour ce que vous avez dans les bras.',
  'Oak, solid and veneered': 'Chêne massif et plaqué',
  'Two, dovetailed': 'Deux, à queues d’aronde',
  'Sorrel console table in oak with a vase and books': 'Table console Sorrel en chêne avec un vase et des livres',
  'Sorrel console table seen from the side': 'Table console Sorrel vue de côté',
  'Brass knob on a drawer of the Sorrel console table': 'Bouton de laiton sur un tiroir de la table console Sorrel',

  'Fold Side Table': 'Table d’appoint Fold',
  '17 in, orange lacquer': '17 po, laque orange',
  'Folded twice': 'Pliée deux fois',
  'Slides over the seat. Holds a laptop, a plate, a drink. Not all three.':
    'Glisse au-dessus de l’assise. Porte un ordinateur, une assiette, un verre. Pas les trois.',
  'Steel, orange lacquer': 'Acier, laque orange',
  'Fold side table, one sheet bent into a C in orange lacquer, on white':
    'Table d’appoint Fold, une feuille pliée en C en laque orange, sur fond blanc',
  'Fold side table seen from the other side': 'Table d’appoint Fold vue de l’autre côté',
  'Bend of the Fold side table up close': 'Pli de la table d’appoint Fold de près',

  'Span Console Table': 'Table console Span',
  '56 in, travertine on steel': '56 po, travertin sur acier',
  'Stone, steel, air': 'Pierre, acier, air',
  'A slab across two hoops. Behind the sofa or by the door.':
    'Une dalle sur deux arceaux. Derrière le sofa ou près de la porte.',
  'Walnut veneer': 'Placage de noyer',
  'Span console table of travertine on two steel hoops, on white':
    'Table console Span en travertin sur deux arceaux d’acier, sur fond blanc',
  'Span console table seen from the other side': 'Table console Span vue de l’autre côté',
  'Walnut shelf between the steel hoops of the Span console table':
    'Tablette de noyer entre les arceaux d’acier de la table console Span',

  'Thyme Round Coffee Table': 'Table basse ronde Thyme',
  '37 in, oak, with a shelf': '37 po, chêne, avec tablette',
  'Nothing to bump a shin on': 'Aucun coin pour les tibias',
  'A round oak top with a raised rim, so the marble that gets away stops at the edge. The shelf underneath is for the books and the board game that’s never put back.':
    'Un plateau de chêne rond à rebord, pour que la bille qui s’échappe s’arrête au bord. La tablette du dessous est pour les livres et le jeu de société qu’on ne range jamais.',
  '23 in across, for 40 lb': '23 po de diamètre, pour 40 lb',
  'Thyme round coffee table in oak with books on its shelf':
    'Table basse ronde Thyme en chêne avec des livres sur sa tablette',
  'Thyme round coffee table seen from the other side': 'Table basse ronde Thyme vue de l’autre côté',

  'Teasel End Table': 'Table d’appoint Teasel',
  '18 in, walnut, one drawer': '18 po, noyer, un tiroir',
  'A drawer for the remote': 'Un tiroir pour la télécommande',
  'Eighteen inches of walnut at the height of the sofa arm. One dovetailed drawer, a slatted shelf for the pile, and room on top for a lamp and a cup.':
    'Dix-huit pouces de noyer à la hauteur du bras du sofa. Un tiroir à queues d’aronde, une tablette à lattes pour la pile, et de la place dessus pour une lampe et une tasse.',
  'One, dovetailed': 'Un, à queues d’aronde',
  'Teasel end table in walnut with books on its slatted shelf':
    'Table d’appoint Teasel en noyer avec des livres sur sa tablette à lattes',
  'Teasel end table seen from the other side': 'Table d’appoint Teasel vue de l’autre côté',

  'Spool Side Table': 'Table d’appoint Spool',
  '17 in, green metal': '17 po, métal vert',
  'In at the waist': 'Serrée à la taille',
  'Two cones of steel, point to point. It holds a drink. It won’t hold still for photos.':
    'Deux cônes d’acier, pointe contre pointe. Elle tient un verre. Elle ne tient pas la pose.',
  'Steel, powder-coated green': 'Acier, revêtement en poudre vert',
  'Spool side table, two green metal cones, on white':
    'Table d’appoint Spool, deux cônes de métal vert, sur fond blanc',
  'Spool side table seen from above': 'Table d’appoint Spool vue d’en haut',

  'Beam Coffee Table': 'Table basse Beam',
  '52 in, walnut and travertine': '52 po, noyer et travertin',
  'A slab and two stones': 'Une dalle et deux pierres',
  'Walnut, two and a half inches thick. Travertine under it. Nothing is screwed together.':
    'Du noyer, deux pouces et demi d’épaisseur. Du travertin dessous. Rien n’est vissé.',
  'Walnut veneer, all sides': 'Placage de noyer sur toutes les faces',
  'Two travertine blocks, sealed': 'Deux blocs de travertin scellé',
  'Beam coffee table, a walnut slab on two travertine blocks, on white':
    'Table basse Beam, une dalle de noyer sur deux blocs de travertin, sur fond blanc',
  'Beam coffee table seen from the other side': 'Table basse Beam vue de l’autre côté',

  'Petal Side Table': 'Table d’appoint Petal',
  '18 in, travertine on black steel': '18 po, travertin sur acier noir',
  'Five lobes, one leg': 'Cinq lobes, un pied',
  'A flower, if you must. We call it a table.': 'Une fleur, si vous y tenez. Pour nous, c’est une table.',
  'Petal side table with a five-lobed travertine top, on white':
    'Table d’appoint Petal à plateau de travertin à cinq lobes, sur fond blanc',
  'Petal side table seen from above': 'Table d’appoint Petal vue d’en haut',

  'Sorrel Writing Desk': 'Bureau Sorrel',
  '52 in, oak, three drawers': '52 po, chêne, trois tiroirs',
  'Letters, taxes, algebra': 'Lettres, impôts, algèbre',
  'Deep enough for a screen and a sheet of paper in front of it. The legs taper on the inside, so your chair slides in where you want it.':
    'Assez profond pour un écran et une feuille de papier devant. Les pieds s’amincissent vers l’intérieur : la chaise se glisse où bon vous semble.',
  'Three, dovetailed': 'Trois, à queues d’aronde',
  'Sorrel writing desk in oak with paper, books and a vase':
    'Bureau Sorrel en chêne avec du papier, des livres et un vase',
  'Sorrel writing desk seen from the other side': 'Bureau Sorrel vu de l’autre côté',

  'Pill Dining Table': 'Table de salle à manger Pill',
  '87 in, smoked oak': '87 po, chêne fumé',
  'Seats eight, corners none': 'Huit places, zéro coin',
  'Round ends, two reeded drums. Nobody gets the table leg.':
    'Bouts ronds, deux tambours cannelés. Personne n’hérite du pied de table.',
  'Smoked oak veneer, chamfered edge': 'Placage de chêne fumé, chant biseauté',
  'Two drums of reeded smoked oak': 'Deux tambours cannelés de chêne fumé',
  'Pill dining table in smoked oak with round ends on two reeded drums, on white':
    'Table de salle à manger Pill en chêne fumé à bouts ronds, sur deux tambours cannelés, sur fond blanc',
  'Pill dining table seen from the other side': 'Table de salle à manger Pill vue de l’autre côté',

  'Fold Desk': 'Bureau Fold',
  '52 in, blue steel and walnut': '52 po, acier bleu et noyer',
  'Two folds, one drawer': 'Deux plis, un tiroir',
  'One sheet of blue steel. The walnut drawer is for everything that isn’t work.':
    'Une seule feuille d’acier bleu. Le tiroir de noyer, c’est pour tout ce qui n’est pas du travail.',
  Sheet: 'Feuille',
  'Steel, powder-coated blue': 'Acier thermolaqué bleu',
  'Walnut veneer, soft-close': 'Placage de noyer, fermeture amortie',
  'Fold desk, one sheet of blue steel with a walnut drawer under it, on white':
    'Bureau Fold, une feuille d’acier bleu et un tiroir de noyer dessous, sur fond blanc',
  'Fold desk seen from the other side': 'Bureau Fold vu de l’autre côté',

  'Thyme Side Table': 'Table de bout Thyme',
  '19 in, oak, with a shelf': '19 po, chêne, avec tablette',
  'Three legs never wobble': 'Trois pieds ne branlent jamais',
  'The Thyme coffee table, drawn small. The rim stops a rolling pen, the shelf hides the charger, and three legs sit flat on any old floor.':
    'La table basse Thyme, en petit. Le rebord arrête le crayon qui roule, la tablette cache le chargeur, et trois pieds se posent bien sur n’importe quel vieux plancher.',
  '13 in across, for 15 lb': '13 po de diamètre, pour 15 lb',
  'Thyme side table in oak with a vase on its rimmed top':
    'Table de bout Thyme en chêne avec un vase sur son plateau à rebord',
  'Thyme side table seen from the other side': 'Table de bout Thyme vue de l’autre côté',
};
