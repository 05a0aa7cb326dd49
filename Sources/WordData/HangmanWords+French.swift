// Written by Tools/hangman/build; a test compares it with the file of the same text.
// swift-format-ignore-file

extension HangmanWords {
  /// The text of the file. A static string, because an array literal of its bytes takes the compiler
  /// a quarter of a minute.
  static let french: StaticString = """
    animals
    abeille	butine de fleur en fleur et nous offre son miel
    aigle	plane au-dessus des sommets, l'œil perçant
    alouette	on la chante gentille, et pourtant on veut la plumer
    araignée	tisse sa toile dans un coin du grenier
    autruche	géante à plumes qui court très vite et ne vole pas
    baleine	géante des mers qui souffle un grand jet d'eau
    belette	demoiselle au corps long et fluet chez La Fontaine
    blaireau	tête rayée de noir et blanc, il vit dans un terrier
    brebis	maman de l'agneau, son lait devient roquefort
    caméléon	change de couleur et regarde de deux côtés à la fois
    canard	cancane sur la mare et se dandine sur la berge
    castor	bâtit des barrages à coups de dents
    cerf	porte de grands bois et brame à l'automne
    chameau	vaisseau du désert à deux bosses
    chamois	saute de rocher en rocher dans les Alpes
    chauve-souris	dort la tête en bas et se guide à l'oreille
    cheval	il galope et hennit, on le monte avec une selle
    chèvre	monsieur Seguin n'a pas su garder la sienne
    chouette	oiseau de nuit au nom fort sympathique
    cigale	avait chanté tout l'été, selon La Fontaine
    cigogne	niche sur les toits d'Alsace et livre les bébés, dit-on
    coccinelle	rouge à points noirs, surnommée bête à bon Dieu
    cochon	rose et dodu, la queue en tire-bouchon
    corbeau	tenait en son bec un fromage
    coucou	pond ses œufs dans le nid des autres
    crabe	marche de côté sur la plage
    crocodile	flotte comme un tronc et verse de fausses larmes
    cygne	c'était lui, le vilain petit canard
    dauphin	il bondit hors de l'eau ; jadis, c'était aussi le fils du roi
    écrevisse	petit homard des ruisseaux qui nage à reculons
    écureuil	cache des noisettes et oublie où
    éléphant	sa trompe et sa mémoire sont fameuses
    escargot	porte sa maison sur le dos et ne se presse jamais
    étoile de mer	cinq bras, pas de tête, posée au fond de l'eau
    fourmi	travailleuse, mais peu prêteuse
    girafe	broute la cime des arbres grâce à son long cou
    goéland	grand oiseau blanc qui crie au-dessus du port
    gorille	grand singe qui se frappe la poitrine
    grenouille	coasse à l'étang et voulut devenir aussi grosse que le bœuf
    grillon	chante en frottant ses ailes les soirs d'été
    guépard	le plus rapide des félins, tacheté de noir
    hamster	fait tourner sa roue et se remplit les joues
    hérisson	se roule en une boule de piquants
    hibou	au pluriel, il prend un x avec les bijoux et les cailloux
    hippocampe	poisson à tête de cheval qui nage debout
    hirondelle	une seule ne fait pas le printemps
    kangourou	saute et garde son petit dans sa poche
    lapin	raffole des carottes et sort du chapeau du magicien
    lézard	se chauffe au soleil sur les vieux murs
    libellule	demoiselle aux ailes transparentes qui file au ras de l'eau
    lièvre	parti trop tard, il perdit la course contre la tortue
    loup	promenons-nous dans les bois pendant qu'il n'y est pas
    luciole	s'allume comme une petite lampe les nuits d'été
    marmotte	siffle en montagne et dort tout l'hiver
    merle	noir au bec jaune, moqueur au temps des cerises
    mésange	petit oiseau bleu et jaune qui se régale à la mangeoire
    moineau	petit oiseau brun des villes, que l'on appelle aussi piaf
    mouette	blanche et rieuse, elle suit les bateaux de pêche
    mouton	on en compte beaucoup pour s'endormir
    ours blanc	velu et puissant, il règne sur la banquise
    panda	noir et blanc, croque du bambou toute la journée
    papillon	fut chenille avant d'avoir des ailes
    perroquet	oiseau coloré qui répète tout
    phoque	s'étend sur la glace et nage en se dandinant
    pieuvre	huit bras, trois cœurs et un nuage d'encre
    poule	caquette et couve ses œufs
    renard	rusé, il fut apprivoisé par le Petit Prince
    rouge-gorge	petit oiseau du jardin au plastron orangé
    sanglier	il fouille la forêt, et Obélix en raffole
    taupe	presque aveugle, elle sème des monticules sur la pelouse
    tortue	lente et sage, elle se retire dans sa carapace
    zèbre	un cheval en pyjama rayé
    body
    aisselle	creux sous le bras, très chatouilleux
    amygdale	gonfle au fond de la gorge quand on a une angine
    annulaire	c'est lui qui porte l'alliance
    artère	part du cœur ; en ville, c'est une avenue
    articulation	charnière entre deux os, ou façon de bien prononcer
    avant-bras	va du coude au poignet
    barbe	le Père Noël porte la sienne longue et blanche
    bassin	large ceinture d'os, ou petite pièce d'eau au jardin
    biceps	on le gonfle pour montrer sa force
    bouche	elle parle, mange et sourit
    bras	on en a deux pour serrer ceux qu'on aime
    cerveau	siège de la pensée, il pèse un peu plus d'un kilo
    cheveu	il arrive sur la soupe sans être invité
    cheville	se tord dans l'escalier et enfle chez les vaniteux
    clavicule	os fin entre le cou et l'épaule
    cœur	il bat toute la vie, et plus vite quand on aime
    côte	il y en a douze paires autour des poumons
    coude	pointe du bras que l'on ne pose pas sur la table
    crâne	boîte osseuse où logent nos idées
    cuisse	va de la hanche au genou
    dent	la petite souris en fait collection
    dent de sagesse	pousse tout au fond, quand on est déjà grand
    doigt	on en a dix pour compter
    épaule	on la hausse pour dire qu'on n'en sait rien
    estomac	il digère le repas et l'attend en grognant
    foie	gros organe que fatiguent les repas de fête
    fossette	petit creux charmant qui naît avec le sourire
    front	se plisse quand on réfléchit
    gencive	toute rose, elle tient bien les dents
    genou	il plie la jambe et s'écorche dans la cour d'école
    gorge	pique quand on a pris froid
    grain de beauté	petite tache brune posée sur la peau
    hanche	se balance quand on danse
    index	il montre les choses, ou termine un livre savant
    intestin	long tuyau replié dans le ventre, grêle ou gros
    jambe	on en prend deux à son cou pour filer
    joue	on y pose la bise
    langue	on la tourne sept fois avant de parler
    lèvre	on y passe du baume en hiver ou du rouge pour sortir
    mâchoire	porte les dents et se décroche quand on bâille
    main	on la donne pour traverser, ou pour se marier
    majeur	le plus long de la main ; à dix-huit ans, on l'est aussi
    menton	bas du visage, et ville des citrons sur la Riviera
    molaire	broie les aliments au fond de la bouche
    mollet	rond derrière le tibia, ou œuf cuit six minutes
    moustache	celle de Dalí pointait vers le ciel
    muscle	se fortifie à l'exercice
    narine	l'une des deux portes du nez
    nerf	transmet les messages au cerveau
    nombril	on le contemple quand on se croit le centre du monde
    nuque	arrière du cou, que le coiffeur dégage
    œil	s'ouvre le matin et, au pluriel, change tout à fait
    ongle	on le lime, on le vernit ou, hélas, on le ronge
    oreille	on la tend pour mieux entendre
    orteil	le plus petit trouve toujours le pied du lit
    palais	plafond de la bouche, ou demeure d'un roi
    paupière	petit rideau qui tombe quand le sommeil vient
    pied	pour la bonne humeur, mieux vaut ne pas se lever du gauche
    poignet	on y attache la montre
    pomme d'Adam	bosse du cou qui monte et descend chez les messieurs
    pouce	on le lève pour dire que tout va bien
    pouls	le médecin le prend, mais ne l'emporte pas
    poumon	se gonfle d'air à chaque inspiration
    rein	organe en forme de haricot, qui filtre et nettoie
    sourcil	arc de poils que l'on fronce
    squelette	tous nos os, bien rangés à leur place
    talon	arrière du pied, et point faible d'Achille
    tempe	entre l'œil et l'oreille, on la masse contre la migraine
    tibia	os du devant de la jambe, mal aimé des tables basses
    tympan	fine membrane qui vibre dans l'oreille
    ventre	affamé, il n'a point d'oreilles
    vertèbre	on en empile une trentaine le long du dos
    buildings
    abbaye	des moines y prient, et y font parfois du fromage
    aéroport	on y décolle vers d'autres cieux
    ambassade	un pays chez un autre, avec son drapeau
    aquarium	on y admire les requins derrière une vitre
    auberge	gîte de campagne où l'on dîne et où l'on dort
    banque	garde l'argent dans ses coffres
    beffroi	tour de l'horloge et du carillon dans le Nord
    bibliothèque	on y emprunte des romans en silence
    boucherie	on y commande le rôti du dimanche
    boulangerie	on y fait la queue pour une baguette
    bureau de poste	on y pèse les colis et on y achète des timbres
    cabane	maisonnette de planches, parfois perchée dans un arbre
    café	on y commande un croissant au comptoir
    camping	village de toile pour les vacances
    caserne	les pompiers y attendent l'alarme
    cathédrale	Notre-Dame de Paris en est une
    chalet	tout en bois, face aux pistes de ski
    chapelle	petit lieu de prière, comme la Sixtine
    château	Versailles, Chambord ou un tas de sable sur la plage
    château d'eau	grand réservoir perché au-dessus du village
    chaumière	maisonnette au toit de paille
    cinéma	salle obscure où l'on grignote du pop-corn
    cirque	sous le chapiteau, les clowns y font rire
    clinique	petit hôpital privé
    clocher	le coq y sert de girouette
    collège	de la sixième à la troisième
    couvent	des religieuses y vivent, mais pas au chocolat
    crèche	garderie des tout-petits, ou étable de Noël
    donjon	la plus haute tour du château fort
    école	on y apprend à lire et à jouer aux billes
    écurie	les chevaux y dorment sur la paille
    église	au cœur du village, avec ses cloches
    épicerie	petit magasin où l'on trouve un peu de tout
    étable	les vaches y passent l'hiver au chaud
    ferme	dans celle de Mathurin, il y a des centaines de canards
    fontaine	claire dans la chanson, elle coule au milieu de la place
    fromagerie	royaume du comté et du camembert
    garage	la voiture y dort ou s'y fait réparer
    gare	les trains y arrivent, parfois à l'heure
    grange	on y garde le foin
    gratte-ciel	si haut que les nuages s'y cognent
    gymnase	on y joue au basket quand il pleut
    hôpital	on y soigne les malades
    hôtel	on y rend la clé en partant
    igloo	maison ronde taillée dans la neige
    immeuble	plusieurs étages et bien des voisins
    kiosque	on y vend des journaux, ou l'on y joue de la musique au parc
    laverie	le linge y tourne derrière le hublot
    librairie	on y vient pour un roman, on repart avec trois
    lycée	on y prépare le baccalauréat
    mairie	on s'y dit oui devant l'écharpe tricolore
    marché	sous les parasols, on y choisit ses melons
    mosquée	lieu de prière au minaret élancé
    moulin	ses ailes tournent trop vite et le meunier dort
    musée	la Joconde y reçoit ses visiteurs
    observatoire	sous sa coupole, on regarde les étoiles
    opéra	celui de Garnier a son fantôme
    parking	on y cherche une place, puis sa voiture
    patinoire	on y glisse, même en été
    phare	guide les bateaux dans la nuit
    pharmacie	sa croix verte clignote dans la rue
    piscine	on y plonge en maillot de bain
    pont	sur celui d'Avignon, on danse tous en rond
    pyramide	en pierre en Égypte, en verre au Louvre
    restaurant	on y lit la carte avant le plat du jour
    serre	maison de verre où mûrissent les tomates
    stade	les supporters y font la ola
    station-service	on s'y arrête pour faire le plein
    supermarché	on y pousse un chariot plein
    théâtre	on y frappe les trois coups
    tour Eiffel	grande dame de fer au bord de la Seine
    usine	des machines y fabriquent à la chaîne
    clothes
    anorak	veste à capuche pour les sports d'hiver
    bague	se glisse au doigt des fiancés
    basket	chaussure de sport, ou ballon au panier
    béret	plat et rond, on l'imagine avec une baguette
    bermuda	pantalon d'été qui s'arrête au genou
    blouse	le docteur la porte blanche
    blouson	court et souvent en cuir, il va bien à moto
    bonnet	tricoté pour la tête, souvent à pompon
    botte	on la chausse pour sauter dans les flaques
    boucle d'oreille	petit bijou qui va par paire
    bouton	il ferme la chemise et roule sous l'armoire
    bracelet	bijou qui tinte au poignet
    bretelle	retient le pantalon, ou mène à l'autoroute
    cagoule	tricotée par mamie, elle ne laisse voir que les yeux
    cape	flotte sur le dos de Zorro
    capuche	le Petit Chaperon rouge la portait rouge
    cardigan	gilet de laine à boutons, venu d'Angleterre
    casquette	a une visière et se met parfois à l'envers
    ceinture	fait le tour de la taille, et noire au judo
    châle	grand-mère le pose sur ses épaules
    chapeau	se soulève pour saluer
    chapeau melon	rond et noir, sur la tête de Charlot
    chaussette	disparaît toujours seule dans la machine à laver
    chausson	il attend au pied du lit, ou contient des pommes
    chaussure	en vitrine, on la voit toujours par paire
    chemise	a un col et des manches, et se repasse
    ciré	jaune en Bretagne, il se moque de la pluie
    col roulé	pull qui réchauffe jusqu'au menton
    collant	habille les jambes de la danseuse
    collier	rang de perles ou de nouilles pour la fête des mères
    costume	veste et pantalon assortis, pour un rendez-vous sérieux
    couronne	coiffe les rois, et celui de la galette
    cravate	se noue autour du cou pour faire sérieux
    débardeur	haut sans manches pour les jours de canicule
    déguisement	on l'enfile pour le carnaval
    diadème	brille dans les cheveux de la princesse
    doudoune	pleine de plumes, elle brave le froid
    écharpe	longue et douce, elle protège du rhume
    espadrille	chaussure de toile à semelle de corde
    foulard	carré de soie noué avec élégance
    gant	il a cinq doigts, mais pas de main
    gilet	sans manches, sous la veste du garçon de café
    haut-de-forme	grand, noir, et parfois plein de lapins
    imperméable	manteau de l'inspecteur sous la pluie
    jean	pantalon de toile bleue, inusable
    jupe	courte, longue ou plissée, elle tourne quand on danse
    kimono	robe du Japon et tenue du judoka
    lacet	petit cordon que l'on apprend à nouer vers six ans
    maillot de bain	premier dans la valise pour la plage
    manche	bras du pull, et bras de mer devant l'Angleterre
    manteau	long et chaud, il se laisse au vestiaire
    marinière	rayée bleu et blanc, comme à bord
    mitaine	laisse le bout des doigts dehors
    mocassin	se chausse sans rien nouer
    moufle	un pouce à part, les autres doigts ensemble
    nœud papillon	se pose sous le menton les soirs de gala
    pantalon	a deux jambes, mais ne marche pas seul
    pantoufle	celle de Cendrillon était de verre
    peignoir	on s'y blottit en sortant du bain
    poche	on y cache billes, clés et mouchoirs
    poncho	on passe la tête au milieu, comme dans les Andes
    pyjama	c'est la tenue du soir, mais pas de soirée
    robe de mariée	blanche, avec traîne, pour un seul grand jour
    sabot	soulier de bois, pour les paysans comme pour les chevaux
    salopette	à bretelles, chère aux jardiniers et à Coluche
    sandale	laisse les orteils prendre le soleil
    short	laisse les genoux à l'air
    smoking	très chic en soirée, surtout sur James Bond
    tablier	protège le cuisinier des taches de sauce
    tee-shirt	haut de coton tout simple, parfois à message
    tutu	jupe légère des petits rats de l'Opéra
    voile	cache le sourire de la mariée, ou pousse le bateau
    countries
    Albanie	Tirana, et un aigle à deux têtes sur le drapeau
    Algérie	le plus vaste pays d'Afrique, du Sahara à la mer
    Allemagne	Berlin, les bretzels et les contes des frères Grimm
    Andorre	petite principauté nichée dans les Pyrénées
    Argentine	le tango, la pampa et Buenos Aires
    Arménie	Erevan, l'abricot et de très vieux monastères
    Australie	kangourous, koalas et Grande Barrière de corail
    Autriche	Vienne, ses valses et le petit Mozart
    Belgique	frites, gaufres et Tintin
    Bolivie	lamas des Andes et plus grand désert de sel du monde
    Brésil	Rio, son carnaval et l'Amazonie
    Bulgarie	Sofia, ses roses et son yaourt
    Burkina Faso	le pays des hommes intègres, capitale Ouagadougou
    Cambodge	les temples d'Angkor, jusque sur le drapeau
    Cameroun	Yaoundé, et des Lions indomptables au football
    Canada	feuille d'érable, caribous et hockey sur glace
    Chili	long ruban de terre entre les Andes et le Pacifique
    Chine	pandas géants et muraille qui n'en finit pas
    Chypre	île où serait née Aphrodite, capitale Nicosie
    Colombie	Bogota, le café et les émeraudes
    Corée du Sud	Séoul, le kimchi et la K-pop
    Costa Rica	paresseux, volcans et pas d'armée, en Amérique centrale
    Côte d'Ivoire	Abidjan, le cacao et des éléphants en maillot orange
    Croatie	Zagreb, Dubrovnik, et la cravate qui lui doit son nom
    Cuba	La Havane, la salsa et de vieilles voitures colorées
    Danemark	les briques Lego et la Petite Sirène
    Égypte	des pharaons, un sphinx et des felouques sur le Nil
    Espagne	paella, flamenco et Sagrada Familia
    Estonie	Tallinn, la plus au nord des trois républiques baltes
    États-Unis	cinquante étoiles sur le drapeau
    Éthiopie	Addis-Abeba, berceau du café et de notre aïeule Lucy
    Finlande	des lacs par milliers, le sauna et le père Noël
    France	la baguette, le coq et la tour Eiffel
    Gabon	Libreville, la grande forêt et ses gorilles
    Grèce	Athènes, ses dieux et ses oliviers
    Haïti	Port-au-Prince, la moitié d'une île des Caraïbes
    Hongrie	Budapest, le paprika et les bains chauds
    Inde	le Taj Mahal, les tigres et les saris
    Indonésie	Bali, Java et le dragon de Komodo
    Irlande	l'île verte du trèfle et de la Saint-Patrick
    Islande	geysers, volcans et glaciers autour de Reykjavik
    Italie	une botte pleine de pâtes et de pizzas
    Jamaïque	le reggae, Bob Marley et les rois du sprint
    Japon	sushis, cerisiers en fleur et mont Fuji
    Jordanie	Amman, et Pétra taillée dans la roche rose
    Kenya	Nairobi, les lions et les girafes en safari
    Liban	Beyrouth, et un cèdre sur le drapeau
    Luxembourg	tout petit grand-duché, voisin de la Lorraine
    Madagascar	l'île des lémuriens et de la vanille
    Mali	Bamako, et Tombouctou aux portes du désert
    Maroc	babouches, tajines et thé à la menthe
    Mexique	tacos, sombreros et pyramides aztèques
    Monaco	un rocher, un prince et des bolides dans les rues
    Mongolie	yourtes, chevaux et steppe à perte de vue
    Népal	Katmandou, et l'Everest à la frontière
    Norvège	fjords, saumons et trolls
    Nouvelle-Zélande	le haka, les moutons et l'oiseau kiwi
    Panama	un canal y relie deux océans
    Pays-Bas	Amsterdam, ses vélos et ses tulipes
    Pérou	Lima, les lamas et le Machu Picchu des Incas
    Pologne	Varsovie, patrie de Chopin et de Marie Curie
    Portugal	Lisbonne, la morue et les azulejos
    Roumanie	Bucarest, et le château de Dracula
    Russie	matriochkas, Transsibérien et pas moins de onze fuseaux horaires
    Sénégal	Dakar, la teranga et le poulet yassa
    Suède	Stockholm, Fifi Brindacier et des meubles à monter soi-même
    Suisse	chocolat, montres et Guillaume Tell
    Tanzanie	le Kilimandjaro et les gnous du Serengeti
    Thaïlande	Bangkok, ses éléphants et ses temples dorés
    Tunisie	le jasmin, la harissa et les ruines de Carthage
    Turquie	Istanbul, un pied en Europe et l'autre en Asie
    Vietnam	Hanoï, les nems et les chapeaux coniques
    feelings
    admiration	ce que l'on éprouve devant ses héros
    agacement	un moustique dans la chambre le provoque aussitôt
    ambition	elle vise haut et rêve de sommets
    amertume	mauvais goût que laisse une défaite
    amitié	elle noue des liens pour la vie
    amour	on le dit aveugle, et il rend parfois poète
    angoisse	elle serre la gorge et noue le ventre
    audace	qualité de qui ose tout
    avarice	défaut d'Harpagon et de l'oncle Picsou
    bienveillance	elle veut le bien des autres
    bonheur	il attend les héros à la fin du conte
    bonne humeur	elle sifflote dès le petit déjeuner
    chagrin	gros, il fait couler les larmes
    colère	elle fait voir rouge et taper du pied
    compassion	elle souffre avec ceux qui souffrent
    complicité	un simple clin d'œil lui suffit
    confiance	longue à gagner, vite perdue
    courage	on le prend à deux mains
    curiosité	vilain défaut, dit-on, mais si utile au savant
    déception	l'arrière-goût d'un espoir envolé
    dégoût	la grimace devant une assiette d'épinards
    désir	une étoile filante l'entend en secret
    discrétion	elle garde les secrets et marche sur la pointe des pieds
    douceur	qualité du duvet, du printemps et des berceuses
    doute	il hésite, pèse le pour et le contre
    effroi	il glace sur place et dresse les cheveux
    égoïsme	moi d'abord, les autres après
    embarras	celui du choix est le plus agréable
    émerveillement	les yeux qui brillent devant le sapin
    émotion	elle fait trembler la voix du marié
    ennui	un dimanche de pluie, sans rien à faire
    enthousiasme	il applaudit debout et crie bravo
    envie	elle louche sur l'assiette du voisin
    espièglerie	elle cache les pantoufles de grand-père
    espoir	tant qu'il y a de la vie, il y en a
    étonnement	il fait les yeux ronds et la bouche bée
    fidélité	belle vertu du chien envers son maître
    fierté	elle bombe le torse, médaille au cou
    flemme	elle reste au lit et remet tout à demain
    franchise	elle ne tourne pas autour du pot
    frousse	nom familier de ce qui fait claquer des dents
    gaieté	elle rit, elle chante, elle danse
    générosité	elle donne sans compter
    gentillesse	elle aide la voisine à porter ses paniers
    gourmandise	péché mignon des amateurs de gâteaux
    gratitude	une façon de dire merci du fond du cœur
    honnêteté	elle rapporte le portefeuille trouvé
    honte	elle fait rougir jusqu'aux oreilles
    humilité	elle a la victoire modeste
    humour	il fait rire, même de soi-même
    impatience	combien de dodos avant Noël ?
    indifférence	elle hausse les épaules
    inquiétude	elle guette l'heure quand quelqu'un tarde à rentrer
    insouciance	la cigale de la fable n'en manquait pas
    jalousie	sentiment, mais aussi sorte de volet
    joie	on en saute, on en crie, on en pleure parfois
    malice	une petite lueur dans l'œil du farceur
    méfiance	mère de la sûreté, selon La Fontaine
    mélancolie	une tristesse douce, comme un soir d'automne
    nostalgie	elle soupire en ouvrant les vieux albums
    optimisme	il voit le verre à moitié plein
    orgueil	le péché du paon
    paresse	la grasse matinée est son sport favori
    passion	elle anime le collectionneur et enflamme l'artiste
    patience	vertu du pêcheur et jeu de cartes en solitaire
    peur	elle donne des ailes, et la chair de poule
    politesse	bonjour, s'il vous plaît et merci
    rancune	elle n'oublie rien et pardonne encore moins
    sérénité	calme parfait, tel un lac sans une ride
    tendresse	elle vit dans les câlins et les bisous
    timidité	elle se cache derrière les jupes de maman
    trac	il saisit l'acteur juste avant les trois coups
    food
    abricot	fruit orangé à peau de velours
    baguette	on en grignote le bout en sortant de la boulangerie
    beurre	doux ou salé, il fond sur la tartine
    biscuit	sec et croquant, il aime tremper dans le thé
    bœuf bourguignon	viande qui mijote des heures dans le vin rouge
    bonbon	il pique, colle aux dents et donne des caries
    bouillabaisse	soupe de poissons née à Marseille
    brioche	pain doré et moelleux, coiffé d'une petite tête
    cacahuète	salée, elle disparaît par poignées à l'apéritif
    camembert	normand, rond et odorant, dans sa boîte de bois
    cassoulet	haricots, saucisses et confit, l'orgueil de Toulouse
    charcuterie	jambon, pâté et saucisson réunis
    chocolat	noir, blanc ou au lait, il finit toujours croqué
    choucroute	chou, saucisses et pommes de terre à l'alsacienne
    cidre	boisson pétillante des crêperies
    clafoutis	gâteau aux cerises, avec ou sans les noyaux
    compote	des fruits cuits en purée, pour petits et grands
    confiture	elle cuit l'été dans une bassine en cuivre
    cornichon	petit, vert et vinaigré, il escorte le jambon
    couscous	semoule, légumes et pois chiches
    crème brûlée	on en casse la croûte de caramel à la cuillère
    crêpe	on la fait sauter à la Chandeleur
    croissant	viennoiserie en forme de lune
    croque-monsieur	jambon et fromage, chaud entre deux tranches
    éclair	pâtisserie allongée, malgré son nom d'orage
    endive	salade blanche et amère qu'on gratine dans le Nord
    farine	poudre blanche qui sort du moulin
    flan	il tremblote dans son caramel
    fondue	on y perd son bout de pain, et gare au gage
    fraise	rouge et parfumée, elle adore la chantilly
    framboise	petit fruit rouge à grains, au jardin dès juin
    frite	belge ou française, elle sort dorée de l'huile
    fromage	le corbeau de la fable en perdit le sien
    galette des rois	elle cache une fève, en janvier
    gaufre	ses petits carreaux retiennent bien le sucre
    glace	elle fond plus vite qu'on ne la lèche
    gratin dauphinois	pommes de terre, crème et une pointe d'ail
    grenadine	sirop rouge des enfants, à l'eau ou à la limonade
    haricot vert	long et fin, on l'équeute en famille
    huile	versez-la sur la salade, jamais sur le feu
    huître	on l'ouvre à Noël, parfois avec une perle dedans
    jambon	il est blanc, cru ou fumé, et souvent de Bayonne
    lasagnes	pâtes en couches, avec sauce et fromage
    lentille	petite graine ronde, verte au Puy
    limonade	citronnée et pleine de bulles
    macaron	deux coques colorées, de la crème au milieu
    madeleine	Proust la trempait dans son thé
    mayonnaise	elle prend, si tout va bien, avec œuf et huile
    meringue	blancs en neige sucrés, qui craquent puis fondent
    miel	doré et liquide, il sort de la ruche
    mille-feuille	impossible de le manger proprement
    moutarde	de Dijon, elle monte au nez
    nougat	miel et amandes, spécialité de Montélimar
    omelette	on ne la fait pas sans casser des œufs
    orange	fruit à presser au petit déjeuner
    pain d'épices	gâteau au miel qu'apporte saint Nicolas
    pain perdu	tranches rassises sauvées par le lait et l'œuf
    pizza	ronde et italienne, elle voyage en carton
    poire	fruit d'automne qu'on garde pour la soif
    pot-au-feu	bœuf, carottes et poireaux qui mijotent ensemble
    profiterole	petit chou glacé, nappé d'une sauce chaude
    quiche	tarte aux lardons venue de Lorraine
    raclette	fromage fondu des soirées d'hiver
    ratatouille	légumes du soleil, et film d'un petit rat cuisinier
    roquefort	il mûrit dans des caves et prend des veines bleues
    sardine	serrée en boîte avec ses sœurs
    saucisson	on le coupe en rondelles à l'apéritif
    soupe	elle fait grandir, paraît-il
    tarte Tatin	dessert aux pommes cuit à l'envers
    tartine	elle tombe toujours du mauvais côté
    vinaigrette	elle assaisonne la salade
    yaourt	petit pot de lait fermenté du frigo
    household
    abat-jour	chapeau de la lampe
    aiguille	elle a un chas, mais ne miaule pas
    armoire	grand-mère y range ses draps
    arrosoir	il fait pleuvoir sur les plantes
    aspirateur	il avale la poussière à grand bruit
    assiette	plate ou creuse, elle attend le repas
    baignoire	on y barbote avec un canard jaune
    balai	il sert au ménage comme aux sorcières
    balance	elle dit le poids, sans flatter personne
    bougie	on la souffle à son anniversaire
    bouilloire	elle siffle ou ronronne avant le thé
    bouteille	elle a un col, un ventre et un bouchon
    brosse à dents	elle travaille matin et soir, mousse à la menthe comprise
    cafetière	elle glougloute au petit matin
    canapé	on s'y serre à trois pour voir un film
    carafe	elle apporte l'eau à table
    casserole	le lait en déborde dès qu'on tourne le dos
    chaise	quatre pieds, un dossier, pas de bras
    cheminée	le père Noël y passe, en principe
    cintre	il porte la chemise sans avoir de bras
    ciseaux	deux lames qui se croisent pour couper
    clef	petit objet qu'on cherche devant sa porte
    cocotte-minute	elle cuit vite et lâche de la vapeur
    commode	meuble à tiroirs, et pratique de surcroît
    congélateur	le pôle Nord de la cuisine
    corbeille	elle recueille les papiers froissés
    couette	l'hiver, on a du mal à la quitter
    coussin	petit carré moelleux où le chat s'installe
    couteau	il est à droite de l'assiette
    couverture	chaude, en laine, parfois tirée à soi
    cuillère	elle voyage de la soupe à la bouche
    cuisinière	elle a un four, des brûleurs et un tablier
    échelle	on la monte barreau par barreau
    édredon	gros coussin de plumes au pied du lit
    entonnoir	il remplit les bouteilles sans rien renverser
    éponge	elle boit l'eau de la vaisselle
    étagère	planche au mur pour livres et bibelots
    évier	la vaisselle sale s'y empile
    fauteuil	siège à bras où grand-père fait la sieste
    fenêtre	on l'ouvre le matin pour changer d'air
    fer à repasser	chaud et lourd, il chasse les plis
    fourchette	elle pique, mais on la met dans la bouche
    horloge	elle dit oui, elle dit non, au salon
    lampe	on l'allume à la nuit tombée
    lave-linge	il tourne, il essore et perd des chaussettes
    lave-vaisselle	il décrasse assiettes et verres pendant la nuit
    lustre	accroché au plafond, parfois tout en cristal
    marteau	il vise le clou, et trouve parfois le pouce
    matelas	entre le sommier et le dormeur
    miroir	il réfléchit sans penser
    oreiller	il perd ses plumes dans les batailles du soir
    ouvre-boîte	sans lui, pas de sardines ni de thon
    paillasson	on s'essuie les pieds sur lui sans qu'il proteste
    panier	on y met les œufs, mais pas tous dans le même
    parapluie	il s'ouvre dès que le ciel se couvre
    passoire	pleine de trous, elle retient les nouilles
    placard	on y range tout, même les balais
    poêle	sans elle, pas de crêpes
    portemanteau	on y suspend sa veste en entrant
    poubelle	on la sort le soir, chacun à son tour
    rasoir	il fait la barbe chaque matin
    réfrigérateur	sa lampe s'éteint-elle quand on ferme ?
    réveil	on lui en veut chaque lundi matin
    rideau	il arrête le soleil et le regard des voisins
    robinet	il fuit sans jamais bouger
    savon	il mousse et glisse des mains
    serviette	de table ou de bain, selon la pièce
    tabouret	siège sans dossier ni bras
    tapis	dans les contes d'Orient, il vole
    théière	ronde, avec un bec et une anse
    tiroir	il coulisse et se remplit de bric et de broc
    tournevis	cruciforme ou plat, il serre en pivotant
    jobs
    acrobate	marche sur les mains sous le chapiteau
    acteur	apprend son texte et attend le lever du rideau
    agriculteur	sème à l'automne et moissonne en été
    antiquaire	vend des meubles qui ont une longue histoire
    apiculteur	ouvre les ruches à l'abri de son voile
    arbitre	court avec les joueurs, un sifflet à la bouche
    architecte	dessine la maison bien avant le premier coup de pioche
    astronaute	travaille en apesanteur
    avocat	plaide en robe noire, et se mange en salade
    berger	passe l'été à l'alpage avec ses moutons
    bibliothécaire	prête des livres et demande le silence
    bijoutier	sertit les bagues et répare les colliers
    boucher	sait quel rôti conseiller pour dimanche
    boulanger	pétrit la pâte pendant que la ville dort
    bûcheron	abat les arbres et porte une chemise à carreaux
    charpentier	assemble les poutres du toit
    chef d'orchestre	mène ses musiciens à la baguette
    chirurgien	opère masqué et d'une main sûre
    chocolatier	attend Pâques de pied ferme
    clown	nez rouge, grands souliers et tarte à la crème
    coiffeur	manie les ciseaux et fait la causette
    comptable	veille à ce que les colonnes de chiffres tombent juste
    cordonnier	c'est, dit-on, le plus mal chaussé
    couturier	montre sa collection lors d'un défilé
    couvreur	pose tuiles et ardoises sans avoir le vertige
    cuisinier	porte une toque et goûte les sauces
    danseur étoile	le premier du ballet, à l'Opéra de Paris
    dentiste	dit d'ouvrir grand, puis vous pose des questions
    détective	suit les indices, la loupe à la main
    dompteur	fait asseoir les lions sur un tabouret
    douanier	demande si vous avez quelque chose à déclarer
    ébéniste	fabrique de beaux meubles en bois précieux
    éboueur	passe de bon matin vider les poubelles
    électricien	tire les câbles et rétablit le courant
    explorateur	part remplir les blancs de la carte
    facteur	fait sa tournée et se méfie des chiens
    fleuriste	ne chôme ni à la fête des Mères ni à la Saint-Valentin
    forgeron	bat le fer tant qu'il est chaud
    fromager	vend du comté, du brie et du camembert
    garagiste	soulève le capot et hoche la tête
    gendarme	surveille les routes de campagne
    guide	montre le chemin aux touristes
    horloger	remet pendules et montres à l'heure
    infirmier	prend la température et change les pansements
    informaticien	conseille d'éteindre, puis de rallumer
    inventeur	a l'idée que personne n'avait eue avant lui
    jardinier	taille les haies et ratisse les allées
    jockey	cavalier léger en casaque de couleur
    jongleur	n'a que deux mains pour cinq balles
    journaliste	court après les nouvelles, carnet en main
    libraire	fait aimer les romans qu'il vend
    maçon	monte les murs à la truelle
    magicien	tire un lapin de son chapeau
    maire	ceint l'écharpe tricolore pour unir les époux
    maître-nageur	surveille le bassin et vous apprend la brasse
    menuisier	rabote les planches au milieu des copeaux
    meunier	la chanson le réveille : son moulin va trop vite
    notaire	fait signer, page après page, qui achète une maison
    opticien	vous fait essayer toutes les montures
    pâtissier	le maître des éclairs et des choux à la crème
    peintre	manie le pinceau, sur la toile ou sur la façade
    pharmacien	déchiffre les ordonnances sous une croix verte
    photographe	promet que le petit oiseau va sortir
    plombier	vient à bout des fuites d'eau
    poissonnier	présente soles et moules sur un lit de glace
    pompier	arrive toutes sirènes hurlantes, avec la grande échelle
    potier	façonne l'argile sur son tour
    professeur	corrige les copies et donne des devoirs
    ramoneur	ressort de la cheminée tout noir
    sage-femme	accueille les nouveau-nés
    sculpteur	voit une statue dans un bloc de marbre
    serrurier	sauve ceux qui ont laissé leurs clés à l'intérieur
    tailleur	coupe les costumes sur mesure
    vétérinaire	ses patients aboient ou miaulent
    vigneron	soigne ses ceps jusqu'aux vendanges
    music
    accord	plusieurs notes jouées ensemble
    accordéon	soufflet et boutons, le roi du bal musette
    alto	un peu plus grand que le violon, et plus grave
    baguette	le chef la lève, l'orchestre se tait
    balalaïka	instrument triangulaire à trois cordes venu de Russie
    ballet	se danse en tutu et sur les pointes
    banjo	le compagnon tout rond des cow-boys
    basson	long tuyau de bois au son grave, à anche double
    batterie	caisses et cymbales, au grand dam des voisins
    bémol	baisse la note d'un demi-ton
    berceuse	endort les tout-petits
    biniou	petite cornemuse qui fait danser les Bretons
    boléro	Ravel en fit un immense crescendo
    castagnettes	claquent au creux des mains, en Andalousie
    chanson	Brassens, Brel et Barbara y excellaient
    chorale	elle réunit des voix pour le plaisir
    clarinette	dans la comptine, on a perdu son do
    clavecin	l'ancêtre du piano, aux cordes pincées
    clavier	rangée de touches noires et blanches
    clé de sol	belle boucle au début de la portée
    comptine	Une souris verte en est une
    concerto	un soliste y dialogue avec l'orchestre
    contrebasse	la géante des cordes, on en joue debout
    cor des Alpes	si long qu'il faut le poser par terre pour souffler
    cornemuse	les Écossais la gonflent et la serrent sous le bras
    crescendo	de plus en plus fort
    croche	vaut la moitié d'une noire
    cymbales	deux disques de métal qui s'entrechoquent
    diapason	petite fourche d'acier qui donne le la
    dièse	hausse la note d'un demi-ton
    fanfare	défile en soufflant dans ses cuivres
    farandole	on la danse en file, main dans la main
    flamenco	guitare, talons qui claquent et robe à volants
    flûte à bec	tous les collégiens y ont soufflé
    gamme	do, ré, mi, fa, sol, la, si, do
    gong	grand disque de bronze qui vibre longtemps
    guitare	six cordes autour du feu de camp
    harmonica	tient dans la poche, on y souffle et on y aspire
    harpe	quarante-sept cordes, sept pédales et des doigts de fée
    hautbois	c'est sur lui que s'accorde tout l'orchestre
    hymne	on se lève pour l'écouter, avant le match
    lyre	l'instrument d'Orphée
    mandoline	gratte des sérénades sous les balcons d'Italie
    maracas	vont par deux, pleines de graines à secouer
    mélodie	l'air que l'on fredonne
    menuet	se dansait à petits pas à Versailles
    métronome	bat la mesure sans jamais se lasser
    opéra	on y chante au lieu de parler
    orgue	ses grands tuyaux emplissent l'église
    ouverture	l'orchestre la joue avant le lever du rideau
    partition	le pianiste en tourne les pages
    piano	droit au salon, à queue au concert
    polka	danse sautillante venue de Bohême
    portée	cinq lignes pour poser les notes
    quatuor	deux violons, un alto, un violoncelle
    refrain	revient entre les couplets, et tout le monde le sait
    samba	fait danser le carnaval de Rio
    saxophone	brillant et courbe, il aime les nuits de jazz
    sérénade	petit concert du soir sous une fenêtre
    solfège	la grammaire des musiciens
    soprano	la plus aiguë des voix
    symphonie	Beethoven en a signé neuf
    tambour	roule pour annoncer le garde champêtre
    tango	vient d'Argentine et se danse joue contre joue
    triangle	trois côtés d'acier et un joli tintement
    trombone	sa coulisse va et vient
    trompette	trois pistons et les joues de Louis Armstrong
    ukulélé	quatre cordes sous le soleil d'Hawaï
    valse	fait tourner les couples sur trois temps
    violon	Stradivarius fabriquait les plus précieux
    violoncelle	se joue assis, entre les genoux
    xylophone	lames de bois que l'on frappe avec des maillets
    nature
    arc-en-ciel	sept couleurs entre pluie et soleil
    archipel	îles voisines et presque cousines
    aurore boréale	voiles verts qui dansent dans la nuit polaire
    automne	saison des feuilles rousses
    avalanche	neige qui dévale la pente d'un seul coup
    averse	pluie soudaine et vite passée
    banquise	mer gelée où se promène l'ours blanc
    bourrasque	coup de vent qui emporte les chapeaux
    brise	souffle léger du bord de mer
    brouillard	on n'y voit pas à dix pas
    calanque	crique entre des rochers blancs, près de Marseille
    canicule	chaleur d'été qui fait fermer les volets
    canyon	le Colorado en a creusé un très grand
    cascade	la rivière y saute dans le vide
    caverne	il fallait un mot magique pour entrer dans celle d'Ali Baba
    clairière	trou de lumière au milieu des bois
    colline	petite hauteur tout en rondeur
    corniche	chemin taillé à flanc de falaise, au-dessus de la mer
    cratère	la bouche du volcan
    crépuscule	entre chien et loup
    crevasse	fente profonde dans le glacier
    delta	le fleuve s'y partage avant la mer, comme en Camargue
    désert	le Petit Prince y rencontre un aviateur
    dune	celle du Pilat domine l'océan
    éclair	arrive toujours avant le tonnerre
    éclipse	la Lune passe devant le Soleil
    écume	mousse blanche au sommet des vagues
    embruns	gouttes salées que le vent arrache aux vagues
    estuaire	large embouchure, telle la Gironde
    étang	plus petit qu'un lac, plus grand qu'une mare
    falaise	Étretat doit sa gloire à la sienne
    flaque	on saute dedans à pieds joints, avec des bottes
    fleuve	la Loire en est un, puisqu'elle va jusqu'à la mer
    flocon	étoile blanche qui tombe sans bruit
    forêt	le Petit Poucet s'y perd
    foudre	le paratonnerre l'attire
    galet	caillou poli par les vagues
    geyser	jet d'eau chaude qui sort de terre en Islande
    givre	dessine des fougères sur les vitres
    glacier	descend des sommets à tout petits pas
    grêle	billes de glace qui tambourinent sur le toit
    grotte	celle de Lascaux est couverte de peintures
    horizon	ligne où le ciel rejoint la mer
    iceberg	bloc de glace flottant qui cache les neuf dixièmes de lui-même
    jungle	Mowgli y a grandi
    lagon	eau turquoise entre la plage et le récif
    lave	roche en fusion qui coule du cratère
    marais	le royaume des roseaux et des grenouilles
    marée	la mer monte, puis redescend
    mirage	oasis que l'on croit voir
    mistral	grand vent qui balaie la Provence
    mousson	longues pluies qui arrosent l'Inde
    nuage	on y devine des moutons et des châteaux
    oasis	de l'eau et des palmiers au milieu des sables
    océan	l'Atlantique en est un
    orage	fait rentrer tout le monde et peur aux chiens
    plaine	pays plat où l'on voit venir de loin
    prairie	herbe, fleurs et vaches qui ruminent
    presqu'île	la mer l'entoure, sauf d'un côté
    récif	rocher à fleur d'eau que craignent les marins
    rivière	se jette dans une autre, ou dans un fleuve
    rosée	perles du matin sur l'herbe
    ruisseau	il est assez petit pour qu'on l'enjambe
    sentier	petit chemin pour marcheurs
    source	l'eau y sort de terre, toute fraîche
    stalactite	pend au plafond de la grotte
    tempête	fait rester les bateaux au port
    tonnerre	gronde après l'éclair
    torrent	dévale la montagne en bondissant
    vallée	longue, entre deux versants, avec un cours d'eau au fond
    verglas	transforme les trottoirs en patinoire
    volcan	dort longtemps, puis se réveille en colère
    phrases
    appuyer sur le champignon	rouler plus vite
    après la pluie, le beau temps	les ennuis finissent toujours par passer
    au pif	sans calculer, en se fiant à la chance
    avoir du pain sur la planche	n'être pas au bout de son travail
    avoir la chair de poule	frissonner de froid ou d'émotion
    avoir la main verte	réussir tout ce que l'on plante
    avoir le bras long	connaître des gens influents
    avoir le cafard	se sentir triste et sans entrain
    avoir le cœur sur la main	être la générosité même
    avoir les dents longues	être très ambitieux
    avoir un chat dans la gorge	être enroué
    avoir un cœur d'artichaut	tomber amoureux à tout bout de champ
    avoir un poil dans la main	ne pas aimer beaucoup le travail
    avoir une faim de loup	être prêt à dévorer tout le dîner
    bon voyage	à dire sur le quai de la gare
    bon week-end	à se souhaiter le vendredi soir
    casser les pieds	ennuyer tout le monde
    chat échaudé craint l'eau froide	une mésaventure rend prudent
    chaud devant	cri du serveur qui passe avec ses plats
    chercher midi à quatorze heures	compliquer ce qui est simple
    chose promise, chose due	il faut tenir parole
    couper les cheveux en quatre	se perdre dans des détails infimes
    coûter les yeux de la tête	être hors de prix
    donner sa langue au chat	renoncer à deviner
    donner un coup de main	aider un ami
    en faire tout un fromage	donner trop d'importance à un petit rien
    être au septième ciel	nager dans le bonheur
    être comme un coq en pâte	vivre choyé et dorloté
    être dans la lune	rêver au lieu d'écouter
    être tiré à quatre épingles	porter une tenue très soignée
    faire d'une pierre deux coups	obtenir un double résultat d'un seul geste
    faire la grasse matinée	rester au lit bien après le réveil
    filer à l'anglaise	s'éclipser sans dire au revoir
    il n'y a pas de fumée sans feu	toute rumeur a un fond de vérité
    il pleut des cordes	c'est le déluge, vite, un parapluie
    jamais deux sans trois	ce qui s'est répété se répétera encore
    jeter de l'huile sur le feu	envenimer la dispute
    jeter l'éponge	abandonner la partie
    l'appétit vient en mangeant	plus on en a, plus on en veut
    l'argent ne fait pas le bonheur	consolation de qui n'a pas le sou
    l'habit ne fait pas le moine	il ne faut pas se fier aux apparences
    l'union fait la force	ensemble, on vient à bout de tout
    la cerise sur le gâteau	le petit plus qui couronne le tout
    la nuit porte conseil	mieux vaut dormir avant de décider
    le temps, c'est de l'argent	pas une minute à perdre
    les murs ont des oreilles	parlons bas, on nous écoute peut-être
    loin des yeux, loin du cœur	l'absence refroidit les sentiments
    manger sur le pouce	déjeuner vite fait, sans s'attabler
    ménager la chèvre et le chou	ne contrarier aucun des deux camps
    mettre la main à la pâte	participer soi-même au travail
    mettre la puce à l'oreille	éveiller les soupçons
    mettre les pieds dans le plat	aborder sans tact le sujet à éviter
    mettre son grain de sel	donner son avis sans y être invité
    mieux vaut tard que jamais	excuse préférée des retardataires
    ne pas être dans son assiette	se sentir patraque
    passer l'éponge	pardonner et ne plus en parler
    pédaler dans la semoule	s'agiter sans avancer
    pied de nez	geste moqueur du pouce et des doigts
    plus on est de fous, plus on rit	bienvenue à tous pour la fête
    poser un lapin	ne pas venir au rendez-vous
    prendre la mouche	se vexer pour un rien
    qui dort dîne	le sommeil fait oublier la faim
    qui se ressemble s'assemble	les mêmes goûts rapprochent
    qui va à la chasse perd sa place	on l'entend quand quelqu'un a pris votre chaise
    qui vivra verra	l'avenir nous le dira
    raconter des salades	dire des choses fausses avec aplomb
    rien ne sert de courir	il faut partir à point, dit La Fontaine
    rire comme une baleine	s'esclaffer bouche grande ouverte
    sauter du coq à l'âne	changer de sujet sans prévenir
    se lever du pied gauche	être grognon dès le matin
    tel père, tel fils	le garçon ressemble à son papa
    tirer les vers du nez	amener habilement quelqu'un à parler
    tomber dans les pommes	s'évanouir
    tourner autour du pot	ne pas en venir au fait
    tout est bien qui finit bien	malgré les péripéties, on est content
    vendre la mèche	révéler le secret
    plants
    acacia	arbre épineux dont la girafe raffole
    artichaut	on l'effeuille à table pour arriver au cœur
    aubépine	haie piquante, toute blanche au mois de mai
    bambou	le panda en mange toute la journée
    baobab	géant d'Afrique au tronc énorme et aux branches courtes
    basilic	parfume la tomate, la pizza et le pistou
    betterave	racine rouge qui tache, ou blanche qui donne du sucre
    bleuet	fleur des champs couleur d'azur
    bonsaï	arbre miniature cultivé en pot au Japon
    bouleau	arbre à l'écorce blanche qui se pèle comme du papier
    bourgeon	promesse de feuille ou de fleur
    bouton-d'or	petite fleur jaune des prés, qu'on place sous le menton
    bruyère	petites fleurs roses ou mauves des landes
    cactus	plante du désert sur laquelle mieux vaut ne pas s'asseoir
    camomille	en tisane, elle aide à s'endormir
    capucine	fleur orangée qui se mange et qu'on danse dans la ronde
    carotte	racine orange que l'âne suit volontiers
    cerisier	au printemps, le Japon entier admire sa floraison
    champignon	il porte un chapeau mais ne salue personne
    chardon	tout en piquants, emblème de l'Écosse et de la Lorraine
    chêne	dans la fable, il se croit plus fort que le roseau
    chèvrefeuille	plante grimpante et parfumée dont le nom cache une bique
    ciboulette	herbe aux brins creux, ciselée dans le fromage blanc
    citrouille	la fée en fit un carrosse pour Cendrillon
    coquelicot	rouge et fragile, il danse dans les blés
    crocus	fleurit à la fin de l'hiver et, parfois, donne le safran
    dahlia	fleur de fin d'été, souvent ronde comme un pompon
    edelweiss	étoile de velours blanc des sommets alpins
    érable	sa feuille orne le drapeau du Canada
    eucalyptus	arbre odorant où s'endort le koala
    fougère	plante des sous-bois qui déroule ses crosses
    fraisier	plante du potager, mais aussi gâteau à la crème
    genêt	buisson d'or des landes bretonnes
    géranium	fleurit les balcons tout l'été
    glycine	laisse pendre ses grappes mauves sur les façades
    hortensia	grosses boules bleues ou roses des jardins bretons
    houx	feuilles piquantes et boules rouges pour Noël
    jacinthe	fleur très parfumée qui sort d'un bulbe en hiver
    jasmin	petites fleurs blanches qui parfument le thé
    jonquille	fleur jaune qui sonne le retour du printemps
    laurier	ses feuilles couronnaient César et parfument les ragoûts
    lavande	peint la Provence en violet et parfume les armoires
    lierre	grimpe aux vieux murs et s'y attache
    lilas	ses grappes embaument le jardin en mai
    marguerite	on l'effeuille en disant un peu, beaucoup, à la folie
    marronnier	arbre des cours d'école, aux fruits ronds et luisants
    menthe	herbe fraîche des sirops bien verts
    mimosa	petits pompons jaunes de la Côte d'Azur en février
    mousse	tapis vert et doux au pied des arbres
    muguet	brin de clochettes qui porte bonheur le premier mai
    myosotis	petite fleur bleue qui demande qu'on ne l'oublie pas
    nénuphar	la grenouille s'y installe au soleil
    noisetier	l'écureuil y fait ses provisions
    olivier	arbre de Provence dont la colombe tient un rameau
    orchidée	fleur exotique qui trône en pot près de la fenêtre
    ortie	gare aux mollets nus quand on la frôle
    palmier	arbre des oasis, mais aussi biscuit feuilleté
    pâquerette	petite fleur des pelouses dont on fait des colliers
    pensée	fleur veloutée qui semble réfléchir
    persil	herbe frisée, compagne de l'ail au beurre
    pissenlit	on souffle dessus pour disperser ses graines
    platane	son ombre protège les joueurs de pétanque
    pommier	sous ses branches, Newton eut une idée
    roseau	il plie mais ne rompt pas
    sapin	roi des forêts, habillé de guirlandes en décembre
    saule pleureur	laisse tomber sa chevelure au bord de l'eau
    séquoia	géant de Californie, plus haut que bien des clochers
    tilleul	arbre odorant des tisanes du soir
    tournesol	grande fleur jaune, et professeur ami de Tintin
    trèfle	à quatre feuilles, c'est la chance assurée
    tulipe	fleur à bulbe, fierté de la Hollande
    violette	petite fleur réputée timide, spécialité de Toulouse
    science
    aimant	attire le fer et fait tenir les dessins sur le frigo
    algèbre	calcul où des lettres remplacent les nombres
    ampoule	brille au plafond, ou dans la tête de qui a une idée
    antenne	capte les ondes sur le toit
    astéroïde	gros caillou qui tourne autour du Soleil
    astronomie	science des étoiles et des planètes
    atome	minuscule brique de la matière
    bactérie	être vivant d'une seule cellule, invisible à l'œil nu
    baromètre	mesure la pression de l'air et annonce le beau temps
    batterie	réserve de courant du téléphone, toujours vide au mauvais moment
    biologie	science du vivant
    boussole	son aiguille s'obstine à montrer le nord
    calculatrice	ne se trompe jamais dans les additions
    carbone	élément commun au diamant et au charbon
    cellule	la plus petite unité de tout être vivant
    chimie	étudie la matière et ses réactions, parfois explosives
    circuit	le courant en fait le tour
    clavier	ses touches écrivent sans encre
    comète	astre à la longue queue brillante
    cristal	solide aux faces régulières, comme le quartz
    dinosaure	géant disparu dont on retrouve les os
    éclipse	quand la Lune cache le Soleil
    électricité	fée invisible qui court dans les fils
    électron	grain négatif qui tourne autour du noyau
    énergie	elle se transforme mais ne se perd jamais
    engrenage	roues dentées qui s'entraînent l'une l'autre
    éprouvette	tube de verre du chimiste
    équation	on y cherche la valeur de x
    évolution	idée chère à Darwin sur l'histoire des espèces
    expérience	on la tente pour vérifier une idée
    fossile	coquillage ou feuille devenus pierre
    fraction	un demi ou trois quarts, par exemple
    fusée	quitte la Terre après un compte à rebours
    galaxie	la nôtre s'appelle la Voie lactée
    géologie	science des roches et des volcans
    géométrie	domaine du cercle, de la règle et du compas
    gravité	force qui fait retomber tout ce qu'on lance
    hélium	gaz des ballons de fête, qui donne une voix de canard
    imprimante	couche les fichiers sur le papier, quand il lui reste de l'encre
    internet	toile mondiale sans araignée
    jumelles	vont par deux pour rapprocher l'horizon
    laboratoire	lieu de travail du savant en blouse blanche
    laser	mince rayon de lumière, très droit
    levier	avec lui, Archimède se vantait de soulever le monde
    logiciel	programme qui dit à la machine quoi faire
    loupe	verre préféré de Sherlock Holmes
    météorite	pierre tombée du ciel
    microbe	si petit, et pourtant il vous met au lit
    microscope	révèle tout un monde dans une goutte d'eau
    molécule	atomes qui se tiennent ensemble, comme dans l'eau
    orbite	chemin d'une planète autour de son étoile
    ordinateur	calcule, écrit et joue, mais se bloque parfois
    oxygène	gaz de l'air dont on a besoin pour respirer
    paratonnerre	invention de Franklin contre la foudre
    physique	science de Newton et d'Einstein
    pile	donne du courant à la lampe de poche
    planète	Mars ou Vénus, par exemple
    poulie	roue à gorge qui aide à remonter le seau du puits
    prisme	fait un arc-en-ciel avec de la lumière blanche
    radar	repère avions, navires et conducteurs pressés
    robot	en métal ou en plastique, il obéit à son programme
    satellite	la Lune en est un, naturel celui-là
    souris	se promène sur un tapis, à côté du clavier
    télescope	vise les étoiles lointaines
    température	elle monte quand on a de la fièvre
    thermomètre	dit s'il faut mettre un manteau
    triangle	trois côtés, trois sommets
    turbine	tourne sous la force de l'eau dans le barrage
    vaccin	petite piqûre préventive qui doit beaucoup à Pasteur
    vapeur	l'eau le devient quand elle bout
    vitesse	la distance parcourue en une heure, par exemple
    zéro	ne vaut rien tout seul, mais décuple son voisin de gauche
    sports
    alpinisme	art de gravir les sommets, piolet en main
    arbitre	siffle les fautes et sort les cartons
    athlète	s'entraîne chaque jour en rêvant des Jeux
    aviron	on y rame en tournant le dos à l'arrivée
    badminton	il y faut un volant, mais pas de voiture
    balançoire	va et vient au jardin, toujours plus haut
    ballon	rond au foot, ovale ailleurs
    basket	on y vise un panier perché à trois mètres
    biathlon	ski de fond et tir sur cible
    billard	on y pousse des boules sur un tapis vert
    bille	petite boule de verre qui se gagne à la récréation
    bowling	dix quilles au bout de la piste
    boxe	sport de ring où l'on porte de gros gants
    brasse	nage empruntée à la grenouille
    cerceau	on le fait tourner autour de la taille
    cerf-volant	danse dans le ciel au bout d'une ficelle
    champion	le meilleur de tous, jusqu'à l'an prochain
    chronomètre	compte les secondes du coureur
    crawl	nage la plus rapide de la piscine
    curling	on y balaie la glace avec passion
    cyclisme	sport du Tour de France
    domino	pièce à points qui fait tomber ses voisines
    dossard	numéro que porte le coureur
    échecs	jeu de rois, de fous et de cavaliers
    entraîneur	crie ses conseils depuis le bord du terrain
    équitation	sport au pas, au trot et au galop
    escalade	on y grimpe avec baudrier et cordes
    escrime	sport des mousquetaires, masqués aujourd'hui
    filet	sépare les joueurs de tennis
    fléchette	se lance à la main, au centre de la cible
    football	onze contre onze autour d'un ballon rond
    frisbee	disque de plastique que le chien rattrape volontiers
    gardien	seul joueur de foot qui puisse se servir de ses mains
    golf	dix-huit trous et beaucoup de marche dans l'herbe
    gymnastique	roues, saltos et équilibres sur la poutre
    haltère	on le soulève pour se faire des muscles
    handball	sept joueurs par équipe, le ballon en main
    hockey	sport à crosse, sur gazon ou sur glace
    javelot	longue tige qui doit se planter très loin
    jockey	petit cavalier en casaque colorée
    judo	on y change de ceinture à chaque progrès
    karaté	art martial venu d'Okinawa, à mains nues
    luge	on s'assoit dessus pour dévaler la neige
    maillot	jaune, il revient au premier du Tour de France
    marathon	course d'un peu plus de quarante-deux kilomètres
    marelle	va de la terre au ciel à cloche-pied
    médaille	d'or, d'argent ou de bronze
    mêlée	les rugbymen y poussent tête baissée
    mi-temps	pause au milieu du match
    natation	sport en bonnet et lunettes étanches
    patinoire	on y glisse, on y tombe et on recommence
    pelote basque	jeu du Sud-Ouest, face à un fronton
    penalty	tir à onze mètres qui fait trembler le gardien
    pétanque	qui pointe et qui tire près du cochonnet
    plongeoir	planche au-dessus du bassin qui donne le vertige
    podium	trois marches pour les vainqueurs
    puzzle	mille morceaux à assembler avec patience
    randonnée	longue marche sur les sentiers, sac au dos
    raquette	sert au tennis ou à marcher dans la neige
    record	il est fait pour être battu
    relais	course où l'on se passe un bâton
    ricochet	saut d'un caillou plat sur l'eau
    rugby	sport où l'on marque des essais
    sifflet	l'arbitre l'a toujours à la bouche
    slalom	descente en zigzag entre les piquets
    stade	on y fait la ola dans les tribunes
    surf	on y attend la bonne vague
    tennis	sport roi à Roland-Garros
    toboggan	on y monte par l'échelle, on en descend assis
    toupie	tourne sur sa pointe jusqu'à perdre l'équilibre
    trampoline	on y rebondit de plus en plus haut
    triathlon	nager, pédaler, puis courir
    transport
    aéroport	on y passe le temps entre valises et boutiques
    ambulance	file à l'hôpital, sirène hurlante
    ascenseur	il a ses hauts et ses bas, d'étage en étage
    autobus	va d'arrêt en arrêt à travers la ville
    autocar	emmène toute la classe en excursion
    autoroute	plusieurs voies, aucun feu, mais un péage
    avion	vole sans battre des ailes
    barque	petite embarcation à rames du lac
    bateau-mouche	promène les touristes sur la Seine
    bicyclette	deux roues, un guidon et une sonnette
    billet	le contrôleur demande à le voir
    brouette	une roue, deux bras, et le jardinier qui pousse
    bulldozer	pousse des montagnes de terre sur le chantier
    calèche	voiture à cheval des promenades romantiques
    camion	gros porteur de la route
    camping-car	maison roulante des vacanciers
    canoë	on y descend la rivière à la pagaie
    caravane	remorque des vacances, ou file de chameaux
    carrefour	les routes s'y croisent
    carrosse	voiture dorée des rois et des princesses
    casque	protège la tête du motard
    ceinture	on la boucle avant de démarrer
    chariot	il roule de travers dans les allées du supermarché
    charrette	deux grandes roues derrière un âne
    croisière	voyage en mer, de port en port
    dirigeable	long ballon à moteurs, en forme de cigare
    embouteillage	longue file de voitures qui n'avancent plus
    escalator	ses marches montent toutes seules
    escale	halte d'un navire ou d'un avion
    essence	on en fait le plein à la pompe
    ferry	traverse la Manche avec des voitures à bord
    gare	on y prend le train, ou on le manque
    gondole	glisse sur les canaux de Venise
    guidon	un cycliste prudent ne le lâche pas
    hélice	tourne derrière le bateau ou devant l'avion
    hélicoptère	décolle sans piste, tout droit vers le ciel
    klaxon	remède bruyant à l'impatience
    landau	berceau à roues des jardins publics
    limousine	voiture si longue que le chauffeur paraît loin
    locomotive	toujours en tête, elle tire les wagons
    métro	serpente sous les rues de Paris
    montgolfière	ballon à air chaud inventé par deux frères d'Annonay
    moto	engin pétaradant à deux roues
    navette	fait sans cesse l'aller et retour
    paquebot	hôtel flottant qui traverse les océans
    parking	on y cherche une place, puis sa voiture
    passeport	petit livret à montrer à la frontière
    péage	barrière où l'on cherche sa monnaie
    pédalo	bateau de plage où travaillent les mollets
    pelleteuse	creuse de grands trous sur le chantier
    péniche	glisse lentement d'écluse en écluse
    périphérique	boulevard qui fait le tour de Paris, parfois au pas
    piste cyclable	voie réservée aux vélos
    pneu	entoure la roue et craint les clous
    quai	on y attend le train, on y agite son mouchoir
    radeau	quelques troncs liés, et vogue Robinson
    rail	va toujours par deux sous les trains
    remorque	suit la voiture sans jamais la doubler
    rétroviseur	petit miroir pour voir qui arrive derrière
    rond-point	on y tourne avant de choisir sa sortie
    sous-marin	le Nautilus du capitaine Nemo en est un
    taxi	voiture à compteur qu'on hèle dans la rue
    téléphérique	cabine suspendue à un câble, en route vers le sommet
    tracteur	gros engin des champs aux roues énormes
    traîneau	le père Noël y charge ses cadeaux
    tramway	roule sur des rails au milieu de la rue
    tricycle	premier vélo, trois roues et pas de chute
    trottinette	une planche, un guidon et deux petites roues
    tunnel	passe sous la montagne ou sous la Manche
    valise	on s'assoit dessus pour la fermer
    voilier	avance au gré du vent
    volant	le conducteur le tient à deux mains

    """
}
