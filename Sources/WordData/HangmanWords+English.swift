// Written by Tools/hangman/build; a test compares it with the file of the same text.
// swift-format-ignore-file

extension HangmanWords {
  /// The text of the file. A static string, because an array literal of its bytes takes the compiler
  /// a quarter of a minute.
  static let english: StaticString = """
    animals
    aardvark	African animal with a long snout, big ears and an appetite for termites
    albatross	large white seabird with the widest wings of all
    alligator	large reptile of the swamps of Florida, with a broad snout
    alpaca	woolly South American animal, smaller than a llama
    anaconda	huge snake of South American rivers
    angelfish	flat, brightly striped tropical fish
    ant	tiny insect that lives in large colonies and never seems to rest
    anteater	toothless animal with a long sticky tongue
    antelope	graceful horned animal of the African plains
    armadillo	burrowing animal with armor of bony plates
    baboon	large monkey with a face like a dog
    badger	black-and-white striped animal that digs a sett
    barracuda	long, fierce fish with sharp teeth
    bat	the only mammal that truly flies, mostly by night
    beagle	small hound with drooping ears
    bear	big furry animal that may sleep all winter
    beaver	flat-tailed builder of dams
    bee	striped insect that makes honey
    beetle	insect whose hard front wings cover the hind ones
    bison	shaggy ox of the American prairie
    blackbird	common garden songbird; the male is dark with a yellow bill
    bloodhound	wrinkled dog famous for following a scent
    blue whale	the largest animal that has ever lived
    bluebird	North American songbird said to bring happiness
    bobcat	North American wildcat with a stubby tail
    budgerigar	small Australian parrot, often kept in a cage
    buffalo	large wild ox with curved horns
    bulldog	stocky dog with a flat, wrinkled face
    bullfrog	large pond dweller with a deep croak
    bumblebee	big furry insect that buzzes from flower to flower
    butterfly	insect with large colorful wings, once a caterpillar
    camel	ship of the desert that can go for days without water
    canary	small yellow cage bird that sings
    carp	large freshwater fish of ponds and slow rivers
    cat	pet that purrs
    caterpillar	many-legged crawler that turns into something with wings
    centipede	long crawling creature with many pairs of legs
    chameleon	lizard that changes color
    cheetah	the fastest animal on land
    chicken	farm bird kept for its eggs
    chimpanzee	clever ape of Africa
    chinchilla	South American rodent with very soft gray fur
    chipmunk	striped little relative of the squirrel
    cicada	insect that sings loudly in summer trees
    clam	shellfish that shuts itself tight
    clownfish	orange and white fish that lives among sea anemones
    cobra	venomous snake that spreads a hood
    cockatoo	white parrot with a crest
    cockroach	brown insect that nobody wants in the kitchen
    collie	long-haired sheepdog from Scotland
    condor	huge vulture of the Andes
    cougar	big American cat, also called a puma or mountain lion
    cow	farm animal that gives milk
    coyote	small wild dog of the American prairie that howls at night
    crab	shelled sea animal that walks sideways
    crane	tall wading bird, or a machine that lifts
    cricket	chirping insect, or a game with bat and ball
    crocodile	large river reptile with a long, toothy snout
    crow	clever black bird that caws
    cuckoo	bird that lays its eggs in other birds' nests
    dachshund	long-bodied dog with short legs
    dalmatian	white dog with dark spots
    deer	shy forest animal; the male grows antlers
    dingo	wild dog of Australia
    dodo	extinct flightless bird of Mauritius
    dog	a person's best friend
    dolphin	playful sea mammal that leaps and clicks
    donkey	long-eared animal that brays
    dormouse	tiny rodent that sleeps through winter, and at a mad tea party
    dove	small pigeon, a sign of peace
    dragonfly	insect with four clear wings that darts over ponds
    duck	swimming bird with a broad bill that quacks
    eagle	large bird of prey with excellent eyesight
    earthworm	it tunnels through the soil and comes up in the rain
    eel	fish as long and slippery as a snake
    elephant	the largest animal on land
    emu	tall Australian bird that cannot fly
    falcon	swift bird of prey, trained for hunting
    ferret	slim animal kept as a pet and sent down rabbit holes
    finch	small songbird with a short strong bill
    firefly	beetle that glows in the dark
    flamingo	pink bird that stands on one leg
    flea	tiny jumping insect that makes dogs scratch
    fox	red-coated animal said to be sly
    frog	pond animal that hops and croaks
    gazelle	small, fast, graceful antelope
    gecko	small lizard that can walk up walls
    gerbil	small desert rodent kept as a pet
    gibbon	long-armed ape that swings through the trees
    giraffe	the tallest of all animals
    goat	bearded farm animal that climbs and eats nearly anything
    goldfish	orange pet that lives in a bowl
    goose	large, noisy water bird
    gorilla	the largest of the apes
    grasshopper	green insect that leaps and chirps
    greyhound	slender, very fast dog used for racing
    guinea pig	plump little pet that squeaks
    guppy	tiny bright fish for the home aquarium
    hamster	small pet that stuffs its cheeks and runs in a wheel
    hare	like a rabbit, but with longer ears and legs
    hawk	bird of prey with keen eyes
    hedgehog	small spiny animal that rolls into a ball
    hen	female bird that lays the eggs for breakfast
    heron	tall gray bird that fishes in shallow water
    herring	small silvery sea fish that swims in great shoals
    hippopotamus	huge animal that spends its days in African rivers
    hornet	large wasp with a painful sting
    horse	animal that gallops and neighs
    hummingbird	tiny bird that hovers at flowers
    hyena	African animal with a cry like laughter
    iguana	large tropical lizard with a spiny crest
    impala	African antelope known for its leaps
    jackal	wild dog of Africa and Asia
    jaguar	big spotted cat of South America
    jay	colorful, noisy relative of the crow
    jellyfish	soft, see-through sea animal that may sting
    kangaroo	hopping Australian animal with a pouch
    kingfisher	brilliant blue bird that dives into streams
    kitten	young cat
    kiwi	flightless bird of New Zealand, or a fruit
    koala	gray Australian animal that eats eucalyptus leaves
    kookaburra	Australian bird whose call sounds like laughter
    labrador	friendly dog, often yellow, black or brown
    ladybug	small red beetle with black spots
    lamb	young sheep
    lark	songbird that sings high in the sky
    leech	worm that sucks blood
    lemming	small Arctic rodent that travels in crowds
    lemur	ring-tailed animal of Madagascar
    leopard	big cat with spots
    lion	big cat known as the king of beasts
    lizard	reptile with four legs and a long tail
    llama	South American pack animal that spits
    lobster	sea animal with two big claws
    lynx	wildcat with tufted ears
    macaw	large, colorful, long-tailed parrot
    mackerel	striped blue-green sea fish
    magpie	black-and-white bird said to love shiny things
    mallard	wild duck; the male has a green head
    mammoth	extinct woolly relative of the elephant
    manatee	gentle sea mammal, also called a sea cow
    meerkat	small African animal that stands upright to keep watch
    millipede	crawler said to have a thousand legs
    mole	velvety digger that leaves heaps on the lawn
    mongoose	quick little animal that fights snakes
    monkey	playful climber with a long tail
    moose	largest of the deer, with broad flat antlers
    mosquito	small insect that whines and bites
    moth	night insect drawn to lamps
    mouse	small rodent that likes cheese
    mule	stubborn child of a donkey and a horse
    mustang	wild horse of the American West
    narwhal	Arctic whale with one long tusk
    newt	small water creature with a tail, related to frogs
    nightingale	brown bird with a famous song at night
    octopus	sea animal with eight arms
    opossum	American animal that carries its young on its back
    orangutan	red-haired ape of Borneo and Sumatra
    ostrich	the largest of all birds
    otter	playful swimmer of rivers and coasts
    owl	bird of the night that hoots
    ox	strong animal that pulls a plow
    oyster	shellfish that may hold a pearl
    panda	black-and-white eater of bamboo
    panther	big cat, usually a black one
    parakeet	small parrot with a long tail
    parrot	bright bird that can learn to talk
    partridge	plump bird found in a pear tree at Christmas
    peacock	bird with a magnificent fan of tail feathers
    pelican	big-billed bird with a pouch for fish
    penguin	black-and-white bird that swims but cannot fly
    pheasant	long-tailed game bird
    pig	pink farm animal with a curly tail
    pigeon	gray bird of city squares
    piranha	small fish with a frightening bite
    platypus	Australian animal with a bill like a duck
    polar bear	white hunter of the Arctic ice
    pony	small horse
    poodle	dog with a curly coat, often fancifully clipped
    porcupine	animal covered with long quills
    porpoise	small whale with a blunt snout
    puffin	seabird with a large, colorful bill
    pug	small dog with a flat face and curled tail
    puppy	young dog
    python	large snake that squeezes its prey
    quail	small, plump game bird
    rabbit	long-eared animal that lives in a burrow
    raccoon	masked animal with a ringed tail
    rat	long-tailed rodent, larger than a mouse
    rattlesnake	it warns with the end of its tail
    raven	big black bird that croaks
    reindeer	animal that pulls a sleigh
    rhinoceros	thick-skinned animal with a horn on its nose
    roadrunner	bird of the American desert that would rather sprint than fly
    robin	songbird with a red front, seen on Christmas cards
    rooster	bird that crows at dawn
    salamander	it looks like a lizard but is a relative of frogs
    salmon	fish that swims up rivers and leaps waterfalls
    sardine	small fish often sold in tins
    scorpion	eight-legged creature with a sting in its tail
    sea lion	seal with small ears that can be trained to balance a ball
    seagull	noisy white bird of the coast
    seahorse	tiny upright fish with a curled tail
    seal	sleek sea mammal with flippers
    shark	large fish feared for its teeth
    sheep	farm animal with a woolly coat
    shrimp	small shellfish with many legs
    skunk	striped animal with a smelly defense
    sloth	slow animal that hangs upside down
    slug	like a snail, but without a house
    snail	slow creature that carries its house
    snake	long reptile without legs
    sparrow	small brown bird of streets and gardens
    spider	eight-legged spinner of webs
    squid	sea animal with ten arms that squirts ink
    squirrel	bushy-tailed collector of nuts
    starfish	five-armed animal of the seabed
    stingray	flat fish with a dangerous tail
    stork	long-legged bird said to deliver babies
    swallow	fork-tailed bird that heralds summer
    swan	graceful white bird with a long neck
    tadpole	young frog, all head and tail
    tarantula	large, hairy spider
    termite	insect that eats wood and builds tall mounds
    tiger	big striped cat
    toad	bumpy cousin of the frog
    tortoise	slow land animal with a shell that lives very long
    toucan	tropical bird with an enormous bill
    triceratops	dinosaur with three horns
    trout	speckled freshwater fish
    tuna	large ocean fish, often in a sandwich
    turkey	large bird served at Thanksgiving
    turtle	swimming reptile with a shell
    tyrannosaurus	huge meat-eating dinosaur with tiny arms
    viper	snake with long venomous fangs
    vulture	bald-headed bird that feeds on what others leave
    wallaby	small relative of the kangaroo
    walrus	whiskered animal of the Arctic with two long tusks
    warthog	African wild pig with tusks and a bumpy face
    wasp	striped insect with a narrow waist and a sting
    weasel	small, slim, quick hunter
    whale	giant of the sea that spouts
    wildebeest	African antelope that migrates in huge herds, also called a gnu
    wolf	wild dog that hunts in packs
    wolverine	strong, fierce animal of the northern forests
    wombat	stout burrowing animal of Australia
    woodpecker	bird that drums on trees
    worm	long soft creature without legs
    yak	shaggy ox of Tibet
    zebra	African animal with black and white stripes
    body
    abdomen	the part with the stomach in it
    Achilles tendon	cord at the back of the heel, named after a Greek hero
    Adam's apple	bump in a man's throat
    ankle	joint above the foot
    antler	branching horn of a deer
    aorta	biggest blood vessel
    appendix	small useless-seeming part that is sometimes taken out
    arm	limb with an elbow
    armpit	ticklish hollow under the shoulder
    artery	vessel that carries blood from the heart
    baby tooth	the fairy takes it
    backbone	row of bones from neck to tail
    beak	bill of a bird
    beard	hair on the chin of Santa Claus
    belly	stomach
    belly button	small hollow in the middle of the tummy
    biceps	muscle that you show off on the arm
    big toe	largest one on the foot
    bladder	it fills when you drink a lot
    blister	it comes from tight shoes
    blood	red liquid in your veins
    bloodstream	flow through veins and arteries
    body clock	it tells you when to sleep
    bone	dogs like to gnaw one
    bone marrow	soft substance in which blood is made
    braid	three strands of hair woven together
    brain	organ that thinks
    breastbone	it joins the ribs in front
    breath	you hold it under water
    bristle	short stiff hair of a pig or a brush
    bruise	blue mark from a bump
    calf	back of the lower leg, or a young cow
    canine tooth	pointed one, long in a vampire
    cartilage	firm, bendy tissue of the nose and ears
    cheek	side of the face that gets kissed
    cheekbone	high part of the face under the eye
    chest	the part with ribs and lungs
    chin	lowest part of the face
    circulation	movement of blood around and around
    claw	sharp nail of a cat
    cochlea	snail-shaped part of the inner ear
    collarbone	it lies between the neck and the shoulder
    complexion	color and look of the skin of your face
    cornea	clear front of the eye
    cuticle	skin at the base of a nail
    diaphragm	muscle that moves when you breathe or hiccup
    digestion	what happens to food inside us
    digestive system	stomach, intestines and the rest
    dimple	little hollow in the cheek when you smile
    ear	organ of hearing
    eardrum	it trembles when sounds reach it
    earlobe	place for a ring
    elbow	joint in the middle of the arm
    enamel	hard white cover of teeth
    eye	organ of sight
    eyeball	round organ in its socket
    eyebrow	line of hair on the face
    eyelash	it is blackened with mascara
    eyelid	it closes when you sleep
    eyesight	the optician tests it
    face	eyes, nose and mouth
    fang	long tooth of a snake
    feather	bird's light covering
    femur	longest bone, in the thigh
    fibula	thinner bone of the lower leg
    fin	fish swims with it
    finger	there are five on a hand
    fingernail	it is cut or bitten
    fingerprint	detectives look for it
    fingertip	you touch with it
    fist	closed hand
    flesh	soft part under the skin
    follicle	each hair grows from one
    foot	it has five toes
    forearm	from elbow to wrist
    forefinger	you point with it
    forehead	part of the face above the brows
    freckle	small brown spot on the nose in summer
    fringe	hair cut straight above the eyes
    funny bone	ouch when you bump your elbow
    fur	soft coat of a cat
    gallbladder	small organ under the liver
    gill	fish breathes with it
    gland	organ that makes sweat or tears
    goose bumps	skin when you are cold or scared
    gullet	throat as a pipe for food
    gut	long tube for food
    hair	it grows on the head
    hamstring	cord behind the knee that runners injure
    hand	it has four fingers and a thumb
    head	part on top of the neck
    heart	it beats
    heartbeat	doctors listen to it
    heel	back of the foot
    hiccup	it comes from eating too fast
    hip	it swings when you dance
    hoof	foot of a horse
    humerus	upper arm bone that sounds like a joke
    immune system	it fights germs
    incisor	front tooth that cuts
    inner ear	deep part that keeps your balance
    instep	upper part of the foot
    intestine	long winding tube in the belly
    jaw	it drops in surprise
    jawbone	lower part of the skull that moves
    joint	knee or elbow
    kidney	organ shaped like a bean
    knee	you bend it to propose
    kneecap	small round bone in the middle of the leg
    knuckle	finger joint that some people crack
    lap	a cat likes to sit on it
    larynx	voice box
    leg	limb with a knee
    ligament	strong band that joins bones
    limb	arm or leg
    lip	you kiss with it
    little finger	it is stuck out when drinking tea
    little toe	smallest, last to go to market
    liver	large organ that cleans the blood
    lobe	soft end of the ear
    lower lip	it trembles before tears
    lung	you breathe with two of them
    mane	long hair of a lion
    metabolism	how fast you burn up food
    midriff	middle of the body, shown by a short top
    molar	big tooth for chewing
    mouth	you eat and speak with it
    muscle	it grows when you lift weights
    nail	hard end of a finger
    nape	back of the neck
    neck	it is long in a giraffe
    nerve	it carries messages to the brain
    nervous system	brain and spinal cord and all that branches from them
    nose	you smell with it
    nostril	one of two holes for breathing
    nucleus	center of a cell
    optic nerve	it joins the eye to the brain
    organ	heart, liver or kidney
    palate	roof of the mouth
    palm	a fortune teller reads it
    pancreas	organ that makes insulin
    paw	foot of a dog
    pelt	skin with fur
    pituitary gland	pea-sized ruler of growth below the brain
    pore	tiny hole in the skin
    pouch	pocket of a kangaroo
    pulse	you feel it at the wrist
    pupil	black dot in the eye
    quill	spine of a porcupine
    red blood cell	it carries oxygen
    reflex	your knee jumps without your thinking
    retina	back of the eye
    rib	one of twenty-four around the chest
    ribcage	it protects heart and lungs
    ring finger	a wedding band is worn on it
    saliva	it makes the mouth water
    scar	mark left by a wound
    shell	house of a snail
    shin	front of the leg, often kicked in football
    shoulder	parrots sit on a pirate's
    shoulder blade	flat bone of the upper back
    sinew	tough cord in the body
    sinus	hollow in the face that a cold blocks
    skeleton	all the bones
    skin	outer covering of the body
    skull	bones of the head, on a pirate flag
    small of the back	hollow above the hips
    smile	happy look
    snout	nose of a pig
    sole	bottom of the foot
    spinal cord	bundle of nerves in the back
    spine	backbone
    spleen	organ on the left, once blamed for bad moods
    sternum	breastbone
    stomach	it rumbles when you are hungry
    sweat gland	it cools you on a hot day
    tail	dogs wag it
    talon	claw of an eagle
    taste bud	it tells sweet from sour
    tear	drop from the eye
    tendon	cord that joins muscle to bone
    tentacle	arm of an octopus
    thigh	upper leg
    thorax	middle part of an insect
    throat	it is sore with a cold
    thumb	short, thick and useful for hitchhiking
    thumbnail	it is flat and on the shortest finger
    thyroid	gland in the neck
    tibia	shinbone
    tiptoe	ballet dancers stand on it
    toe	one of ten at the bottom
    toenail	it needs clipping, too
    tongue	the doctor asks you to stick it out
    tonsil	it is sometimes taken out of the throat
    tooth	dentists look after it
    torso	body without head, arms and legs
    trunk	elephant's nose
    tummy	child's word for stomach
    tusk	an elephant's is made of ivory
    udder	cow's milk comes from it
    upper lip	Englishmen keep it stiff
    uvula	small thing that hangs at the back of the mouth
    vein	blue line under the skin
    vertebra	one small bone of the back
    vocal cords	they make your voice
    waist	place for a belt
    wart	small bump on a witch's nose
    whisker	cats have long ones
    white blood cell	it fights infection
    windpipe	air goes down it
    wing	birds fly with it
    wisdom tooth	it grows last, at the back
    wishbone	two people pull it and one gets luck
    wrinkle	line in an old face
    wrist	place for a watch
    buildings
    abbey	where monks or nuns live and pray; Westminster has a famous one
    airport	planes come and go here
    alcove	small recess in the wall of a room
    antechamber	small room that leads into a larger one
    apartment	home on one floor of a larger house
    aquarium	public place with sharks behind glass
    arcade	covered walk lined with arches or shops
    arch	curved opening, like the famous one of Paris
    arena	place for sports and concerts with seats all around
    attic	room under the roof, full of old trunks
    aviary	large cage in which birds can fly about
    bakery	it smells of fresh bread
    balcony	platform outside an upper window; Juliet had one
    ballroom	grand place for waltzing
    bank	building where money is kept safe
    barn	farm building for hay and animals
    barracks	buildings where soldiers live
    basement	the floor below the ground
    bathhouse	public place for washing, as in ancient Rome
    bathroom	a room containing a bathtub or shower and usually a washbasin and toilet
    bedroom	a room used primarily for sleeping
    bell tower	the chimes ring from here
    bistro	small informal restaurant, as in Paris
    boardroom	where the directors of a company meet
    boathouse	shed beside a lake or river
    bookshop	it sells novels
    boudoir	elegant lady's private sitting room
    bridge	it takes a road across a river
    bungalow	a small house with a single story
    bunker	strong shelter under the ground
    bus station	coaches leave from here
    cabana	tent or hut beside a swimming pool
    cabin	small wooden house in the mountains
    café	place for coffee, cake and a newspaper
    cafeteria	a restaurant where you serve yourself and pay a cashier
    canteen	restaurant of a factory or school
    capitol	a building occupied by a state legislature
    carport	roof on posts for a vehicle
    casino	a public building for gambling and entertainment
    castle	home of a king, with towers and a moat
    cathedral	the church of a bishop
    cellar	room below the house for wine or coal
    chalet	wooden Swiss house with a sloping roof
    chamber	old word for a room
    chapel	small church, or part of a larger one
    château	French castle with vineyards
    chimney	way out for smoke, and way in for Santa Claus
    church	building with a steeple and pews
    cinema	films are shown here
    citadel	fortress high above a city
    classroom	a room in a school where lessons take place
    clinic	small place for seeing a doctor
    cloakroom	coats are left here
    cloister	covered walk around the garden of a monastery
    clubhouse	golfers meet here after a round
    coffee shop	place for a cappuccino
    concert hall	orchestras play here
    conservatory	glass room for plants, or a school of music
    consulate	office where travelers in trouble abroad get help
    convent	home of nuns
    corridor	long passage with many doors
    cottage	small, cozy house in the country
    courthouse	trials are held here
    courtroom	a room in which a lawcourt sits
    courtyard	open space with walls on every side
    crypt	vault under a church
    cubicle	small partitioned space in an office
    dairy	place where milk becomes butter and cheese
    darkroom	a room in which photographs are developed
    department store	large shop with many floors
    dining room	family meals are eaten here
    dome	rounded roof, like that of Saint Peter's
    dormitory	students or boarding school pupils sleep here
    drawbridge	it is raised to keep enemies out of the castle
    dressing room	actors get ready here
    dugout	shelter beside the field for baseball players
    dungeon	dark prison under a castle
    embassy	ambassador's building
    entrance hall	the first part of a house that visitors see
    factory	goods are made here by machines
    farmhouse	home at the center of fields and barns
    fire station	engines and ladders wait here for an alarm
    fireplace	warm spot where logs burn in the living room
    fort	strong building for defense
    fortress	castle that is hard to conquer
    fountain	water leaps from it in the middle of a square
    foyer	entrance hall of a theater
    front door	visitors knock here
    gallery	paintings hang here
    garage	an outbuilding for housing automobiles
    gatehouse	small building at the entrance of a castle or park
    gazebo	small garden pavilion with a roof and open sides
    granary	storehouse for grain
    grandstand	rows of seats with the best view of a race
    grange	old farm with its barns
    greenhouse	tomatoes and orchids grow here behind glass
    guesthouse	small, friendly hotel
    gymnasium	hall for exercise
    hacienda	large house on a ranch in Spanish America
    hall	large room, or the way in
    hallway	passage inside the front door
    hangar	huge shed for airplanes
    haunted house	a ghost lives here, they say
    hospital	a health facility where patients receive treatment
    hostel	cheap place to stay for young travelers
    hotel	a building where travelers can pay for lodging and meals and other services
    house	a dwelling that serves as living quarters for one or more families
    houseboat	floating home
    hut	very small, simple house
    igloo	dome built of blocks of snow
    inn	old word for a small hotel with food and drink
    jail	people are locked up here
    kiosk	small stand that sells newspapers
    kitchen	a room equipped for preparing meals
    kitchenette	small kitchen
    laboratory	room for experiments
    larder	cool room for food
    laundry	place where clothes are washed
    library	books are lent here
    lighthouse	tower that guides ships at night
    living room	the family watches television here
    lobby	entrance area of a hotel
    locker room	teams change here
    lodge	small house at the gates of a park, or home of a beaver
    loft	space under a roof, turned into a smart home
    log cabin	simple wooden home of a pioneer
    lookout	high place for watching
    manor	house of a lord, with land around it
    mansion	very large, grand house
    market	stalls with fruit, fish and flowers
    marquee	huge tent for a wedding party
    maze	paths between hedges in which one gets lost
    mill	where grain is ground
    minaret	slender tower from which Muslims are called to prayer
    mint	coins are made here
    monastery	the residence of a religious community
    monument	it reminds people of someone great
    mosque	a Muslim place of worship that usually has a minaret
    motel	place to spend the night beside a highway
    museum	old and precious things are on show here
    music hall	songs, jokes and dances were performed here
    newsroom	journalists write here against the clock
    nightclub	people dance here till morning
    nursery	baby's room, or a place that sells plants
    obelisk	tall four-sided pointed stone of ancient Egypt
    observatory	stars are watched here
    office	place of desks and computers
    opera house	it looks like white sails in Sydney
    orangery	elegant glasshouse of a palace garden
    outhouse	small building in the yard
    pagoda	Asian temple with many roofs
    palace	home of a queen
    pantry	small storeroom beside the kitchen
    parliament	building where laws are debated
    patio	paved place to sit behind the house
    pavilion	building beside a cricket field
    penthouse	luxury apartment on the top floor
    pergola	garden walk covered with climbing plants
    pier	walkway that stands in the sea
    pillar	upright that holds up a roof
    planetarium	dome in which the night sky is shown
    playground	swings and slides are found here
    playroom	toys are scattered over its floor
    porch	covered entrance of a house
    post office	letters and parcels are sent from here
    power station	electricity is made here
    prison	place with cells and bars
    pub	British place for beer and a chat
    pyramid	tomb of a pharaoh
    quay	ships tie up here
    railway station	trains stop here
    rampart	defensive wall around a fort
    ranch	large American cattle farm
    reading room	quiet place in a library
    rectory	house of a priest
    refectory	dining hall of a monastery
    refinery	oil becomes fuel here
    restaurant	waiters serve meals here
    rink	place for skating
    roadhouse	inn beside a highway
    rooftop	chimneys and cats are seen here
    rotunda	round building with a dome
    ruin	what is left of an old building
    saloon	bar in the Wild West
    sanctuary	safe, sacred place
    sauna	hot, steamy wooden room of the Finns
    sawmill	logs become planks here
    school	lessons are given here
    schoolhouse	village building for pupils
    scullery	dishes were washed in this little room
    shack	rough little hut
    shed	small building for garden tools
    shop	you buy things here
    shopping mall	many stores under one roof
    shrine	holy place that pilgrims visit
    silo	tall round store for grain
    skyscraper	building so tall that it touches the clouds
    smithy	horseshoes are made here
    spa	place for hot baths and massage
    spire	pointed top of a church tower
    stable	horses live here
    stadium	football teams play here
    staircase	it takes you to the next floor
    stateroom	private cabin on a ship
    steakhouse	restaurant for people who like beef
    steeple	pointed tower of a church
    storeroom	boxes and supplies are kept here
    studio	where an artist works
    study	room for reading and writing
    suite	set of rooms in a hotel
    summerhouse	garden building for warm days
    supermarket	self-service shop with long shelves
    surgery	place where a British doctor sees patients
    swimming pool	dive in here
    synagogue	the place of worship for a Jewish congregation
    tavern	old inn with ale
    tearoom	scones and sandwiches are served here
    temple	building for the worship of gods
    tent	shelter for campers
    terrace	paved area for tables in the sun
    theme park	roller coasters are found here
    tollbooth	drivers stop here to pay for the road
    tower	London's held prisoners, and Pisa's leans
    town hall	the mayor works here
    tree house	children's den among the branches
    tunnel	passage through a mountain
    turret	small tower on a castle
    university	students earn degrees here
    vault	strong room of a bank
    vestibule	small space between two entrance doors
    viaduct	long bridge of many arches
    vicarage	home of an English country priest
    villa	grand house with a garden, often by the sea
    waiting room	patients sit here with old magazines
    warehouse	large building where goods are stored
    watchtower	guards keep a lookout from here
    waterworks	a town gets what comes out of the tap from here
    windmill	building with sails that grinds corn
    winery	grapes are pressed here
    woodshed	logs for the fire are kept here
    workshop	place with a bench and tools
    zoo	lions and penguins live here
    clothes
    anklet	chain worn just above the foot
    anorak	warm waterproof jacket with a hood
    apron	cooks wear it to stay clean
    ballet shoes	soft slippers for a dancer
    bangle	stiff bracelet
    baseball cap	it has a peak and often a team's badge
    bathing suit	it gets wet at the beach
    bathrobe	loose warm garment for after a shower
    beanie	close-fitting knitted hat
    belt	strap that holds up trousers
    beret	flat round French cap
    bib	babies wear it at meals
    bikini	swimwear in two pieces
    blazer	jacket of a school uniform
    blouse	light top with buttons for women
    blue jeans	denim trousers
    boa	long scarf of feathers
    bobble hat	knitted headgear with a ball of wool on top
    bodice	upper part of a dress
    bonnet	hat tied under the chin
    boot	strong footwear for mud or snow
    bow tie	neckwear for a dinner jacket
    bowler hat	round black headgear of a London banker
    bracelet	jewelry for the wrist
    braces	British straps that hold up trousers
    breastplate	piece of armor for the chest
    breeches	trousers that end below the knee
    brim	edge of a hat
    brogue	strong shoe with patterns of holes, or an Irish accent
    brooch	piece of jewelry pinned to a dress
    buckle	fastener of a belt
    button	small round fastener of a shirt
    buttonhole	slit in a shirt, or a flower worn on a lapel
    camisole	light sleeveless top for women
    cap	hat with a peak
    cape	Superman wears a red one
    cardigan	knitted jacket with buttons
    cashmere	very soft wool from a goat
    cassock	long robe of a priest
    chaps	leather leg coverings of a cowboy
    chiffon	thin, floating fabric
    cloak	long garment without sleeves for wizards
    clog	wooden shoe of the Dutch
    coat	warm outer garment
    collar	it goes around the neck of a shirt
    corduroy	cotton fabric with soft ridges
    corsage	flowers worn on a dress
    corset	tightly laced garment that once made waists tiny
    costume	worn on stage or for carnival
    cowboy boots	footwear for a rodeo
    crash helmet	it protects a motorcyclist
    cravat	silk scarf worn by a gentleman inside his collar
    crinoline	skirt held out by hoops
    crown	gold headwear of a king
    cuff	end of a sleeve
    cufflink	jewelry that fastens the end of a sleeve
    culottes	wide shorts that look like a skirt
    cummerbund	broad silk sash around the waist of a tuxedo
    denim	blue cotton cloth of jeans
    diaper	baby's underwear
    dinner jacket	black evening wear for men
    dirndl	traditional dress of Bavaria and Austria
    doublet	short jacket of Shakespeare's day
    dress	garment for women and girls
    dressing gown	worn at breakfast on a lazy morning
    duffel coat	hooded and fastened with toggles; Paddington has one
    dungarees	trousers with a bib
    earmuffs	they keep your ears warm
    earring	jewelry for the side of the head
    espadrille	summer shoe with a sole of rope
    eye patch	what a pirate wears
    fedora	soft felt hat with a dent, as worn by Indiana Jones
    fez	red hat with a tassel
    flannel	soft warm cloth for winter shirts
    fleece	coat of a sheep, or a warm jacket
    flip-flop	rubber sandal that slaps as you walk
    flipper	broad rubber shoe for divers
    frill	strip of gathered fabric as a decoration
    fringe	edge of hanging threads
    frock	old-fashioned word for a dress
    fur coat	warm luxury once made of mink
    gaiter	it covers the ankle and keeps out mud
    galoshes	rubber overshoes for rainy days
    garter	band that holds up a stocking
    gauntlet	knight's iron glove
    glasses	they help you to see
    glove	it has five fingers
    goggles	swimmers and skiers wear them over the eyes
    gown	long, elegant dress
    handbag	it holds a lady's keys and purse
    handkerchief	small square cloth for the nose
    hat	it goes on your head
    headband	strip worn around the hair
    headscarf	square of cloth worn over the hair
    helmet	hard hat for riders and firefighters
    hem	lower edge of a skirt
    high heels	shoes that make you taller
    hood	part of a coat that covers the head
    hosiery	socks, stockings and tights
    jacket	short coat
    jeans	blue trousers invented for gold miners
    jersey	soft knitted top, or an island
    jewel	precious stone
    jodhpurs	trousers for riding
    jumper	British word for a sweater
    jumpsuit	top and trousers in one piece
    kerchief	square of cloth tied over the head or around the neck
    khaki	dull yellow-brown cloth for uniforms
    kilt	tartan skirt of a Scotsman
    kimono	Japanese robe with wide sleeves
    knapsack	hiker's bag
    lace	delicate fabric with holes, or string for a shoe
    lapel	folded front edge of a jacket
    leather	skin of cattle, made into shoes
    leggings	tight stretchy trousers
    leotard	tight one-piece for gymnasts
    linen	cool summer cloth made from flax
    lingerie	elegant underwear
    lining	inner layer of a coat
    locket	small case on a chain with a picture inside
    loincloth	all that Tarzan wears
    mantilla	lace scarf over the hair of a Spanish lady
    mask	it hides the face
    medallion	large disk on a chain
    miniskirt	daring garment of the 1960s
    mitten	glove without fingers
    moccasin	soft leather shoe of Native Americans
    monocle	single eyeglass
    muslin	thin plain cotton cloth
    necklace	string of pearls, for example
    necktie	strip of silk knotted under the collar
    nightcap	worn in bed, or the last drink of the evening
    nightgown	long loose garment for bed
    nightshirt	long top for sleeping
    nylon	stockings were first made of this in 1940
    outfit	set of clothes worn together
    overalls	a painter or mechanic wears them
    overcoat	it is worn over everything else in winter
    pants	American word for trousers
    pantsuit	matching jacket and trousers for a woman
    parasol	lady's umbrella against the sun
    parka	hooded coat for the Arctic
    patch	it covers a hole at the knee
    pendant	ornament hanging from a necklace
    petticoat	skirt worn under a skirt
    pigtail	braided hair on one side
    pinafore	sleeveless dress worn over a blouse
    pinstripe	thin line on a banker's suit
    pocket	place for coins and keys in your trousers
    polka dot	one of many round spots on a dress
    polo shirt	short-sleeved top with a collar and a few buttons
    poncho	blanket with a hole for the head
    ponytail	hair tied at the back
    pullover	knitted top without buttons
    purse	bag for money
    raincoat	it keeps you dry
    ribbon	colored band for the hair
    robe	long loose garment of a judge
    rucksack	bag carried on the back
    ruff	stiff pleated collar of Shakespeare's time
    running shoes	footwear for joggers
    sandal	open summer shoe with straps
    sari	long wrapped dress of India
    sarong	cloth wrapped around the waist in the South Seas
    sash	band worn around the waist or over a shoulder
    satchel	schoolbag with a long strap
    satin	smooth, shiny fabric
    scarf	it keeps the neck warm
    seam	line where two pieces of cloth are sewn together
    sequin	tiny shiny disk on a dance dress
    shawl	grandmother wears it around her shoulders
    shirt	top with a collar and buttons
    shoe	it has a sole and a heel
    shoelace	string that is tied in a bow
    shorts	trousers for summer
    silk	fine fabric made by worms
    skirt	it hangs from the waist
    skullcap	small round close-fitting hat
    slacks	casual pants
    sleeve	it covers the arm
    slipper	soft shoe worn at home; Cinderella's was of glass
    sneaker	canvas shoe for sports
    sock	it disappears in the washing machine
    sombrero	very wide Mexican hat
    spacesuit	an astronaut's clothes
    spectacles	old word for eyeglasses
    spur	metal point on a rider's heel
    stiletto	very thin high heel
    stocking	it hangs by the chimney on Christmas Eve
    straw hat	headgear for a summer's day
    suit	jacket and trousers of the same cloth
    sun hat	it shades the face at the beach
    sunglasses	dark lenses for bright days
    suspenders	American straps that hold up pants
    sweater	warm knitted top
    sweatpants	comfortable bottoms for jogging
    sweatshirt	warm cotton top for sports
    swimming trunks	men wear them at the pool
    swimsuit	tight fitting garment worn for swimming
    tailcoat	formal jacket of an orchestra conductor
    tartan	Scottish checked cloth
    tassel	bunch of threads that hangs from a cushion or cap
    thimble	cap for a finger when sewing
    tiara	jeweled band for a princess
    tights	close-fitting legwear of a ballet dancer
    toga	what a Roman senator wore
    top hat	a magician pulls a rabbit out of it
    tracksuit	athletes warm up in it
    train	long part of a wedding dress that trails behind
    trench coat	belted raincoat of film detectives
    trousers	they cover the legs
    trousseau	a bride's collection of clothes
    turban	long cloth wound around the head
    turtleneck	sweater with a high collar that folds over
    tutu	ballerina's short stiff skirt
    tuxedo	American evening suit for men
    tweed	rough woolen cloth from Scotland
    umbrella	it keeps off the rain
    underpants	they are worn beneath trousers
    undershirt	it is worn next to the skin, above the waist
    underwear	the first thing you put on
    uniform	police officers and soldiers wear it
    veil	it covers the face of a bride
    velvet	soft fabric with a short pile
    vest	sleeveless garment
    visor	front of a helmet that can be lifted
    waistcoat	sleeveless part of a three-piece suit
    wallet	folding case for money and cards
    wardrobe	all the clothes that someone has
    wedding dress	it is white and worn once
    wellingtons	rubber boots named after a duke
    wetsuit	surfers wear it in cold seas
    wig	false hair
    windbreaker	light jacket for a blustery day
    wristwatch	it shows the time on your arm
    zipper	fastener with teeth
    countries
    Afghanistan	mountainous land in Asia whose capital is Kabul
    Albania	Balkan land on the Adriatic; capital Tirana
    Algeria	the largest country in Africa, mostly Sahara
    Andorra	tiny mountain state between France and Spain
    Angola	oil-rich land in southwest Africa; capital Luanda
    Antigua and Barbuda	two Caribbean islands with a beach for every day of the year
    Argentina	land of the tango and the pampas
    Armenia	its symbol is Mount Ararat; capital Yerevan
    Australia	land of kangaroos and koalas
    Austria	Vienna is its capital and Mozart its pride
    Azerbaijan	oil land on the Caspian Sea; capital Baku
    Bahamas	islands off Florida; capital Nassau
    Bahrain	island kingdom in the Persian Gulf
    Bangladesh	land of the Ganges delta; capital Dhaka
    Barbados	easternmost Caribbean island; capital Bridgetown
    Belarus	neighbor of Russia and Poland; capital Minsk
    Belgium	land of waffles and chocolate; capital Brussels
    Belize	English-speaking land in Central America with a great barrier reef
    Benin	West African land between Togo and Nigeria
    Bhutan	Himalayan kingdom that counts its happiness
    Bolivia	Andean land where half of Lake Titicaca lies
    Bosnia and Herzegovina	Sarajevo is its capital, Mostar its famous bridge
    Botswana	home of the Kalahari and the Okavango delta
    Brazil	land of samba, the Amazon and Rio
    Brunei	small, rich sultanate on Borneo
    Bulgaria	land of rose oil; capital Sofia
    Burkina Faso	West African land whose capital is Ouagadougou
    Burundi	small land on Lake Tanganyika
    Cambodia	land of the temples of Angkor Wat
    Cameroon	Central African land whose footballers are the Indomitable Lions
    Canada	its flag shows a maple leaf
    Cape Verde	Atlantic islands west of Senegal
    Central African Republic	its name says where it lies; capital Bangui
    Chad	it shares its name with a shrinking lake in Africa
    Chile	very long, very narrow land beside the Andes
    China	its Great Wall is thousands of miles long
    Colombia	land of coffee, emeralds and Gabriel García Márquez
    Comoros	island state between Mozambique and Madagascar
    Congo	its capital is Brazzaville; also one of the great rivers of Africa
    Costa Rica	Central American land of rainforests without an army
    Croatia	Adriatic land of a thousand islands; Dubrovnik is a jewel
    Cuba	Caribbean island known for Havana and old American cars
    Cyprus	divided Mediterranean island, birthplace of Aphrodite
    Czech Republic	Prague is its capital
    Democratic Republic of the Congo	Kinshasa is the capital of this African giant
    Denmark	land of Lego, Vikings and the Little Mermaid
    Djibouti	small hot state at the entrance of the Red Sea
    Dominica	mountainous green Caribbean island; capital Roseau
    Dominican Republic	it shares the island of Hispaniola with Haiti
    East Timor	half an island north of Australia; capital Dili
    Ecuador	it lies on the line for which it is named and owns the Galápagos
    Egypt	land of pyramids and pharaohs
    El Salvador	smallest country of Central America; its name means the savior
    England	land of London, Shakespeare and afternoon tea
    Equatorial Guinea	Spanish-speaking land in Africa; capital Malabo
    Eritrea	Red Sea land whose capital is Asmara
    Estonia	northernmost Baltic state; capital Tallinn
    Eswatini	small southern African kingdom, once called Swaziland
    Ethiopia	coffee comes from here; capital Addis Ababa
    Fiji	South Pacific islands famous for rugby and beaches
    Finland	land of saunas and a thousand lakes
    France	land of the Eiffel Tower
    Gabon	Central African rainforest land; capital Libreville
    Gambia	narrow land on both banks of a West African river
    Georgia	land of Tbilisi in the Caucasus, or an American state
    Germany	Berlin is its capital
    Ghana	land of cocoa and gold; capital Accra
    Greece	land of Athens, Zeus and olives
    Grenada	Caribbean isle of spice
    Guatemala	land of Mayan ruins south of Mexico
    Guinea	West African land whose capital is Conakry
    Guinea-Bissau	Portuguese-speaking land in West Africa
    Guyana	English-speaking land in South America; capital Georgetown
    Haiti	western part of Hispaniola; capital Port-au-Prince
    Honduras	Central American land of the ruins of Copán
    Hungary	Budapest is its capital, goulash its dish
    Iceland	island of geysers and volcanoes
    India	land of the Taj Mahal and tigers
    Indonesia	Java, Sumatra and Bali belong to it
    Iran	it was once called Persia
    Iraq	Baghdad lies here, on the Tigris
    Ireland	emerald isle of shamrocks
    Israel	land on the Mediterranean where Tel Aviv lies
    Italy	it looks like a boot
    Ivory Coast	West African land that grows the most cocoa
    Jamaica	Bob Marley's island
    Japan	land of the rising sun
    Jordan	Petra, the rose-red city, is here
    Kazakhstan	largest country without a sea coast
    Kenya	Nairobi is its capital, lions its attraction
    Kiribati	Pacific atolls on the equator and the date line
    Kosovo	young Balkan state; capital Pristina
    Kuwait	small, oil-rich land at the head of the Persian Gulf
    Kyrgyzstan	mountainous land of nomads; capital Bishkek
    Laos	Mekong land whose capital is Vientiane
    Latvia	Baltic state whose capital is Riga
    Lebanon	a cedar is on its flag
    Lesotho	mountain kingdom inside South Africa
    Liberia	West African land whose capital Monrovia is named after an American president
    Libya	North African desert land; capital Tripoli
    Liechtenstein	tiny principality between Austria and Switzerland
    Lithuania	southernmost Baltic state; capital Vilnius
    Luxembourg	small grand duchy between Belgium, France and Germany
    Madagascar	island of lemurs
    Malawi	African land named like its great lake
    Malaysia	Kuala Lumpur and its twin towers are here
    Maldives	low coral islands in the Indian Ocean
    Mali	Timbuktu lies here
    Malta	island state south of Sicily; capital Valletta
    Marshall Islands	Pacific state to which Bikini belongs
    Mauritania	Saharan land on the Atlantic; capital Nouakchott
    Mauritius	Indian Ocean island where the dodo lived
    Mexico	land of tacos and sombreros
    Micronesia	Pacific state of many small islands
    Moldova	wine land between Romania and Ukraine
    Monaco	tiny state with a casino and a car race
    Mongolia	Genghis Khan's homeland
    Montenegro	its name means black mountain
    Morocco	Marrakesh and Casablanca are here
    Mozambique	Portuguese-speaking land in southeast Africa; capital Maputo
    Myanmar	land of golden pagodas, once called Burma
    Namibia	southwest African land of huge red dunes
    Nauru	smallest island country, in the Pacific
    Nepal	Mount Everest stands on its border
    Netherlands	land of tulips, bikes and windmills
    New Zealand	home of the kiwi and the Maori
    Nicaragua	largest land of Central America; capital Managua
    Niger	Saharan land named after a river; capital Niamey
    Nigeria	it has more people than any other land in Africa
    North Korea	closed land whose capital is Pyongyang
    North Macedonia	Balkan land whose capital is Skopje
    Northern Ireland	Belfast and the Giant's Causeway are here
    Norway	land of fjords and trolls
    Oman	sultanate in Arabia; capital Muscat
    Pakistan	K2 and the Indus; capital Islamabad
    Palau	Pacific islands east of the Philippines
    Panama	its canal joins two oceans
    Papua New Guinea	eastern half of an island north of Australia
    Paraguay	South American land whose capital is Asunción
    Peru	land of Machu Picchu and Paddington Bear
    Philippines	seven thousand islands; capital Manila
    Poland	Warsaw is its capital, Chopin its son
    Portugal	land of Lisbon and port wine
    Qatar	small peninsula that held the football World Cup of 2022
    Romania	Transylvania is part of it
    Russia	the largest country in the world
    Rwanda	land of a thousand hills and of mountain gorillas
    Saint Kitts and Nevis	two Caribbean islands; capital Basseterre
    Saint Lucia	Caribbean island with two pointed peaks, the Pitons
    Saint Vincent and the Grenadines	Caribbean state whose capital is Kingstown
    Samoa	Polynesian islands where Robert Louis Stevenson lived
    San Marino	tiny republic on a mountain inside Italy
    São Tomé and Príncipe	cocoa islands on the equator off West Africa
    Saudi Arabia	desert kingdom; capital Riyadh
    Scotland	land of kilts and Loch Ness
    Senegal	West African land whose capital is Dakar
    Serbia	Belgrade is its capital
    Seychelles	palm islands in the Indian Ocean; capital Victoria
    Sierra Leone	its name means lion mountains; capital Freetown
    Singapore	city state at the tip of the Malay Peninsula
    Slovakia	Bratislava is its capital
    Slovenia	small Alpine land; capital Ljubljana
    Solomon Islands	Pacific state named after a wise king
    Somalia	land on the Horn of Africa; capital Mogadishu
    South Africa	Nelson Mandela was its president
    South Korea	Seoul is its capital
    South Sudan	youngest state of Africa; capital Juba
    Spain	land of flamenco and paella
    Sri Lanka	tea island south of India, once called Ceylon
    Sudan	the White and the Blue Nile meet here
    Suriname	Dutch-speaking land in South America
    Sweden	land of Pippi Longstocking; capital Stockholm
    Switzerland	land of cheese, watches and the Matterhorn
    Syria	Damascus, one of the oldest cities, is here
    Taiwan	island whose capital is Taipei
    Tajikistan	land of the Pamir mountains; capital Dushanbe
    Tanzania	Kilimanjaro and the Serengeti are here
    Thailand	Bangkok is its capital
    Togo	narrow West African land; capital Lomé
    Tonga	Polynesian kingdom
    Trinidad and Tobago	home of calypso and the steel drum
    Tunisia	Carthage stood here
    Turkey	land of Istanbul, or a Thanksgiving bird
    Turkmenistan	desert land east of the Caspian Sea
    Tuvalu	nine tiny Pacific islands with the internet ending tv
    Uganda	Lake Victoria and gorillas; capital Kampala
    Ukraine	Kyiv is its capital
    United Arab Emirates	Dubai is one of the seven
    United Kingdom	its flag is the Union Jack
    United States	fifty stars are on its flag
    Uruguay	it held and won the first football World Cup
    Uzbekistan	Samarkand lies here, on the Silk Road
    Vanuatu	Pacific islands where bungee jumping began
    Vatican City	the smallest state, where the Pope lives
    Venezuela	Angel Falls, the highest waterfall, is here
    Vietnam	Hanoi is its capital
    Wales	land of dragons and leeks
    Yemen	southwest corner of Arabia; capital Sanaa
    Zambia	one side of the Victoria Falls belongs to it
    Zimbabwe	its capital is Harare
    feelings
    admiration	looking up to someone wonderful
    adoration	very great love
    affection	warm, gentle liking
    alarm	sudden fear of danger
    amazement	great surprise
    ambition	wish to get far in life
    amusement	it makes you smile at something funny
    anger	it makes you shout
    anguish	very great pain of mind
    annoyance	what a buzzing fly causes
    anticipation	looking forward to something
    anxiety	worry about what may come
    apathy	not caring about anything
    apprehension	uneasy fear of what may happen
    arrogance	thinking yourself better than others
    astonishment	what you feel at a magic trick
    awe	what you feel before a huge mountain
    bashfulness	shy modesty
    belonging	being part of the family or group
    bewilderment	not knowing what is going on
    bitterness	long-lasting hurt and resentment
    bliss	perfect happiness
    boldness	daring
    boredom	nothing to do on a rainy day
    bravery	a hero's quality
    calm	peace after the storm
    camaraderie	good fellowship among friends
    caution	being careful
    charm	it wins people over
    cheerfulness	being in a sunny mood
    chivalry	good manners of knights
    cleverness	being quick to understand
    compassion	caring about the suffering of others
    composure	keeping your head
    conceit	too high an opinion of yourself
    confidence	belief that you can do it
    confusion	mind in a muddle
    contempt	looking down on someone
    contentment	being happy with what you have
    courage	what the Cowardly Lion wanted
    courtesy	politeness
    cowardice	running away from danger
    craving	strong wish, often for chocolate
    creativity	gift of having new ideas
    cunning	a fox is known for it
    curiosity	it makes you ask questions and open boxes
    cynicism	believing the worst of people
    daring	courage for wild adventures
    defiance	refusing to obey
    delight	great pleasure
    despair	having no hope at all
    determination	not giving up
    devotion	loyal love
    dignity	calm, proud bearing
    diligence	hard and careful work
    disappointment	when the present is only socks
    discontent	not being happy with things
    discretion	knowing when to keep quiet
    disgust	yuck
    dismay	sudden unhappy surprise
    distrust	not believing someone
    doubt	not being sure
    dread	great fear of what is coming
    eagerness	being keen to start
    ego	too much of it makes you boast
    elation	being over the moon
    embarrassment	it makes you blush
    emotion	joy, anger or sadness
    empathy	feeling what others feel
    enchantment	being under a spell of delight
    enjoyment	having fun
    enthusiasm	being full of eager interest
    envy	it is green
    euphoria	feeling of great happiness
    excitement	what children feel before Christmas
    exhilaration	thrill of a roller coaster
    fairness	treating everybody alike
    faithfulness	quality of a loyal dog
    fascination	not being able to look away
    fear	what you feel in the dark
    fondness	gentle liking
    foolishness	lack of good sense
    forgiveness	no longer being angry with someone
    fortitude	courage in hard times
    friendliness	it shows in a smile and a wave
    friendship	bond between pals
    frustration	when nothing works
    fury	wild anger
    gaiety	being merry
    generosity	giving freely
    gentleness	being soft and kind
    glee	merry delight
    gloom	dark, sad mood
    goodwill	wishing others well
    grace	beauty of movement
    gratitude	it says thank you
    greed	wanting more and more
    grief	deep sadness after a loss
    grudge	old anger that is kept alive
    guilt	knowing that you did wrong
    gusto	hearty enjoyment
    happiness	what everyone hopes for
    heartache	pain of lost love
    heartbreak	end of a love affair
    high spirits	lively, cheerful mood
    homesickness	missing your family and your own bed
    honesty	telling the truth
    hope	it springs eternal
    horror	what a scary film is meant to cause
    hospitality	welcoming guests
    hostility	acting like an enemy
    humility	not being proud
    hunger	wanting to eat
    imagination	it makes a castle out of boxes
    impatience	not being able to wait
    independence	standing on your own feet
    indifference	not minding one way or the other
    indignation	anger at something unfair
    innocence	having done no wrong
    inspiration	sudden brilliant idea
    integrity	being honest and true to yourself
    intuition	knowing without being told
    irritation	being a little cross
    jealousy	it is called the green-eyed monster
    joy	great happiness
    kindness	being good to others
    laughter	it is the best medicine
    laziness	not wanting to work
    loneliness	being without friends
    longing	missing something very much
    love	it makes the world go round
    loyalty	sticking by your friends
    meekness	being mild and patient
    melancholy	thoughtful sadness
    merriment	laughter and fun
    mirth	laughter
    mischief	what naughty monkeys get up to
    misery	great unhappiness
    modesty	not boasting
    mood	it may be good or bad
    naughtiness	small children's bad behavior
    nervousness	butterflies in the stomach
    nostalgia	longing for the good old days
    obedience	doing what you are told
    optimism	seeing the glass half full
    outrage	shocked anger
    panic	sudden wild fear
    passion	very strong love
    patience	being able to wait
    peace of mind	having no worries
    perseverance	trying again and again
    pessimism	seeing the glass half empty
    pity	feeling sorry for someone
    playfulness	what kittens are full of
    pleasure	what a good meal gives
    politeness	saying please and thank you
    pride	it comes before a fall
    prudence	wise caution
    punctuality	always being on time
    rage	violent anger
    recklessness	not thinking of the danger
    regret	wishing you had not done it
    relief	phew
    remorse	feeling very sorry for what you did
    resentment	feeling that you were treated badly
    respect	what you owe to others
    responsibility	being the one who must look after things
    restlessness	not being able to sit still
    reverence	deep respect
    rudeness	bad manners
    sadness	it brings tears
    satisfaction	feeling after good work
    scorn	mocking contempt
    self-control	keeping your temper
    self-esteem	good opinion of your own worth
    self-pity	feeling sorry for yourself
    self-respect	pride in yourself
    selfishness	thinking only of yourself
    sensitivity	being easily hurt, or quick to notice
    serenity	deep calm
    shame	it makes you hang your head
    shock	very nasty surprise
    shyness	hiding behind your mother
    silliness	giggling and playing the fool
    sincerity	meaning what you say
    sloth	laziness, or a slow animal
    smugness	being too pleased with yourself
    solemnity	being very serious, as at a ceremony
    sorrow	deep sadness
    spite	wanting to annoy
    stage fright	an actor's nerves before the show
    stinginess	Scrooge's fault
    stubbornness	a mule's quality
    surprise	what a party may be
    suspense	what keeps you reading a thriller
    suspicion	what a detective has
    sympathy	feeling with someone in trouble
    tact	knowing how not to hurt feelings
    tantrum	a toddler throws it
    team spirit	all for one and one for all
    temptation	wish to do what you should not
    tenderness	gentle love
    tension	feeling before the final whistle
    thirst	wanting to drink
    thoughtfulness	remembering what others need
    triumph	joy of winning
    trust	believing in somebody
    unease	feeling that something is wrong
    vanity	the peacock's fault
    wanderlust	wish to travel
    warmth	it comes from a fire or a friendly heart
    whim	sudden odd wish
    wickedness	a witch's quality
    willpower	it helps you to leave the last biscuit
    wisdom	owls are said to have it
    wonder	feeling under a sky full of stars
    worry	it keeps you awake at night
    wrath	great anger
    yearning	deep longing
    zeal	great eagerness for a cause
    zest	hearty enjoyment, or the peel of a lemon
    food
    almond	nut that marzipan is made from
    anchovy	small, very salty fish on a pizza
    apple	fruit that keeps the doctor away
    apple pie	nothing is as American as this dessert
    applesauce	stewed fruit served with pork or pancakes
    apricot	small orange-colored fruit with a velvety skin
    artichoke	vegetable whose leaves are dipped in butter
    asparagus	green or white spears in spring
    avocado	green pear-shaped fruit for guacamole
    bacon	crisp slices served with eggs
    bagel	bread ring with a shiny crust, good with cream cheese
    baguette	long crusty French loaf
    baked beans	breakfast from a tin, in tomato sauce
    baked potato	hot vegetable in its jacket with butter
    banana	yellow fruit that monkeys love
    banana split	sundae with a long fruit cut in two
    barbecue	meal cooked outdoors over hot coals
    bean	small seed in a pod; Jack's grew very tall
    beef	meat from cattle
    beetroot	dark red root that stains everything
    biscuit	small crisp treat to dip in tea
    blackberry	dark fruit of the bramble
    blackcurrant	small dark berry, rich in vitamin C
    blueberry	small round fruit for muffins
    bread	what bakers bake
    breakfast	first meal of the day
    broccoli	green vegetable like a little tree
    brownie	dark square cake with chocolate
    brunch	late morning meal
    Brussels sprout	tiny cabbage that many children refuse
    bubble gum	you chew it and blow it up
    bun	small round cake or hamburger roll
    burrito	rolled tortilla with beans and meat
    butter	spread made from cream
    butterscotch	sweet made of brown sugar
    cabbage	round leafy vegetable for coleslaw
    cake	it has candles on a birthday
    candy	sweets collected at Halloween
    cantaloupe	melon with orange flesh
    cappuccino	Italian coffee with foamy milk
    caramel	brown, chewy, made of burnt sugar
    carrot	orange root that rabbits love
    casserole	dish cooked slowly in the oven
    cauliflower	white vegetable with a big round head
    celery	crunchy green stalks
    cereal	breakfast from a box, with milk
    cheese	mice are said to love it
    cheeseburger	fast food with a melted yellow slice
    cheesecake	creamy dessert, a specialty of New York
    cherry	small red fruit that often comes in pairs
    chewing gum	it sticks under school desks
    chicken soup	grandmother's remedy for a cold
    chickpea	it is mashed to make hummus
    chocolate	sweet made from cocoa
    chowder	thick soup with clams
    chutney	sweet and spicy Indian relish
    cinnamon	brown spice from bark, good on buns
    club sandwich	three slices of toast in layers with a stick through them
    cocoa	hot drink at bedtime
    coconut	large hairy fruit of a palm
    coffee	morning drink to wake up with
    coleslaw	salad of shredded cabbage
    cookie	treat found in a jar
    corn	yellow grains on a cob
    cottage cheese	soft, white and lumpy food from milk
    cracker	thin crisp snack, or a Christmas bang
    cranberry	sour red fruit served with turkey
    cream	thick part of milk
    crème brûlée	custard with a crust of burnt sugar
    crêpe	very thin French pancake
    croissant	flaky crescent for a French breakfast
    crumpet	soft round British cake full of holes, toasted
    cucumber	cool green vegetable for salads
    cupcake	little sponge with icing in a paper case
    curry	hot, spicy Indian dish
    custard	yellow sauce of milk and eggs
    dessert	sweet end of a meal
    dinner	main meal of the day
    dumpling	ball of dough in soup or stew
    éclair	long pastry filled with cream
    egg	it can be fried, boiled or scrambled
    eggplant	shiny purple vegetable of moussaka
    espresso	small, strong Italian coffee
    fig	soft fruit full of tiny seeds
    fish and chips	British meal wrapped in newspaper
    flapjack	another word for a pancake, or an oat bar
    fondue	pot of melted cheese shared by the Swiss
    French fries	thin sticks of potato
    fried egg	it is served sunny side up
    fruit salad	bowl of mixed apple, banana and orange pieces
    fudge	soft sweet made of sugar, butter and milk
    garlic	bulb that keeps vampires away
    ginger	hot spicy root for biscuits and ale
    gingerbread	spicy cake cut into little men
    goulash	Hungarian stew with paprika
    grape	small fruit that wine is made from
    grapefruit	large bitter citrus for breakfast
    gravy	brown sauce for roast meat
    guacamole	Mexican dip made of avocados
    haggis	Scottish dish of sheep's insides and oats
    ham	salted meat from a pig
    hamburger	fast food in a bun
    hazelnut	squirrels bury it; it makes a chocolate spread
    honey	sweet food made by bees
    horseradish	hot white root served with beef
    hot chocolate	sweet drink on a winter's day
    hot dog	sausage in a long roll
    hummus	chickpea dip of the Middle East
    ice cream	cold treat in a cone
    jam	sweet fruit spread
    jelly	it wobbles on the plate
    jelly bean	small bright chewy sweet
    juice	drink pressed from oranges
    kebab	pieces of meat on a stick
    ketchup	red sauce for fries
    kidney bean	dark red seed in chili con carne
    kiwi fruit	it is brown and hairy outside, green inside
    leek	vegetable of the onion family, emblem of Wales
    lemon	sour yellow fruit
    lemonade	summer drink sold by children at a stand
    lentil	small flat seed for soup
    lettuce	green leaves of a salad
    lime	small sour green citrus
    lobster	expensive shellfish that turns red when cooked
    lollipop	sweet on a stick
    lunch	midday meal
    macaroni	short tubes of pasta
    mango	sweet orange-fleshed fruit of India
    maple syrup	Canadians pour it over pancakes
    marmalade	orange spread loved by Paddington Bear
    marshmallow	soft sweet toasted over a campfire
    marzipan	almond paste
    mashed potato	smooth side dish with a well for the gravy
    mayonnaise	white sauce of egg and oil
    meatball	it comes in tomato sauce or from Sweden
    melon	large juicy fruit
    meringue	white, sweet and crisp, made of egg whites
    milk	white drink from cows
    milk shake	cold frothy drink through a straw
    mince pie	small British Christmas treat
    minestrone	Italian vegetable soup
    muffin	small cake in a paper cup
    mushroom	it grows overnight in the woods
    mustard	hot yellow sauce
    nectarine	peach with a smooth skin
    noodle	long strip of pasta in Asian soups
    nougat	white chewy sweet with nuts
    oatmeal	porridge for breakfast
    olive	small fruit pressed for oil
    onion	vegetable that makes you cry
    orange	round citrus that gives juice
    pancake	it is tossed in the pan
    papaya	tropical fruit with black seeds
    paprika	red powder for goulash
    parsnip	pale root like a carrot
    pasta	Italian food in many shapes
    pastry	dough for pies
    pâté	liver spread on toast
    pea	small green ball in a pod
    peach	fuzzy summer fruit
    peanut	nut sold at baseball games
    peanut butter	sticky sandwich spread
    pear	green fruit that is wide at the bottom
    pecan	nut for a Southern pie
    pickle	vegetable kept in vinegar
    picnic	meal on a blanket
    pie	dish with a crust
    pineapple	tropical fruit with a spiky crown
    pistachio	green nut in a shell that splits
    pizza	round Italian dish with toppings
    plum	purple fruit with a stone
    pomegranate	red fruit full of juicy seeds
    popcorn	cinema snack
    pork	meat from a pig
    porridge	Goldilocks stole it
    potato	it is boiled, baked or fried
    pretzel	salty knot
    prune	dried plum
    pudding	soft dessert
    pumpkin	it is carved at Halloween
    pumpkin pie	Thanksgiving dessert
    quiche	open tart with eggs and bacon
    radish	small red peppery root
    raisin	dried grape
    raspberry	soft red fruit of a prickly cane
    ravioli	little squares of pasta with a filling
    rhubarb	pink sour stalks for pies
    rice	grain eaten all over Asia
    risotto	creamy Italian rice dish
    roast beef	English Sunday lunch
    salad	bowl of green leaves
    salami	spicy sliced sausage
    salmon	pink fish
    salsa	spicy tomato dip
    salt	it is white and comes from the sea
    sandwich	lunch named after an earl
    sardine	small fish packed tightly in a tin
    sauce	something to pour over pasta
    sauerkraut	German pickled cabbage
    sausage	meat in a skin
    scone	English teatime cake with jam and cream
    scrambled eggs	they are stirred in the pan
    shortbread	rich buttery Scottish biscuit
    shrimp	small pink shellfish
    smoothie	thick drink of blended fruit
    snack	little bite between meals
    sorbet	icy dessert made of fruit
    soufflé	egg dish that rises and may collapse
    soup	liquid dish eaten with a spoon
    sour cream	white topping for baked potatoes
    soy sauce	dark, salty seasoning of China and Japan
    spaghetti	long strings of pasta
    spinach	green leaves that make Popeye strong
    spring roll	crisp Chinese starter
    steak	thick slice of beef
    strawberry	red fruit for Wimbledon
    strudel	rolled apple pastry of Vienna
    stuffing	what fills a roast turkey
    sugar	sweet white crystals
    sundae	ice cream in a glass with a cherry
    sushi	Japanese rice and raw fish
    sweet potato	orange root at Thanksgiving
    taco	folded crisp tortilla
    tangerine	small orange that peels easily
    tea	hot drink at five o'clock
    tiramisu	Italian dessert with coffee
    toast	brown slices of bread for breakfast
    toffee	hard, chewy sweet
    tofu	white block made from soybeans
    tomato	red fruit of ketchup
    tortilla	thin flat Mexican bread
    truffle	costly fungus found by pigs, or a fine chocolate
    tuna	fish in a sandwich
    turkey	Thanksgiving roast
    turnip	round white root
    vanilla	the most common ice cream flavor
    vegetable	carrot, pea or bean
    vinegar	sour liquid for salads
    waffle	crisp Belgian treat with square holes
    walnut	nut shaped like a little brain
    watermelon	big green fruit, red inside
    wedding cake	it has tiers and is cut by two
    whipped cream	white swirl on a dessert
    yolk	yellow part of an egg
    zucchini	green vegetable like a cucumber, for ratatouille
    household
    abacus	wooden frame with beads for counting
    air conditioner	it cools the room
    alarm clock	it wakes you up
    anvil	block on which a blacksmith hammers
    awl	pointed tool for making holes in leather
    barbecue	outdoor grill
    barrel	round wooden container for wine
    basket	container of woven cane
    bathtub	place for a long soak with a rubber duck
    bedspread	cover over the blankets
    bellows	they blow air into the fire
    blanket	warm cover
    blender	it mixes smoothies
    bookshelf	novels stand on it
    bottle	message at sea comes in this
    bowl	round dish for soup
    breadbasket	rolls come to the table in it
    broom	witches ride on it
    brush	it is for hair, teeth or paint
    bucket	it belongs with a spade at the beach
    bunk bed	you sleep above your brother
    cabinet	piece of furniture with doors
    can opener	it gets you to the beans
    candle	wax light on a birthday cake
    candlestick	Jack jumped over it
    cauldron	witch's pot
    ceiling fan	it turns slowly above your head
    chair	seat with a back
    chandelier	grand hanging lamp with many lights
    chest of drawers	socks and shirts are kept in it
    china	fine cups and plates
    chisel	sharp tool for carving wood
    chopping board	onions are cut up on it
    chopsticks	Chinese eat with them
    clock	it ticks on the wall
    clothes hanger	it goes into the wardrobe with a shirt
    clothespin	it holds the washing
    coffee table	low piece of furniture in front of the sofa
    coffeepot	it stands on the breakfast table, next to the tea
    colander	bowl with holes for draining pasta
    comb	it has teeth for your hair
    cookie cutter	it makes stars of dough
    cookie jar	don't get caught with your hand in it
    corkscrew	it opens the wine
    cradle	rocking bed for a baby
    crayon	colored wax stick for children
    crowbar	burglar's iron bar
    cupboard	Old Mother Hubbard's was bare
    curtain	it hangs at the window
    cushion	soft thing on the sofa
    cutlery	knives, forks and spoons
    dartboard	round target on the wall of a pub
    deck chair	it folds and belongs on a ship or the beach
    desk	pupils sit at it
    dictionary	book of words
    dining table	the family eats at it
    dishwasher	machine for dirty plates
    doorbell	visitors press it
    doorknob	round thing you turn
    doormat	you wipe your feet on it
    drawer	you pull it out to find a spoon
    drill	it makes holes in the wall
    dustpan	partner of the brush
    duvet	feather bed cover
    egg cup	it holds your breakfast upright
    egg timer	it says when three minutes are over
    envelope	a letter goes in it
    eraser	it removes pencil
    extension cord	it brings power to where there is no socket
    faucet	American tap
    fire extinguisher	red bottle to fight flames
    fireplace	logs burn in it
    flashlight	it shines in the dark
    flask	it keeps tea hot
    flowerpot	geraniums grow in it
    flyswatter	it flattens insects
    fork	it has prongs
    freezer	ice cream is kept in it
    frying pan	eggs sizzle in it
    funnel	it helps to fill a bottle
    garden gnome	little bearded man among the flowers
    garden hose	it waters the lawn
    glue	it sticks things together
    goblet	old drinking cup
    grandfather clock	tall ticking thing in the hall
    grater	it shreds cheese
    hacksaw	it cuts metal
    hair dryer	it blows hot air after the shower
    hammer	it hits nails
    hammock	hanging bed between two trees
    hatchet	small ax
    highchair	baby sits in it at the table
    hinge	a door swings on it
    hoe	gardener's tool for weeds
    hook	Captain in Peter Pan had one for a hand
    hourglass	sand runs through it
    iron	it makes shirts smooth
    ironing board	shirts are pressed on it
    jackhammer	it breaks up the road very noisily
    jug	it pours milk
    kettle	it whistles when the water boils
    key	it opens the lock
    key ring	it keeps you from losing what opens the door
    keyhole	spies look through it
    kitchen table	heart of the home for many families
    knife	it cuts
    knitting needle	granny makes socks with two
    ladder	it is bad luck to walk under it
    ladle	big spoon for soup
    lamp	Aladdin rubbed it
    lampshade	it softens the light
    lantern	light to carry
    lawn mower	it cuts the grass
    light bulb	Edison's bright idea
    loom	cloth is woven on it
    lunchbox	sandwiches go to school in it
    magnifying glass	it makes small print big
    mallet	wooden hammer
    match	you strike it
    matchbox	small container for things that light fires
    mattress	the princess felt a pea under many of these
    measuring cup	flour and milk are poured into it
    measuring tape	it tells how long things are
    microwave oven	it heats soup in a minute
    mirror	it shows your face
    mop	it cleans the floor
    mousetrap	cheese is the bait
    mug	big cup
    nail	it is hit with a hammer
    napkin	you wipe your mouth with it
    needle	it is hard to find in a haystack
    night light	small glow for children afraid of the dark
    nightstand	little table by the bed
    notebook	you write in it
    nutcracker	Christmas soldier with strong jaws
    oven	cakes are baked in it
    padlock	it hangs on a gate
    paintbrush	artist's tool
    paper clip	bent wire that holds sheets together
    pen	it writes in ink
    pencil	it has a lead and may have an eraser
    pencil sharpener	it leaves curly wooden shavings
    pepper mill	waiters grind it over your plate
    picture frame	it goes around a painting
    piggy bank	children's savings are inside
    pillow	you lay your head on it
    pillowcase	cover for the head end of the bed
    pincushion	seamstress's prickly helper
    pitcher	large jug
    pitchfork	it lifts hay
    plate	flat round dish
    pliers	they grip and bend wire
    plug	it stops the water, or goes into the socket
    plunger	rubber cup that clears a blocked drain
    pocketknife	it has folding blades and scouts carry it
    poker	it stirs the fire
    pot	it is used for stew
    quilt	cover of patches
    radiator	it heats the room
    rake	it gathers leaves
    razor	it shaves
    recliner	armchair in which you can lie back
    refrigerator	it keeps milk cold
    rocking chair	grandpa's favorite seat
    rocking horse	wooden toy that never gets anywhere
    rolling pin	it makes dough flat
    rubber band	it stretches around papers
    rug	small carpet
    ruler	it draws straight lines
    safe	thick steel box for money
    safety pin	it closes with a clasp
    salt shaker	it seasons the soup
    saucepan	it heats milk
    saw	it cuts planks
    scales	they tell your weight
    scarecrow	straw man in a field
    scissors	they cut paper
    screw	it is turned into the wall
    screwdriver	it has a blade and turns
    scythe	long blade for cutting grass
    sewing machine	it stitches quickly
    shears	they cut hedges
    sheet	white cloth on a bed
    shoehorn	it helps your heel in
    shovel	it moves snow
    shower curtain	it keeps the bathroom floor dry
    sickle	curved blade for harvest
    sieve	it lets flour through
    sink	you wash dishes in it
    sledgehammer	it breaks down walls
    soap	it makes bubbles
    sofa	comfortable seat for three
    spade	it digs
    spatula	it flips pancakes
    spinning wheel	Sleeping Beauty pricked her finger at it
    spirit level	a bubble shows if the shelf is straight
    sponge	it soaks up water
    spoon	it stirs tea
    stapler	it joins pages with bits of wire
    stepladder	you climb it to change a bulb
    stool	three-legged seat
    stove	you cook on it
    suitcase	it is packed for a journey
    table	it has four legs and no arms
    tablecloth	it covers where you eat
    tape measure	tailors carry it around the neck
    tea towel	you dry the dishes with it
    teacup	storms may happen in it
    teapot	the dormouse was put in it
    teaspoon	it stirs sugar into a cup
    telephone	it rings
    television	it shows the news
    tent peg	it is hammered in by campers
    thermos flask	it keeps drinks hot on a picnic
    thermostat	it keeps the house at the right heat
    thimble	it protects a finger when sewing
    throne	seat of a king
    toaster	bread pops out of it
    toolbox	hammer and pliers live in it
    toothbrush	you use it twice a day
    toothpaste	it comes out of a tube with a taste of mint
    toothpick	small sharp stick for after dinner
    towel	it dries you
    tray	breakfast in bed comes on it
    trowel	small garden spade
    tweezers	they pull out splinters
    typewriter	it was used for letters before computers
    vacuum cleaner	it eats dust
    vase	flowers stand in it
    wardrobe	it led to Narnia
    washing machine	socks disappear in it
    wastebasket	crumpled paper ends up in it
    watering can	it has a spout for the garden
    wheelbarrow	one-wheeled helper in the garden
    whisk	it beats eggs
    wine glass	it has a long stem and holds red or white
    workbench	carpenter's table
    wrench	it turns nuts
    jobs
    accountant	keeper of a company's books
    acrobat	circus performer who balances and tumbles
    actor	player of parts on stage or screen
    actress	woman who stars in a film
    admiral	commander of a fleet
    ambassador	a country's representative abroad
    apprentice	beginner who learns a trade from a master
    archaeologist	digger for traces of the past
    archbishop	high-ranking priest, as in Canterbury
    architect	designer of houses
    artist	painter or sculptor
    assistant	helper
    astrologer	reader of the stars who writes horoscopes
    astronaut	traveler in space
    astronomer	watcher of stars and planets
    athlete	runner or jumper
    author	writer of a book
    babysitter	minder of children while the parents are out
    baker	maker of bread
    ballerina	dancer on the tips of her toes
    banker	person who looks after money
    barber	cutter of men's hair
    bartender	mixer of cocktails
    beekeeper	person in a veil who gathers honey
    bellboy	carrier of luggage in a hotel
    biologist	scientist who studies living things
    bishop	head of a cathedral, or a chess piece
    blacksmith	maker of horseshoes
    bodyguard	protector of a famous person
    bookseller	person whose shop is full of novels
    botanist	scientist who studies plants
    bricklayer	builder of walls
    broadcaster	person who speaks on radio or television
    bugler	army musician who wakes the soldiers
    builder	person who puts up houses
    bus driver	person at the wheel of a big public vehicle
    butcher	seller of meat
    butler	servant who opens the door of a great house
    cameraman	person who shoots the film
    captain	person in command of a ship
    caretaker	person who looks after a building
    carpenter	worker in wood
    cartoonist	person who draws funny pictures for a newspaper
    cashier	taker of money in a shop
    cellist	musician with a large instrument between the knees
    chairman	leader of a meeting
    chauffeur	driver of a rich person's car
    chef	head of a restaurant kitchen
    chemist	scientist with test tubes
    choreographer	inventor of dances
    cleaner	person who mops floors and dusts
    clerk	office worker
    clown	circus performer with a red nose
    coach	trainer of a sports team
    cobbler	mender of shoes
    colonel	officer who commands a regiment
    comedian	teller of jokes
    composer	writer of music
    conductor	leader of an orchestra
    cook	maker of meals
    courier	messenger with a parcel
    cowboy	rider who tends cattle
    craftsman	maker of fine things by hand
    critic	writer who judges plays and films
    curator	person in charge of a museum collection
    dancer	performer of ballet or tango
    dentist	doctor for teeth
    designer	creator of clothes or furniture
    detective	Sherlock Holmes, for one
    diplomat	representative who settles matters between countries
    director	person who makes a film
    diver	worker under water
    doctor	healer of the sick
    doorman	person who holds the hotel entrance open
    dressmaker	sewer of ladies' clothes
    driver	person behind the wheel
    drummer	beater in a rock band
    economist	expert on money and trade
    editor	corrector of what others write
    electrician	person who installs wires and sockets
    engineer	designer of machines or bridges
    entertainer	singer, joker or magician
    entrepreneur	starter of new businesses
    explorer	traveler to unknown places
    farmer	grower of crops
    firefighter	hero with a hose and a ladder
    fisherman	worker with nets and a boat
    fishmonger	seller of cod and herring
    flight attendant	server of meals above the clouds
    florist	seller of bouquets
    footballer	player who earns a fortune with a ball
    forester	person who looks after woods
    fortune teller	she sees the future in a crystal ball
    gardener	grower of roses and vegetables
    general	top officer of an army
    geologist	scientist who studies rocks
    gladiator	fighter in the arena of ancient Rome
    glazier	fitter of windows
    goalkeeper	player who may use the hands
    goldsmith	maker of precious jewelry
    gondolier	boatman of Venice
    governess	teacher who lived with a rich family
    governor	head of an American state
    grocer	seller of food and household goods
    guide	person who shows tourists around
    guitarist	player of a six-stringed instrument
    hairdresser	person with scissors, comb and dryer
    handyman	person who can mend anything around the house
    harpist	musician who plucks like an angel
    headmaster	man who runs a school
    historian	expert on the past
    housekeeper	person who runs a home for its owner
    hunter	person who tracks animals
    hypnotist	person who says that you are feeling very sleepy
    illustrator	drawer of pictures for books
    inspector	police officer above a sergeant
    instructor	person who teaches driving or skiing
    interpreter	person who turns speech into another language at once
    inventor	maker of things nobody has thought of before
    janitor	person who cleans and mends a school
    jester	joker at a king's court
    jockey	rider in horse races
    journalist	writer for a newspaper
    judge	person in a robe who passes sentence
    juggler	performer who keeps many balls in the air
    knight	warrior in armor
    lawyer	person who argues in court
    librarian	guardian of books
    lifeguard	watcher of swimmers
    lighthouse keeper	lonely person who warned ships
    lion tamer	circus performer with a whip and a brave heart
    locksmith	person to call if you lose your key
    lumberjack	person who cuts down trees
    magician	performer who pulls rabbits out of hats
    maid	servant who makes the beds
    manager	person who runs a business or team
    manicurist	person who looks after fingernails
    matador	bullfighter
    mathematician	expert with numbers
    mayor	head of a town
    mechanic	repairer of cars
    merchant	trader
    messenger	bringer of news
    midwife	helper at a birth
    milkman	early bringer of bottles to the doorstep
    miller	grinder of grain
    miner	worker deep under the ground
    minister	member of a government
    minstrel	wandering singer of the Middle Ages
    missionary	traveler who spreads a religion
    model	wearer of new fashions on a catwalk
    monk	man who lives in a monastery
    musician	player of an instrument
    nanny	woman who looks after a family's children
    navigator	person who plots the course
    newsreader	person who tells the nation what happened today
    night watchman	guard who works while others sleep
    novelist	writer of long stories
    nun	woman who lives in a convent
    nurse	carer in a hospital
    officer	person in command in an army
    optician	maker of eyeglasses
    organist	musician in church
    painter	artist with a brush
    paramedic	helper who comes with the ambulance
    pharmacist	person who prepares medicines
    philosopher	thinker, such as Plato
    photographer	person who says cheese
    physicist	scientist such as Einstein
    pianist	player at a grand with black and white keys
    piano tuner	person who makes all eighty-eight keys sound right
    pilot	person who flies planes
    pirate	robber at sea
    playwright	writer for the stage
    plumber	repairer of taps and pipes
    poet	writer of verse
    police officer	keeper of law and order
    politician	person who hopes for your vote
    pope	head of the Catholic Church
    porter	carrier of suitcases
    postman	he always rings twice, according to a film
    potter	shaper of clay on a wheel
    president	head of a republic
    priest	leader of worship in church
    prime minister	head of a government
    printer	maker of books and newspapers
    professor	teacher at a university
    programmer	writer of software
    psychiatrist	doctor for the mind
    psychologist	expert on how people think and feel
    publisher	company that brings out books
    puppeteer	person who pulls the strings
    rabbi	Jewish religious teacher
    ranger	guardian of a national park
    receptionist	person at the front desk
    referee	person with a whistle
    reporter	gatherer of news
    roofer	layer of tiles high above the street
    sailor	worker on a ship
    salesman	man who talks you into buying
    scientist	person in a white coat in a laboratory
    scout	searcher for new talents or enemy camps
    sculptor	artist with a chisel
    seamstress	woman who sews
    secretary	person who keeps a manager's letters and diary
    senator	member of the upper house in Washington
    sergeant	soldier or police officer above a corporal
    servant	person who works in another's house
    shepherd	keeper of a flock
    sheriff	law officer of the Wild West
    shopkeeper	owner of a small store
    silversmith	maker of fine spoons and teapots
    singer	performer with a good voice
    soldier	member of an army
    songwriter	maker of hits for others to sing
    sorcerer	worker of magic who has an apprentice
    spy	secret agent
    stockbroker	trader in shares
    stonemason	builder of cathedrals
    storyteller	person who begins with once upon a time
    stuntman	he falls off roofs for film stars
    surgeon	doctor who operates
    tailor	maker of suits
    taxi driver	person who takes you to the station and talks
    teacher	person at the blackboard
    thatcher	maker of straw roofs
    trainer	person who gets racehorses or runners into shape
    translator	person who turns a book into another language
    treasurer	person who looks after a club's money
    tutor	private teacher
    typist	person who works quickly at a keyboard
    umpire	judge of tennis or baseball
    valet	a gentleman's personal servant
    ventriloquist	performer whose puppet seems to speak
    veterinarian	doctor for pets
    vicar	English country priest
    violinist	player with a bow
    waiter	bringer of food in a restaurant
    waitress	woman who takes your order
    watchmaker	mender of tiny springs and gears
    weather forecaster	person who knows if you need an umbrella tomorrow
    weaver	worker at a loom
    welder	joiner of metals with a hot flame
    window cleaner	person with a ladder, bucket and sponge
    wizard	man of magic
    woodcutter	Hansel and Gretel's father
    writer	author of books
    zookeeper	person who feeds the elephants
    zoologist	scientist who studies animals
    music
    accompanist	pianist who plays along with a singer
    accordion	squeezed box with keys and bellows
    acoustic guitar	six strings and no plug
    album	collection of songs on one record
    alto	low female singing voice
    anthem	song of a nation
    applause	what musicians hope for at the end
    aria	song in an opera
    audience	the people who listen
    bagpipes	Scotsmen blow into them
    ballad	slow song that tells a story
    ballet	Swan Lake, for example
    band	group that plays rock or jazz
    banjo	round stringed instrument of country songs
    baritone	male voice between tenor and bass
    bass drum	biggest and deepest of the kit
    bass guitar	four deep strings in a rock group
    bassoon	long, low woodwind
    baton	conductor's stick
    big band	jazz orchestra of the 1930s
    bluegrass	fast country style with banjo and fiddle
    blues	sad songs of the American South
    bolero	Spanish dance, and a famous piece by Ravel
    bongo	small drum played with the fingers
    boogie-woogie	lively piano style with a rolling left hand
    brass band	marching group of shiny instruments
    bugle	army horn that sounds the wake-up call
    cadenza	place in a concerto where the soloist shows off
    calypso	cheerful song of Trinidad
    cancan	high-kicking dance of Paris
    cantata	work by Bach for choir and orchestra
    carol	Christmas song
    castanets	wooden shells that click in a Spanish dance
    cello	large stringed instrument held between the knees
    chamber music	it is played by a few people, such as a quartet
    chant	simple song of monks
    chime	sound of a clock
    choir	group of singers
    choirboy	young singer in church
    chord	several notes sounded together
    chorus	part of a song that everyone sings
    clarinet	black woodwind with a single reed
    classical music	Bach, Mozart and Beethoven
    clef	sign at the start of a line of notes
    composer	Mozart, for one
    concert	evening with an orchestra
    concerto	work for a soloist and orchestra
    conductor	person who waves a baton
    cornet	brass instrument like a short trumpet
    country music	it comes from Nashville
    cowbell	Alpine cattle wear it, and drummers hit it
    crescendo	it grows louder and louder
    cymbal	brass plate that crashes
    dance	waltz or tango
    disc jockey	person who plays the records
    disco	dance style of the 1970s with a glittering ball
    double bass	biggest of the strings
    drum	you beat it with sticks
    drum kit	set that the noisiest member of a band sits behind
    drum roll	very fast beats before something exciting
    drumstick	it beats time, or you eat it
    duet	piece for two
    dulcimer	strings struck with little hammers
    electric guitar	rock instrument with an amplifier
    encore	extra piece when the crowd calls for more
    ensemble	small group of players
    fanfare	short burst of trumpets for a king
    fiddle	violin in folk songs
    finale	the last, grand part
    flamenco	Spanish dance with stamping heels
    flute	silvery woodwind held sideways
    folk song	old tune that nobody knows the author of
    foxtrot	ballroom dance named after a sly animal
    French horn	coiled brass instrument
    fugue	Bach piece in which a theme chases itself
    gong	large metal disk that is struck
    gospel	joyful church singing of the American South
    gramophone	old machine for records with a big horn
    grand piano	large black instrument with three legs
    guitar	six-stringed instrument
    harmonica	small instrument moved along the lips
    harmony	notes that sound well together
    harp	angels play it
    harpsichord	old keyboard whose strings are plucked
    heavy metal	very loud rock
    hip hop	style of rappers and breakdancers
    hurdy-gurdy	old instrument played by turning a handle
    hymn	song in church
    interval	distance between two notes
    jazz	style born in New Orleans
    jingle	catchy tune in an advertisement
    jukebox	put in a coin and choose a song
    karaoke	singing to recorded songs in a bar
    kazoo	toy that you hum into
    kettledrum	large copper-bottomed instrument of an orchestra
    keyboard	row of black and white notes
    libretto	words of an opera
    lullaby	song that puts a baby to sleep
    lute	round-backed ancestor of the guitar
    lyre	small harp of the ancient Greeks
    lyrics	words of a song
    madrigal	Renaissance song for several voices
    major	cheerful kind of key
    mandolin	small Italian instrument with four pairs of strings
    maraca	rattle shaken in Latin American bands
    march	soldiers walk to it
    marching band	it parades through the streets
    marimba	large wooden xylophone
    mazurka	lively Polish dance loved by Chopin
    medley	several songs played as one
    melody	tune
    metronome	it ticks to keep the time
    microphone	singers hold it
    minor	sad kind of key
    minuet	graceful old dance in three-four time
    mouth organ	harmonica by another name
    movement	part of a symphony
    music box	a small dancer may turn on it when it is opened
    musical	stage show such as Cats
    national anthem	all rise for this song
    nocturne	dreamy night piece for the piano
    note	do, re or mi
    nursery rhyme	Humpty Dumpty, for example
    oboe	woodwind to which an orchestra tunes
    octave	eight notes
    octet	group of eight players
    opera	drama that is sung
    opera singer	performer of Carmen or Tosca
    operetta	light and funny drama with songs and waltzes
    oratorio	Handel's Messiah is one
    orchestra	large group with strings, winds and drums
    organ	church instrument with pipes
    organ grinder	street performer with a monkey
    overture	opening piece of an opera
    panpipes	row of tubes blown by shepherds and in the Andes
    percussion	everything that is struck
    pianist	player at the keyboard
    piano	instrument with eighty-eight keys
    piccolo	very small, very high flute
    pipe organ	largest instrument in church
    pitch	how high or low a note is
    pizzicato	plucked instead of bowed
    playlist	songs chosen for a party
    plectrum	small piece for plucking a guitar
    polka	lively dance from Bohemia
    pop song	it is in the charts
    prelude	short piece that comes before another
    prima donna	leading lady of an opera
    punk rock	loud style with safety pins and wild hair
    quartet	group of four
    quintet	group of five
    ragtime	lively piano style of Scott Joplin
    recital	concert by one performer
    record	black disk with a groove
    record player	machine with a needle and a turntable
    recorder	simple flute learned at school
    refrain	words that return after each verse
    reggae	style of Bob Marley
    rehearsal	practice before the show
    requiem	great work by Mozart or Verdi that asks for eternal rest
    rhapsody	free, passionate piece; Gershwin wrote a blue one
    rhythm	pattern of beats
    rock and roll	Elvis was its king
    rock star	famous performer with an electric guitar
    rumba	Cuban ballroom dance
    samba	dance of the Rio carnival
    saxophone	curved brass-colored instrument of jazz
    serenade	song under a lady's window
    sextet	group of six
    sheet music	pages of printed notes
    sitar	long-necked stringed instrument of India
    sleigh bells	they jingle in a Christmas song
    snare drum	small kit member that rattles
    solo	part for one performer
    sonata	Beethoven's Moonlight is one
    song	words set to a tune
    songbook	collection for singing around the campfire
    soprano	highest voice
    sound check	test before the show
    square dance	four couples follow a caller
    steel drum	Caribbean instrument made from an oil barrel
    stereo	sound from two sides
    string quartet	two violins, a viola and a cello
    symphony	Beethoven wrote nine
    syncopation	beat in an unexpected place
    synthesizer	electronic keyboard
    tambourine	small drum with jingling disks
    tango	passionate dance of Argentina
    tap dance	it is done with noisy shoes
    tempo	speed
    tenor	high male voice
    theme tune	it opens a television show
    time signature	three-four or four-four
    timpani	kettledrums of an orchestra
    tom-tom	drum of a kit or of a tribe
    treble clef	curly sign for high notes
    tremolo	trembling repetition of a note
    triangle	three-sided metal instrument
    trill	quick change between two notes
    trio	group of three
    trombone	brass instrument with a slide
    troubadour	singer of love songs in the Middle Ages
    trumpet	brass instrument with three valves
    tuba	largest, lowest brass instrument
    tune	what you whistle
    tuning fork	it gives the note A
    ukulele	small guitar of Hawaii
    unison	all on the same note
    vibrato	slight wobble in a singer's voice
    viola	slightly larger than a violin
    violin	smallest of the strings
    virtuoso	brilliant player
    vocal cords	a singer's own instrument
    voice	what a singer uses
    waltz	Viennese dance in three-four time
    whistle	tin pipe, or a tune made with the lips
    woodwind	flute, oboe and clarinet
    xylophone	wooden bars struck with mallets
    yodel	mountain song that jumps between high and low
    zither	flat stringed instrument of the Alps
    nature
    aftershock	smaller tremor that follows an earthquake
    aquifer	rock deep below that holds water
    archipelago	group of many islands
    asteroid	rock that circles the sun, mostly beyond Mars
    atmosphere	layer of gas around the Earth
    atoll	ring-shaped coral island
    aurora	northern lights
    autumn	season of falling leaves
    avalanche	snow that thunders down a mountain
    bay	wide curve in the coast
    bayou	swampy water of Louisiana
    beach	sandy place by the sea
    Big Dipper	seven stars in the shape of a ladle
    black hole	even light cannot escape from it
    blizzard	heavy snow with a strong wind
    boulder	very big round stone
    breeze	light wind
    brook	small stream
    canyon	deep valley, a grand one in Arizona
    cascade	small waterfall
    cave	hole in the rock where early people lived
    cavern	large underground hollow
    cirrus	thin, feathery clouds
    clearing	open space in a forest
    cliff	steep rock by the sea
    cloud	white shape in the sky
    cloudburst	sudden very heavy rain
    coal	black rock that burns
    coast	land beside the sea
    comet	it comes back with a bright tail
    constellation	pattern of stars
    continent	Africa or Asia
    coral reef	colorful home of tropical fish
    cove	small sheltered bay
    crater	round hole on the moon
    creek	small American stream
    crescent	shape of the new moon
    crevasse	deep crack in a glacier
    crystal	clear regular stone
    cyclone	violent tropical storm
    dawn	first light of day
    daybreak	when the sun comes up
    delta	land where a river splits near the sea
    desert	dry, sandy region
    dew	drops on the grass in the morning
    diamond	hardest stone, found deep in the ground
    downpour	it soaks you in a moment
    drizzle	very fine rain
    drought	long time without rain
    dune	hill of sand
    Earth	our planet
    earthquake	it makes buildings shake
    eclipse	the moon hides the sun
    equator	line around the middle of the world
    erosion	slow wearing away of rock and soil
    estuary	wide mouth of a river
    evening star	Venus, when it shines after sunset
    fjord	long narrow Norwegian inlet
    flash flood	sudden rush of water after a storm
    flood	water over streets and fields
    fog	cloud on the ground
    foothill	low rise before the mountains
    forest	land of many trees
    forest fire	trees go up in flames
    fossil	remains of an ancient creature in stone
    frost	ice flowers on the window
    full moon	werewolves fear it
    galaxy	the Milky Way is ours
    gale	very strong wind
    geyser	hot spring that shoots into the air
    glacier	slow river of ice
    glade	open place in a wood
    glen	narrow valley in Scotland
    gorge	deep narrow valley
    grassland	prairie or savanna
    gravel	small stones on a drive
    grotto	pretty little cave
    gulf	large bay, as of Mexico
    gust	sudden rush of wind
    habitat	natural home of an animal
    hail	frozen drops that fall
    hailstone	ball of ice from a storm
    harvest moon	big and orange in September
    haze	slightly misty air
    headwind	it slows a cyclist down
    heat wave	days of very hot weather
    heath	wild open country with low purple bushes
    hemisphere	half of the globe
    hill	Jack and Jill went up it
    hillside	place for sheep or vines
    horizon	where the sky meets the sea
    hot spring	natural warm bath
    hurricane	storm with an eye and a name
    ice age	time of mammoths and glaciers
    iceberg	it sank the Titanic
    icicle	it hangs frozen from the roof
    inlet	narrow arm of the sea
    island	land with water all around
    isthmus	narrow strip of land, as at Panama
    jungle	thick tropical forest
    lagoon	calm water behind a reef
    lake	water with land all around
    landscape	view of hills and fields
    latitude	distance from the equator
    lava	hot liquid rock
    ledge	narrow shelf on a cliff
    lightning	flash in a storm
    loch	Scottish lake, perhaps with a monster
    longitude	distance east or west of Greenwich
    lowland	flat country
    magma	molten rock inside the Earth
    mainland	not the islands
    marsh	wet land with reeds
    meadow	field with flowers
    mesa	flat-topped hill in the American West
    meteor	shooting star
    meteorite	stone that fell from space
    Milky Way	our galaxy, a pale band across the night sky
    mirage	water seen in the desert that is not there
    mist	thin fog
    molehill	do not make a mountain out of it
    monsoon	rainy season of India
    moon	it circles the Earth
    moor	wild open land of heather
    mountain	Everest, for one
    mountain range	the Alps or the Andes
    mud	wet earth that pigs love
    nebula	glowing cloud of gas in space
    new moon	the night sky shows none of it
    North Pole	frozen top of the world
    North Star	it showed sailors the way
    northern lights	green curtains in the Arctic sky
    oasis	palm trees and water in the desert
    ocean	Atlantic or Pacific
    orbit	path of a planet
    outback	dry, empty inland of Australia
    overcast	gray, with clouds everywhere
    ozone layer	it shields us from harmful rays
    pampas	wide plains of Argentina
    peak	top of a mountain
    peat	dark earth that burns
    pebble	small smooth stone on a beach
    peninsula	land almost surrounded by water, like Italy
    permafrost	ground that never thaws
    planet	Mars or Venus
    plateau	high flat land
    pond	ducks live on it
    prairie	grassland of North America
    precipice	very steep drop
    puddle	children in boots jump into it
    quagmire	soft muddy ground that swallows boots
    quicksand	never step into it
    rain	drops from clouds
    rainbow	seven colors in the sky
    raindrop	it runs down the window
    rainforest	the Amazon, for example
    rapids	fast, white water
    ravine	narrow steep valley
    reef	rocks just under the sea
    ridge	long narrow top of a hill
    river	Nile or Thames
    riverbank	willows and anglers are found here
    riverbed	it shows its stones in a dry summer
    rock pool	crabs wait here for the tide to return
    sand	castles are made of it
    sandbank	ships run aground on it
    sandstorm	it turns the desert sky brown
    savanna	African grassland of lions and zebras
    sea breeze	cool air on the shore
    sea level	heights are measured from here
    seabed	bottom of the ocean
    seashell	hold it to your ear
    seashore	she sells shells there
    season	spring or winter
    shooting star	make a wish when you see it
    shore	edge of the sea
    sky	it is blue on a fine day
    sleet	rain mixed with snow
    snow	it falls white and soft
    snowball	it is thrown in winter
    snowdrift	it blocks roads in winter
    snowfall	children hope for it at Christmas
    snowflake	each one has six sides and is different
    snowstorm	white weather in which you cannot see far
    soil	plants grow in it
    solar eclipse	the moon covers the sun by day
    solar system	the sun and its planets
    solstice	longest or shortest day
    South Pole	Amundsen got there first
    spring tide	the sea at its highest
    stalactite	stone icicle that hangs in a cave
    stalagmite	stone cone that grows up from a cave floor
    star	it twinkles
    steppe	wide grassland of Russia
    storm	wind, rain and thunder
    strait	narrow channel, as of Gibraltar
    stream	small river
    summer	warmest season
    summit	highest point
    sunbeam	bright ray
    sunlight	plants need it
    sunrise	beginning of the day
    sunset	red sky in the west
    sunshine	fine weather
    swamp	home of alligators
    tempest	violent storm, and a play by Shakespeare
    thaw	when the snow melts
    thicket	dense bushes
    thunder	it follows the flash
    thunderstorm	it sends dogs under the bed
    tide	the sea comes in and goes out
    tornado	twister that carried Dorothy away
    trade wind	it blew sailing ships across the ocean
    tropics	hot part of the world
    tsunami	huge wave after an earthquake
    tundra	frozen plain without trees
    twilight	light between day and night
    typhoon	Pacific hurricane
    universe	everything there is
    valley	low land between hills
    volcano	it erupts
    waterfall	Niagara, for one
    weather	sun, rain or snow
    wetland	home of herons and frogs
    whirlpool	water that spins and pulls down
    whirlwind	spinning column of air
    wilderness	land without people
    wildlife	animals and birds of a place
    wind	it blows
    winter	coldest season
    woodland	land covered with oaks and beeches
    phrases
    a blessing in disguise	something good that seemed bad at first
    a breath of fresh air	someone or something new and pleasant
    a dime a dozen	very common and cheap
    a drop in the ocean	far too little to matter
    a feather in your cap	something to be proud of
    a fish out of water	somebody in the wrong place
    a fly in the ointment	a small thing that spoils everything
    a piece of cake	very easy
    a shot in the dark	a wild guess
    a stone's throw away	very near
    a storm in a teacup	much fuss about nothing
    a wild goose chase	a hopeless search
    add fuel to the fire	make a bad thing worse
    add insult to injury	hurt someone twice
    all ears	listening eagerly
    all hands on deck	everybody must help
    all thumbs	clumsy
    an arm and a leg	a very high price
    ants in your pants	what you have if you cannot sit still
    apple of my eye	the person I love most
    apples and oranges	two things that cannot be compared
    around the clock	day and night
    as good as gold	very well behaved
    as the crow flies	in a straight line
    at a snail's pace	very slowly
    at first sight	how some people fall in love
    back to square one	at the start again
    back to the drawing board	time for a new plan
    bark up the wrong tree	follow a mistaken idea, like a dog
    beat around the bush	avoid coming to the point
    beggars can't be choosers	take what you are given
    behind closed doors	in secret
    best of both worlds	the good sides of two things together
    better late than never	said when someone arrives after the time
    better safe than sorry	be careful now to avoid trouble
    birds of a feather	people of the same kind, who flock together
    bite your tongue	stop before you say something
    born with a silver spoon	from a rich family
    break a leg	good luck, actors
    break the ice	get people talking
    bring home the bacon	earn money for the family
    burn the midnight oil	work late into the night
    bury the hatchet	make peace
    butterflies in my stomach	a nervous feeling
    by hook or by crook	one way or another
    by word of mouth	how news spreads from person to person
    call it a day	stop working
    call the shots	be in charge
    cat got your tongue	why don't you say anything?
    catch forty winks	take a nap
    caught red-handed	found while doing wrong
    clear as mud	not easy to understand at all
    come rain or shine	whatever the weather
    couch potato	somebody who watches television all day
    count your blessings	be glad of what you have
    crack of dawn	very early in the morning
    cross my heart	I promise
    cry wolf	give a false alarm, like the shepherd boy
    cut corners	do a job badly to save time
    cut to the chase	get to the point
    dark horse	a surprising winner
    down in the dumps	sad
    down the drain	wasted
    down to earth	practical and sensible
    dressed to the nines	in very elegant clothes
    drop the ball	make a mistake
    early bird	it catches the worm
    easier said than done	harder than it sounds
    easy as pie	very simple
    eat humble pie	admit that you were wrong
    eat your words	take back what you said
    elbow grease	hard work with the hands
    every dog has its day	we are all lucky once
    every trick in the book	all possible means
    face the music	accept the results of what you did
    face to face	looking straight at one another
    fair and square	honestly
    fall head over heels	begin to love someone madly
    far and wide	over a large area
    fight fire with fire	use your enemy's own methods
    first come first served	no places are kept for those who are late
    fit as a fiddle	in very good health
    fly off the handle	lose your temper
    food for thought	something to think about
    free as a bird	able to go anywhere
    from A to Z	including everything
    from rags to riches	what happened to Cinderella
    full of beans	lively
    full steam ahead	as fast as possible
    get cold feet	lose courage at the last minute
    get the hang of it	learn how to do something
    get your act together	become organized
    go the extra mile	do more than is expected
    go with the flow	do what everybody does
    good as new	perfectly repaired
    grass is always greener	other people seem better off
    great minds think alike	said when two people have the same idea
    green thumb	talent for gardening
    green with envy	very jealous
    grin and bear it	suffer without complaining
    hand in hand	how sweethearts walk
    hard nut to crack	a difficult problem
    haste makes waste	if you hurry, you make mistakes
    head in the clouds	where a dreamer is
    head over heels	very much in love
    heart of gold	a very kind nature
    heart to heart	an honest private talk
    high and dry	left without help
    hit the hay	go to bed
    hit the jackpot	win a great prize
    hit the road	leave
    hit the roof	get very angry
    hold your horses	wait a moment
    home sweet home	there is no place like it
    icing on the cake	an extra that makes it perfect
    if the shoe fits	wear it, like Cinderella
    in a nutshell	in very few words
    in seventh heaven	extremely happy
    in the long run	over a long time
    in the nick of time	just before it is too late
    it's a small world	said on meeting a friend far from home
    it's raining cats and dogs	it is very wet outside
    jack of all trades	somebody who can do everything a little
    jump on the bandwagon	join what has become popular
    jump to conclusions	judge too quickly
    keep a straight face	not laugh
    keep an eye on	watch
    keep your chin up	stay cheerful in trouble
    keep your fingers crossed	hope for luck
    knock on wood	say this so that your luck may last
    know the ropes	have experience
    last but not least	said before naming the final one
    leave no stone unturned	search everywhere
    lend a hand	help
    let bygones be bygones	forget old quarrels
    let sleeping dogs lie	do not stir up old trouble
    light as a feather	weighing almost nothing
    like a duck to water	very easily and naturally
    like father like son	the boy takes after his dad
    lion's share	the largest part
    little by little	slowly, bit after bit
    live and learn	said after a mistake
    live and let live	accept that others are different
    long time no see	hello after years
    look before you leap	think first
    love at first sight	it strikes when two strangers meet
    make ends meet	have just enough money
    make yourself at home	what a friendly host says
    many hands make light work	a job is quick if all help
    mind your own business	do not be nosy
    miss the boat	be too late for a chance
    money doesn't grow on trees	what parents say about spending
    monkey business	silly or dishonest behavior
    mum's the word	keep it secret
    music to my ears	very good news
    my cup of tea	just what I like
    neck and neck	exactly level in a race
    needle in a haystack	something nearly impossible to find
    no news is good news	if you hear nothing, all is well
    no pain no gain	you must work hard to get results
    now or never	this is the last chance
    off the beaten track	far from where tourists go
    on all fours	like a baby crawling
    on cloud nine	as happy as can be
    on the ball	quick to notice
    on the dot	exactly on time
    on thin ice	in a risky position
    on top of the world	wonderfully happy
    once in a blue moon	very rarely
    once upon a time	how fairy tales begin
    out of the blue	without warning
    out of this world	wonderful
    over the moon	delighted, like the cow in the rhyme
    pie in the sky	a nice thing that will never happen
    play it by ear	decide as you go along
    play with fire	take dangerous risks
    pop the question	ask someone to marry you
    practice makes perfect	do it again and you will get better
    pull your weight	do your share of work
    pull yourself together	calm down
    put your best foot forward	try to make a good impression
    put your feet up	rest
    put your foot down	be firm
    quick as a flash	in no time at all
    quiet as a mouse	making hardly a sound
    read between the lines	see what is meant but not said
    ring a bell	sound familiar
    rise and shine	wake up
    rock the boat	upset a calm situation
    roll up your sleeves	get ready to work
    safe and sound	unharmed
    save your breath	talking is no use
    see eye to eye	agree
    see red	become furious
    see the light	understand at last
    short and sweet	brief but pleasant
    sink or swim	fail or succeed without help
    sit on the fence	not take sides
    skeleton in the closet	an embarrassing family secret
    sleep like a log	rest very soundly
    sleep on it	decide tomorrow
    small talk	chat about the weather
    smell a rat	suspect a trick
    so far so good	all has gone well until now
    spill the beans	tell a secret
    spread your wings	become independent
    step by step	one thing after another
    still waters run deep	quiet people may be interesting
    stop and smell the roses	take time to enjoy life
    take it easy	relax
    take it or leave it	this is my final offer
    the bee's knees	the very best
    the coast is clear	nobody is watching
    the elephant in the room	a problem nobody mentions
    the last straw	it broke the camel's back
    the more the merrier	everyone is welcome
    the real McCoy	not a fake
    the sky's the limit	anything is possible
    the whole nine yards	absolutely everything
    the world is your oyster	you can do anything you like
    think outside the box	have unusual ideas
    through thick and thin	in good times and bad
    throw in the towel	give up, like a boxer
    time flies	said when an hour seems a minute
    time is money	do not waste a minute
    tip of the iceberg	the small part that you can see
    tongue in cheek	meant as a joke
    too good to be true	so nice that it must be a trick
    turn a blind eye	pretend not to see
    turn over a new leaf	begin to behave better
    turn the tables	win after losing
    two left feet	what a bad dancer has
    two peas in a pod	people who are very alike
    under the weather	not feeling well
    until the cows come home	for a very long time
    up in the air	not decided yet
    walk on eggshells	be very careful not to upset anybody
    water under the bridge	something that is over and forgotten
    when in Rome	do as the locals do
    when it rains it pours	troubles come together
    when pigs fly	never
    white elephant	a costly, useless thing
    wolf in sheep's clothing	somebody bad who seems harmless
    word for word	exactly as it was said
    worth its weight in gold	very valuable
    you can say that again	I agree completely
    plants
    acacia	thorny tree of the African savanna, flat-topped, a favorite of giraffes
    acorn	nut of the oak
    alder	tree of damp places whose fruits look like tiny cones
    almond tree	its pink blossom comes early and its nuts make marzipan
    aloe	plant with thick leaves whose gel soothes the skin
    amaryllis	bulb with huge trumpet flowers that blooms indoors in winter
    anemone	woodland flower also called windflower
    apple tree	orchard plant whose fruit, they say, fell near Newton
    ash	tree with gray bark, or what remains of a fire
    aspen	poplar whose leaves tremble in the slightest breeze
    aspidistra	tough houseplant with large dark leaves
    aster	daisy-like flower of autumn; its name means star
    azalea	garden shrub with masses of bright spring flowers
    bamboo	giant grass with hollow stems, eaten by pandas
    banyan	Indian fig tree whose branches send down roots
    baobab	African tree with a hugely swollen trunk
    bark	outer covering of a trunk
    basil	herb for pesto and tomato salad
    beech	tree with smooth gray bark and small three-sided nuts
    begonia	bright plant for pots and flower beds
    bellflower	plant with hanging blue cups, also called campanula
    birch	tree with papery white bark
    blackthorn	prickly bush that bears sloes
    blossom	what covers fruit trees in spring
    bluebell	woodland flower that carpets the ground in spring
    bonsai	tiny tree grown in a tray
    bougainvillea	climber with purple or pink papery flowers in warm places
    bouquet	bunch of flowers
    bracken	tall fern of heaths and hillsides
    bramble	prickly bush where blackberries grow
    branch	arm of a tree
    bud	flower or leaf that has not opened yet
    bulb	what tulips and onions grow from
    bulrush	tall waterside plant in which a baby's basket was hidden
    burdock	wild plant whose burs stick to clothes
    bush	small woody plant with many stems
    buttercup	yellow meadow flower held under the chin
    cactus	prickly plant of the desert
    camellia	evergreen shrub with flowers like roses; a cousin of the tea plant
    carnation	frilly flower for a buttonhole
    catkin	fluffy hanging flower of willow or hazel
    catnip	herb that makes pets roll with delight
    cedar	tall evergreen famous in Lebanon
    chamomile	daisy-like herb for a calming tea
    cherry tree	it turns pink in Japan every spring
    chestnut	tree whose shiny brown nuts are roasted in winter
    chives	thin onion-flavored leaves for the kitchen
    chrysanthemum	autumn flower beloved in Japan
    clematis	climber with large star-shaped flowers
    clover	it has three leaves, or four if you are lucky
    cornflower	blue flower of grain fields
    cotton	plant whose fluffy white heads are spun into cloth
    cowslip	yellow flower of spring meadows, related to the primrose
    creeper	plant that grows along walls or the ground
    crocus	small spring flower that comes up through the snow
    cyclamen	plant whose pink petals are swept back
    cypress	slim dark evergreen seen all over Tuscany
    daffodil	yellow spring flower with a trumpet
    dahlia	showy late-summer garden flower from Mexico
    daisy	small white flower with a yellow center; good for chains
    dandelion	yellow flower whose seeds you blow away
    delphinium	tall spikes of blue in the flower bed
    dill	feathery herb for fish and pickles
    dogwood	small tree with large petal-like bracts
    ebony	very dark wood, used for black piano keys
    edelweiss	small white flower of the Alps
    elder	bush with black berries and white flowers for cordial
    elm	tall tree of avenues, badly hit by a Dutch disease
    eucalyptus	Australian tree that feeds koalas
    evergreen	it keeps its leaves in winter
    fennel	feathery herb that tastes of aniseed
    fern	green plant of shady woods that has fronds but no flowers
    fig tree	its large leaves are famous as clothing for statues
    fir	evergreen often decorated in December
    flax	blue-flowered plant that linen is made from
    foliage	all the leaves of a plant
    forest	large area covered with trees
    forget-me-not	tiny blue flower that asks to be remembered
    forsythia	shrub covered with yellow in early spring
    foxglove	tall plant with flowers like fingers of a mitten
    freesia	sweet-smelling flower from South Africa
    frond	leaf of a fern or palm
    fuchsia	shrub with hanging pink and purple flowers
    gardenia	white, strongly scented flower for a corsage
    geranium	red flower of window boxes
    ginkgo	Chinese tree with fan-shaped leaves
    ginseng	Asian root used as a medicine
    gladiolus	tall flower named after a little sword
    gorse	prickly bush with yellow flowers
    grass	it covers lawns and meadows
    grove	small group of trees
    hawthorn	hedge plant with white spring flowers, also called may
    hazel	bush with nuts, catkins and twigs for finding water
    heather	purple plant of the Scottish moors
    hedge	row of bushes around a garden
    herb	plant that flavors a dish or heals
    hibiscus	large tropical flower, the one of Hawaii
    holly	prickly leaves and red berries at Christmas
    hollyhock	very tall cottage garden flower
    honeysuckle	sweet-smelling climber, loved by moths
    horse chestnut	tree whose glossy brown seeds children play with
    houseplant	it lives in a pot on the windowsill
    hyacinth	strongly scented spring bulb
    hydrangea	shrub with big round heads, blue or pink depending on the soil
    iris	tall flower named after the rainbow goddess, or a part of the eye
    ivy	evergreen climber on old walls
    jasmine	climber with sweet white flowers that scent tea
    juniper	evergreen bush with blue berries
    kelp	large brown seaweed
    laburnum	tree with hanging chains of yellow
    larch	conifer that drops its needles in autumn
    laurel	leaves for a winner's wreath
    lavender	fragrant purple plant of Provence
    leaf	flat green part of a plant
    lemon tree	evergreen whose yellow fruit makes you pucker
    lilac	bush with scented purple or white flower clusters in May
    lily	elegant flower, often white, often at Easter
    lily of the valley	small white bells and a sweet scent in May
    linden	avenue tree with sweet-smelling blossom and heart-shaped leaves
    lotus	sacred flower of ponds in Asia
    magnolia	tree with large waxy pink or white flowers
    mahogany	reddish tropical wood for fine furniture
    maidenhair	delicate fern with black stalks
    mangrove	tree that grows on stilts along tropical coasts
    maple	tree on the Canadian flag
    marigold	orange flower of gardens and Mexican festivals
    meadow	field of grass and flowers
    mimosa	plant with fluffy yellow balls
    mint	herb for tea, sauce and toothpaste
    mistletoe	people kiss under it at Christmas
    monkey puzzle	spiky tree from Chile that nobody would want to climb
    morning glory	climber whose blue trumpets open at dawn
    moss	soft green cushion on stones and in damp places
    mulberry	tree whose leaves feed silkworms
    myrtle	evergreen bush with white flowers, sacred to Venus
    narcissus	spring flower named after a youth who loved his own reflection
    nasturtium	orange climber with round leaves that you can eat
    nettle	plant that stings
    nutmeg	brown spice that is grated
    oak	tree that grows from an acorn
    oleander	poisonous pink-flowered bush of the Mediterranean
    olive tree	gnarled Mediterranean plant; its branch means peace
    orchard	place where fruit grows on trees
    orchid	exotic, expensive flower
    oregano	herb on nearly every pizza
    palm	tree of tropical beaches
    papyrus	reed that ancient Egyptians wrote on
    parsley	curly green herb used as a garnish
    passion flower	climber with an intricate round bloom
    peony	garden plant with huge round pink flowers
    peppermint	herb for chewing gum and tea
    petal	colored leaf of a flower
    petunia	trumpet-shaped flower for hanging baskets
    pine	tree with needles and cones
    pine cone	it opens when the air is dry
    plane tree	city giant with flaking bark
    poinsettia	red-leaved plant given at Christmas
    pollen	yellow dust that makes people sneeze
    poplar	tall, slim tree that lines French roads
    poppy	red flower of the fields
    prickly pear	cactus with edible fruit
    primrose	pale yellow flower of early spring
    privet	bush for clipped garden hedges
    ragweed	wild plant dreaded by hay fever sufferers
    redwood	one of the tallest trees, in California
    reed	grass-like plant at the edge of a pond
    rhododendron	large evergreen shrub with big clusters of flowers
    root	part of a plant that is underground
    rose	thorny flower of love
    rosebush	thorny plant, pride of the gardener
    rosemary	herb for remembrance and roast potatoes
    rowan	mountain ash with orange berries
    rubber plant	indoor favorite with thick glossy leaves
    rye	grain for dark bread
    saffron	costly yellow spice from a crocus
    sage	gray-green herb for stuffing, or a wise person
    sapling	young tree
    seaweed	it grows under water and washes up on beaches
    seed	plant this and wait
    seedling	very young plant
    sequoia	giant tree of California
    shamrock	three-leaved emblem of Ireland
    shrub	woody plant smaller than a tree
    silver birch	slender tree with pale shining bark
    snapdragon	flower that opens its mouth when squeezed
    snowdrop	tiny white flower of late winter
    spearmint	herb that flavors chewing gum
    spider plant	houseplant with striped leaves and dangling babies
    spruce	evergreen tree, often cut for Christmas
    stalk	stem of a flower or a leaf
    stem	it holds up the flower
    succulent	plant that stores water in thick leaves
    sugar cane	tall tropical grass with a sweet juice
    sunflower	tall yellow bloom that turns to follow the light
    sweet pea	scented climber in pastel colors
    sycamore	tree whose winged seeds spin like little helicopters
    tarragon	French herb for chicken and vinegar
    teak	hard wood used for ships and garden benches
    thistle	prickly purple emblem of Scotland
    thorn	sharp point on a rose
    thyme	small-leaved herb; its name sounds like what a clock tells
    tree	oak, pine or palm
    trunk	thick main stem of a tree, or an elephant's nose
    tulip	cup-shaped spring flower of Holland
    tumbleweed	dry plant that rolls across the desert in Westerns
    twig	small thin branch
    Venus flytrap	plant that snaps shut on insects
    verbena	garden plant with small clusters, or a lemony tea
    vine	climbing plant that grapes grow on
    viola	little garden flower with a face, or an instrument
    violet	small purple flower, said to be shy
    walnut tree	it gives wrinkled nuts and fine dark wood
    water lily	it floats on ponds; frogs sit on its leaves
    weeping willow	tree that trails its branches in the water
    wheat	grain that flour is made from
    wildflower	bloom that nobody planted
    willow	tree of riverbanks; its wood makes cricket bats
    wisteria	climber with hanging clusters of pale purple
    wreath	ring of leaves for a door or a winner
    yew	dark evergreen of churchyards, once used for longbows
    yucca	spiky plant with sword-like leaves
    zinnia	bright Mexican garden flower at the end of the alphabet
    science
    absolute zero	nothing can be colder
    acid	sour liquid that turns litmus red
    acoustics	study of sound
    aerodynamics	study of how air flows around planes and cars
    algebra	math with letters
    algorithm	list of steps for a computer
    amber	golden resin that may hold an insect
    anatomy	study of the parts of the body
    angle	it has ninety degrees if it is right
    antenna	it catches radio waves
    antibody	the body's defender against germs
    antidote	cure for a poison
    arithmetic	adding and multiplying
    artificial intelligence	it lets computers play chess and chat
    asteroid belt	region of rocks between Mars and Jupiter
    astronomy	study of stars and planets
    atom	smallest piece of an element
    axis	line around which something turns
    bacteria	tiny living things, some of which make us ill
    balance	scales for weighing
    barometer	it foretells the weather
    battery	it gives power to a toy
    big bang	how the universe began
    biology	study of living things
    boiling point	for water it is one hundred degrees Celsius
    botany	study of plants
    bronze	metal of the third prize
    Bunsen burner	gas flame of a school laboratory
    calcium	element in milk and bones
    calculator	it does sums at the push of a button
    calculus	branch of math invented by Newton and Leibniz
    carbon	element of coal and diamonds
    carbon dioxide	gas in fizzy drinks and in our breath
    catalyst	it speeds up a reaction
    cell	smallest unit of life
    Celsius	scale of temperature used in most countries
    centrifuge	it spins things to separate them
    chemical reaction	what happens when substances turn into others
    chemistry	science of test tubes
    chlorine	gas used to clean swimming pools
    chlorophyll	green of leaves
    chromosome	carrier of genes
    circle	perfectly round shape
    circuit	closed path for electricity
    clone	exact living copy, like Dolly the sheep
    compass	its needle points north
    computer	machine that runs programs
    cone	shape of an ice cream wafer
    copper	reddish metal of wires
    cosmos	the universe
    cube	solid with six square sides
    data	facts and figures
    decibel	unit of loudness
    decimal	number with a point
    degree	unit of angle or temperature
    density	weight for its size
    diagram	drawing that explains
    diameter	straight line across a circle
    digit	any figure from zero to nine
    division	what you do to share things equally
    dynamo	it makes electricity on a bicycle
    echo	sound that comes back
    ecology	how living things depend on one another
    economics	science of money and trade
    electricity	it comes from a socket
    electromagnet	coil of wire that picks up iron when switched on
    electron	tiny negative particle
    electronics	circuits, chips and transistors
    element	gold or oxygen, for example
    ellipse	oval path of a planet
    emerald	green gem
    energy	it can be neither made nor destroyed
    engineering	designing bridges and machines
    entomology	study of insects
    equation	its two sides are the same
    evaporation	water turning into vapor
    evolution	Darwin's theory
    experiment	scientific test
    Fahrenheit	scale on which water freezes at thirty-two
    food chain	grass, rabbit, fox
    force	push or pull
    formula	E equals mc squared
    fossil fuel	coal, oil or gas
    fraction	half or a third
    freezing point	zero degrees Celsius for water
    frequency	waves per second
    friction	it makes brakes work
    fusion	joining of atoms, as in the sun
    gear	toothed wheel
    gene	we inherit it from our parents
    generator	machine that makes electricity
    genetics	study of what we inherit
    geography	study of countries, rivers and maps
    geology	study of rocks
    geometry	math of triangles and circles
    germ	tiny cause of illness
    glass	it is made by melting sand
    gold	metal of the first prize
    graph	line drawn to show numbers
    graphite	black part of a pencil
    gravity	it made the apple fall
    greenhouse effect	it warms the Earth
    gyroscope	spinning wheel that stays upright
    helium	gas in party balloons
    hexagon	shape of a honeycomb cell
    hologram	picture in three dimensions made by a laser
    horsepower	how strong an engine is
    hydrogen	lightest element
    hypotenuse	longest side of a right-angled triangle
    hypothesis	idea to be tested
    inertia	why things keep moving or stay still
    infinity	it has no end
    infrared	heat rays just beyond what we can see
    insulator	it does not carry electricity
    internet	network that joins the world's computers
    iodine	brown liquid for cuts
    iron	metal that rusts
    kilogram	a thousand grams
    laboratory	room for experiments
    laser	narrow, strong beam of light
    lens	curved glass of a camera
    lever	bar that helps to lift
    life cycle	egg, caterpillar, chrysalis, butterfly
    light year	about six trillion miles
    liquid	water, for one
    litmus paper	acid turns it red
    logic	science of clear thinking
    magnesium	metal that burns with a bright white flame
    magnet	it attracts iron
    magnifying glass	Sherlock Holmes looks through it
    mammal	animal that feeds its young with milk
    mathematics	science of numbers
    medicine	science of healing
    melting point	temperature at which ice becomes water
    mercury	silvery liquid metal
    metal	iron or gold
    meteorology	science of the weather
    microbe	living thing too small to see
    microchip	tiny heart of a computer
    microscope	it makes tiny things look big
    microwave	ray that heats leftovers
    molecule	two or more atoms joined
    momentum	mass times velocity
    moon landing	Neil Armstrong took part in the first one
    natural selection	survival of the fittest
    neon	gas of bright city signs
    neutron	particle without a charge
    nickel	metal, and an American coin
    nitrogen	most of the air
    nuclear power	energy from splitting atoms
    nucleus	center of an atom
    octagon	shape of a stop sign
    optics	study of light
    ore	rock that contains metal
    organism	any living thing
    ornithology	study of birds
    oxygen	we breathe it in
    parabola	curved path of a thrown ball
    parallel	like lines that never meet
    pendulum	it swings in a grandfather clock
    penicillin	medicine that Fleming discovered in mold
    pentagon	five-sided shape
    percentage	part of a hundred
    periodic table	chart of all the elements
    perpetual motion	machine that would run forever and cannot exist
    phosphorus	element in match heads
    photon	particle of light
    photosynthesis	how plants turn light into food
    physics	study of matter and energy
    pi	a little more than three
    pixel	tiny dot on a screen
    plastic	material made from oil
    platinum	precious metal worth more than silver
    plutonium	radioactive element named after a former planet
    polygon	shape with many sides
    potassium	element that bananas are rich in
    pressure	force on an area
    prime number	seven, eleven or thirteen
    prism	glass that splits light
    probability	how likely something is
    proton	positive particle
    protractor	half-circle for measuring angles
    psychology	study of the mind
    pulley	wheel with a rope for lifting
    quartz	crystal in a watch
    radar	it finds ships in the fog
    radiation	rays from the sun or from uranium
    radioactivity	what Marie Curie studied
    radius	from the center of a circle to its edge
    reactor	heart of a nuclear power station
    refraction	why a straw looks bent in water
    relativity	Einstein's theory
    robot	machine that works like a person
    rocket	it flies to space
    rubber	stretchy stuff from a tropical tree
    ruby	red gem
    rust	brown coating on old iron
    satellite	it circles the Earth and sends television
    scientific method	ask, guess, test, conclude
    seismograph	it records earthquakes
    seismology	study of earthquakes
    silicon	element of computer chips
    silver	metal of the second prize
    sodium	element in salt
    software	programs of a computer
    solar panel	it makes electricity on the roof
    solar power	energy from sunshine
    sound barrier	a plane breaks it with a boom
    space shuttle	craft that flew to orbit and landed like a plane
    species	kind of animal or plant
    spectrum	all the colors of light
    speed of light	nothing can go faster
    sphere	shape of a ball
    square root	three, for nine
    static electricity	it makes your hair stand on end
    steel	strong metal made from iron
    stethoscope	doctor's instrument for listening
    subtraction	taking away
    surface tension	it lets insects walk on water
    symmetry	two halves that match
    telescope	it makes far things look near
    temperature	how hot it is
    test tube	thin glass of a chemist
    theorem	Pythagoras has a famous one
    theory	scientific explanation
    thermodynamics	physics of heat
    thermometer	it measures heat
    tin	metal for cans
    transistor	small switch, and an old pocket radio
    triangle	shape with three sides
    tungsten	metal of the thread in old light bulbs
    turbine	wind or steam makes it turn
    ultrasound	bats hear it and doctors look with it
    ultraviolet	rays that cause sunburn
    uranium	fuel of nuclear power stations
    vaccine	it protects against a disease
    vacuum	completely empty space
    velocity	speed in a direction
    vertebrate	animal with a backbone
    virus	it causes flu
    vitamin	oranges have a lot of this, with a C
    volt	unit named after an Italian
    voltage	it is high in power lines
    volume	length times width times height
    water cycle	evaporation, clouds, rain, river, sea
    watt	unit on a light bulb
    wavelength	distance from crest to crest
    X-ray	picture of your bones
    zinc	metal that protects iron from rust
    zoology	study of animals
    sports
    acrobatics	tumbling and balancing in a circus
    aerobics	exercise to lively music
    air hockey	table game with a floating puck
    archery	sport of Robin Hood
    arm wrestling	two people push hands down on a table
    athlete	runner or jumper
    athletics	running, jumping and throwing
    backgammon	board game with dice and two rows of points
    backstroke	swimming face up
    badminton	a shuttlecock goes over the net
    ball	you throw, kick or hit it
    ballroom dancing	waltz and foxtrot as a sport
    barbell	long bar with weights
    baseball	game of bats, bases and home runs
    baseball bat	it hits home runs
    basketball	tall players shoot at a hoop
    beach volleyball	two against two on sand
    billiards	game with cues on a green table
    bingo	players cover numbers and shout
    blindman's buff	party game with a scarf over the eyes
    board game	Monopoly or Snakes and Ladders
    bobsled	team ride down an icy track
    bodybuilding	growing big muscles
    boomerang	it comes back when you throw it
    bowling	knock down ten pins
    boxing	sport in a ring with gloves
    boxing glove	padded leather mitt for a fighter
    breaststroke	swimming like a frog
    bridge	card game for two pairs
    bronze medal	prize for third place
    bull's-eye	center of the target
    bungee jumping	leap with an elastic rope
    canasta	card game with two decks
    canoeing	paddling down a river
    card game	poker or rummy
    cartwheel	sideways turn on the hands
    charades	guess the title from the actor's gestures
    checkers	board game of jumping and crowning kings
    cheerleader	she shakes pompons for the team
    chess	game of kings, queens and pawns
    chessboard	sixty-four black and white squares
    clay pigeon	disk shot out of the air
    computer game	it is played on a screen
    conkers	British children's game with chestnuts on strings
    crawl	fastest way to swim
    cricket	English sport with wickets
    croquet	balls are hit through hoops on a lawn
    cross country	running race over hills and mud
    crossword	puzzle with clues across and down
    curling	stones slide on ice, and players sweep
    cycling	the Tour de France is a famous race
    darts	game of throwing in a pub
    decathlon	ten events for one athlete
    dice	you roll them
    discus	disk thrown by ancient Greeks
    diving	plunging from a board
    dodgeball	try not to be hit
    dominoes	black tiles with white dots
    downhill skiing	fast winter race from a mountain
    dressage	a horse's ballet
    dumbbell	short weight for one hand
    fencing	sport with masks and foils
    field hockey	team game on grass with curved sticks
    figure skating	jumps and spins on ice
    fishing	quiet sport with a rod
    fitness	what people go to the gym for
    football	game with a ball and two goals
    free kick	it follows a foul
    freestyle	swim any way you like
    frisbee	plastic disk that flies
    goal	the ball goes in and the crowd roars
    goalkeeper	player who may use the hands
    goalpost	upright beside the net
    gold medal	winner's prize
    golf	sport with clubs and eighteen holes
    golf course	eighteen holes and many bunkers
    grand slam	winning all the great tennis titles
    gymnast	athlete on beams and bars
    gymnastics	handstands and somersaults
    half-time	pause in the middle of the game
    hammer throw	athletes spin and let a heavy ball fly
    handball	team game of throwing a ball into a goal
    handstand	upside down with feet in the air
    hang gliding	flying under a large wing
    hangman	guess the letters before the drawing is done
    hat trick	three goals by one player
    heavyweight	big boxer
    hide-and-seek	count to a hundred and look for your friends
    high jump	leap over a bar
    hiking	long walks in the hills
    hockey	game with sticks and a puck
    hockey stick	curved at the end, for a puck
    hole in one	golfer's luckiest stroke
    home run	big hit in baseball
    hopscotch	children jump in chalk squares
    horse racing	jockeys compete in it
    horseshoes	throw them at a stake
    hula hoop	ring that you spin around your waist
    hurdles	race with fences to leap over
    ice hockey	Canada's favorite winter game
    javelin	spear thrown by an athlete
    jigsaw puzzle	picture in many pieces
    jogging	slow running for health
    joker	extra card in the pack
    judo	Japanese wrestling with colored belts
    juggling	keeping many balls in the air
    jump rope	children skip over it
    karate	Japanese art of punches and kicks
    kayak	narrow boat with a double paddle
    kickboxing	fighting with gloves and feet
    knockout	end of a boxing match
    lacrosse	game with nets on sticks
    leapfrog	jump over a friend's back
    long jump	leap into sand
    ludo	British board game with four colors
    marathon	race of twenty-six miles
    marbles	little glass balls
    martial arts	judo, karate and others
    match point	one more, and the tennis player has won
    medal	gold, silver or bronze
    mountaineering	climbing Everest
    musical chairs	when the tune stops, sit down
    obstacle course	run, crawl, climb and jump
    offside	too far forward in football
    Olympic Games	they are held every four years
    orienteering	running with a map and compass
    paddle	it moves a canoe
    paintball	game with colored shots
    parachuting	jumping from a plane
    pawn	smallest piece on a chessboard
    penalty	free shot at goal
    pentathlon	contest with five events
    piggyback	ride on someone's shoulders
    pinball	machine with flippers and flashing lights
    ping-pong	fast game on a table
    playing cards	hearts, spades, clubs and diamonds
    poker	card game of bluff
    pole vault	jump with a long stick
    polo	game on horseback
    puck	black disk of ice hockey
    quarterback	American football player who throws
    quiz	game of questions
    quoits	rings are thrown over a peg
    racehorse	it runs at Ascot or in Kentucky
    racket	tennis player's tool
    rafting	wild ride down a river
    referee	person with a whistle
    relay race	a baton is passed on
    rock climbing	sport with ropes on cliffs
    rodeo	cowboys ride wild horses
    roller coaster	thrilling ride at a fair
    roller skating	gliding on wheels
    rounders	British game like baseball
    rowing	sport with oars
    rugby	game with an oval ball
    sack race	hop to the finish in a bag
    sailing	sport with boats and wind
    scavenger hunt	find everything on a list
    scuba diving	swimming under water with a tank
    seesaw	it goes up and down on a playground
    shot put	throwing a heavy metal ball
    shuttlecock	feathered thing for badminton
    silver medal	prize for second place
    skateboard	short board with four wheels
    ski jump	take-off from a steep snowy ramp
    ski lift	it carries you up the mountain
    skiing	going downhill on snow
    skipping	jumping over a rope
    skittles	nine pins to knock down
    skydiving	free fall before the parachute opens
    sledding	children's fun on a snowy hill
    snooker	game with fifteen red balls and six others
    snowboard	surfer's plank for the mountains
    soccer	American name for football
    softball	game like baseball with a bigger ball
    solitaire	card game for one
    somersault	head over heels
    speed skating	racing around an icy oval
    sportsmanship	fair play
    sprint	short fast race
    squash	racket game against a wall
    stopwatch	it measures a runner's time
    sudoku	Japanese number puzzle
    sumo wrestling	Japanese giants push each other
    surfboard	it rides the waves
    surfing	riding the waves
    swimming	sport in the pool
    tag	you are it
    tandem	bicycle for two
    target	archers aim at it
    tennis	game at Wimbledon
    tennis court	Wimbledon's are of grass
    tic-tac-toe	three in a row wins
    tiddlywinks	flip the disks into a cup
    toboggan	sled for snowy hills
    touchdown	six points in American football
    tournament	contest with many rounds
    track and field	running, jumping and throwing
    trampoline	you bounce on it
    trapeze	high swing in a circus
    treadmill	running without getting anywhere
    treasure hunt	follow the clues to the prize
    triathlon	swim, cycle and run
    triple jump	hop, step and leap
    trophy	silver cup for the winner
    unicycle	it has only one wheel
    video game	it needs a screen and a controller
    volleyball	six players on each side of a high net
    water polo	ball game in a pool
    water skiing	a motorboat pulls you
    weightlifting	sport of strong people
    wicket	three stumps in cricket
    windsurfing	sport on a board with a sail
    World Cup	football's greatest prize
    wrestling	sport of holds and throws
    yachting	sport of rich sailors
    yo-yo	it goes up and down on a string
    yoga	stretching and breathing from India
    transport
    aircraft	anything that flies with passengers
    aircraft carrier	ship with a runway on top
    airliner	large passenger plane
    airship	Zeppelin's giant of the skies
    ambulance	it takes patients to hospital
    automobile	car
    barge	flat boat for canals
    bicycle	it has two wheels and pedals
    bicycle lane	part of the road for pedals only
    biplane	plane with two pairs of wings
    blimp	soft airship above a stadium
    boarding pass	you show it at the gate
    boat	small ship
    bobsled	racing sled for an icy track
    boxcar	closed goods wagon in which hoboes rode
    brake	it stops the car
    buggy	light carriage with one horse
    bulldozer	it pushes earth about
    bumper	it protects the front of a car
    bus	public vehicle, a red one in London
    bus stop	people wait here in line
    cable car	it climbs the hills of San Francisco
    camper	holiday home on wheels
    canal	waterway dug by people
    canoe	narrow boat with a paddle
    car	it has four wheels and an engine
    caravan	home on wheels, or traders with camels
    cargo ship	it carries containers
    carriage	Cinderella's was a pumpkin
    cart	horses or donkeys pull it
    catamaran	boat with two hulls
    chariot	two-wheeled racer of ancient Rome
    coach	old vehicle with four horses
    cockpit	place for the pilots
    container ship	it is loaded with steel boxes
    convertible	car with a folding roof
    covered wagon	pioneers went west in this
    crossroads	two ways meet here
    crow's nest	lookout on a mast
    cruise ship	floating holiday hotel
    diesel engine	it drives trucks and many trains
    dinghy	small rubber boat
    dog sled	huskies pull it
    double-decker	London bus with stairs
    dump truck	it tips out its load
    electric car	it is plugged in instead of filled up
    escalator	moving stairs
    express train	it stops only at big stations
    ferry	it takes cars over the water
    fire engine	it comes with sirens and ladders
    flat tire	it stops a journey with a hiss
    flying carpet	Aladdin's vehicle
    flying saucer	visitors from Mars arrive in it
    forklift	it lifts pallets in a warehouse
    four-wheel drive	it helps in mud and snow
    freight train	it carries goods
    freighter	ship for goods
    funicular	two cabins on a cable climb a steep hill
    galleon	Spanish treasure ship
    gas station	you fill up here
    glider	plane without an engine
    golf cart	little car between eighteen holes
    gondola	boat of Venice
    handlebars	you steer a bicycle with them
    hang glider	wing that a person flies under
    hatchback	car with a rear door that lifts up
    headlight	it shines on the road at night
    helicopter	it has a rotor and hovers
    highway	wide fast road
    hitchhiker	traveler with a thumb out
    hot-air balloon	basket under a big colorful bag
    houseboat	floating home
    hovercraft	it rides on a cushion of air
    hydrofoil	boat that rises out of the water on fins
    icebreaker	ship for frozen seas
    jeep	car for rough ground
    jet	very fast plane
    jumbo jet	very large airliner
    kayak	Inuit boat
    landing gear	it is lowered before the runway
    life jacket	it keeps you afloat
    lifeboat	it rescues people at sea
    limousine	very long car for film stars
    locomotive	it pulls a train
    lorry	British truck
    minibus	small vehicle for a dozen passengers
    minivan	family car with sliding doors
    monorail	train on a single track
    moped	small, slow motorcycle
    motorboat	it pulls water skiers
    motorcycle	fast machine on two wheels
    motorway	British highway
    mountain bike	it has thick tires and many gears
    oar	you row with it
    ocean liner	the Titanic was one
    oil tanker	ship full of crude
    one-way street	you may not turn back here
    paddle steamer	riverboat of the Mississippi
    parachute	it opens after the jump
    parking lot	American place to leave a car
    parking meter	it wants coins
    passenger	person who rides but does not drive
    passport	you show it at the border
    pedal	you push it with your foot
    pedestrian	person on foot
    pedestrian crossing	black and white stripes on the road
    penny-farthing	old bicycle with one huge wheel
    pickup truck	farmer's car with an open back
    police car	it has a siren and flashing blue lights
    pontoon	flat float that holds up a bridge
    propeller	it turns and drives a plane
    racing car	it does laps very fast
    raft	Huckleberry Finn floated on it
    railroad	American train line
    railway	line for trains
    rickshaw	two-wheeled taxi of Asia
    road map	it showed the way before phones did
    rocket	it lifts off from a launch pad
    roundabout	circle for traffic
    rowboat	it has two oars
    rudder	it steers a ship
    runway	planes land on it
    rush hour	time of traffic jams
    sail	wind fills it
    sailboat	it needs a breeze
    sailing ship	Columbus had three
    school bus	yellow in America, full of children
    scooter	child's vehicle pushed with one foot
    seaplane	it lands on water
    seat belt	it clicks when you sit in a car
    sedan	car with four doors
    ship	it sails the seas
    shipwreck	what happened to Robinson Crusoe
    sidecar	seat attached to a motorcycle
    sidewalk	American path for people on foot
    skateboard	board with four small wheels
    sled	children pull it up a snowy hill
    sleeping car	train with beds
    sleigh	Santa's vehicle
    snowmobile	motor sled
    space shuttle	it flew into orbit and landed like a plane
    spacecraft	it left the Earth
    spaceship	Captain Kirk's vehicle
    spare tire	it lies in the trunk in case of a puncture
    speed limit	it says how fast you may go
    speedboat	it races over the waves
    speedometer	it shows how fast you go
    sports car	low, fast, and red if Italian
    stagecoach	it was robbed in Westerns
    station wagon	long family car
    steam engine	James Watt improved it
    steam train	it puffs and whistles
    steamboat	Mark Twain piloted one
    steamroller	it makes roads flat
    steering wheel	driver's hands are on it
    streetcar	one in New Orleans was named Desire
    stroller	American toddler's ride
    submarine	it dives and has a periscope
    subway	New York's underground trains
    suspension bridge	San Francisco has a golden one
    tandem	bicycle for two
    tank	army vehicle on tracks
    tanker	it carries oil
    taxi	yellow car in New York
    toboggan	long sled
    tow truck	it pulls broken cars
    tractor	farmer's machine
    traffic jam	nobody moves
    traffic light	red, amber, green
    trailer	it is pulled behind a car
    train	it runs on rails
    tram	city train in the street
    tricycle	it has three wheels
    trolleybus	it takes power from wires over the street
    truck	big vehicle for goods
    tugboat	it pulls big ships into port
    tunnel	it goes through the mountain
    turn signal	it blinks before a corner
    U-turn	turn around and go back
    unicycle	clown's vehicle
    Viking ship	longboat with a dragon's head
    wagon	cowboys circled them
    warship	it belongs to the navy
    wheelchair	it helps those who cannot walk
    windshield	wipers clean it
    yacht	millionaire's boat
    zebra crossing	it is striped and for walkers
    zeppelin	rigid airship named after a German count

    """
}
