// Written by Tools/hangman/build; a test compares it with the file of the same text.
// swift-format-ignore-file

extension HangmanWords {
  /// The text of the file. A static string, because an array literal of its bytes takes the compiler
  /// a quarter of a minute.
  static let german: StaticString = """
    animals
    Adler	großer Greifvogel mit scharfen Augen
    Affe	klettert und isst gern Bananen
    Ameise	winzige Arbeiterin in einem großen Staat
    Amsel	schwarzer Singvogel mit gelbem Schnabel
    Bär	groß und zottig, hält Winterruhe
    Biber	nagt Bäume um und baut Dämme
    Biene	sammelt Nektar und macht Honig
    Dachs	Tier mit schwarz-weiß gestreiftem Kopf, das in einem Bau lebt
    Delfin	kluges Meerestier, das gern aus dem Wasser springt
    Eichhörnchen	vergräbt Nüsse für den Winter
    Eidechse	kann ihren Schwanz abwerfen
    Eisbär	weißer Jäger der Arktis
    Elch	größter Hirsch mit schaufelförmigem Geweih
    Elefant	größtes Landtier, mit Rüssel
    Elster	schwarz-weißer Vogel, der angeblich stiehlt
    Ente	watschelt an Land und schnattert
    Esel	ruft I-ah und gilt als stur
    Eule	fliegt lautlos durch die Nacht
    Falter	flattert nachts um die Lampe
    Fischotter	geschickter Schwimmer mit dichtem Fell
    Fledermaus	schläft kopfüber und jagt nach Gehör
    Forelle	gefleckter Fisch aus klaren Bächen
    Frosch	quakt am Teich
    Fuchs	rotbraun und schlau
    Gämse	klettert im Hochgebirge
    Giraffe	hat den längsten Hals
    Glühwürmchen	leuchtet in warmen Sommernächten
    Goldfisch	schwimmt glänzend im Gartenteich
    Grille	zirpt auf der Sommerwiese
    Hahn	weckt den Hof am Morgen
    Hai	Raubfisch mit mehreren Reihen Zähnen
    Hamster	füllt sich die Backen mit Vorrat
    Hase	hat lange Ohren und schlägt Haken
    Hirsch	trägt ein Geweih und röhrt im Herbst
    Hummel	dicke, pelzige Verwandte der Biene
    Hund	der beste Freund des Menschen
    Igel	rollt sich zur Stachelkugel
    Känguru	trägt sein Junges im Beutel
    Kaninchen	gräbt Gänge und mümmelt Möhren
    Katze	schnurrt und fängt Mäuse
    Krake	hat acht Arme und drei Herzen
    Krokodil	liegt im Fluss wie ein Baumstamm
    Kuckuck	legt seine Eier in fremde Nester
    Kuh	gibt Milch und käut wieder
    Löwe	König der Tiere
    Marienkäfer	rot mit schwarzen Punkten, bringt Glück
    Maulwurf	gräbt Hügel in den Rasen
    Meise	kommt im Winter ans Futterhaus
    Nashorn	schweres Tier mit Horn auf der Nase
    Pinguin	trägt Frack und kann nicht fliegen
    Regenwurm	lockert die Erde und kommt bei nassem Wetter heraus
    Reh	scheues Tier am Waldrand
    Rotkehlchen	kleiner Vogel mit orangeroter Brust
    Schaf	liefert Wolle
    Schildkröte	trägt ihr Haus aus Panzer und wird sehr alt
    Schmetterling	war vorher eine Raupe
    Schnecke	kriecht und hinterlässt eine Spur
    Schwalbe	fliegt tief, wenn Regen kommt
    Schwan	weißer Vogel mit langem Hals auf dem See
    Seepferdchen	winziger Fisch, bei dem der Vater die Jungen austrägt
    Specht	klopft Löcher in Bäume
    Spinne	webt ein Netz und hat acht Beine
    Storch	steht auf einem Bein im Nest auf dem Dach
    Wal	größtes Tier der Erde
    Wolf	lebt im Rudel und heult
    Zebra	Pferd im Streifenmuster
    Ziege	meckert und frisst fast alles
    body
    Achsel	Höhle unter dem Arm
    Ader	führt vom Herzen in den ganzen Körper
    Arm	reicht von der Schulter bis zur Hand
    Auge	damit sieht man
    Augenbraue	Haarbogen, den man fragend hochzieht
    Backenzahn	mahlt das Essen ganz hinten
    Bauch	knurrt bei Hunger
    Bauchnabel	kleine Mulde, die von der Geburt bleibt
    Bein	man hat zwei davon zum Gehen
    Bizeps	Muskel, den man stolz anspannt
    Brust	hebt sich beim Atmen
    Darm	viele Meter lang im Bauch gewunden
    Daumen	den drückt man für andere
    Ellenbogen	damit stößt man sich schmerzhaft an
    Faust	geballte Hand
    Ferse	hinterer Teil des Fußes
    Finger	zehn davon tippen
    Fingernagel	harte Platte, die man feilt
    Fuß	steckt im Schuh
    Gaumen	Dach der Mundhöhle
    Gehirn	denkt und wiegt gut ein Kilo
    Gelenk	bewegliche Verbindung zweier Knochen
    Genick	Nacken, in den man den Kopf legt
    Gesicht	daran erkennt man einen Menschen
    Haar	wächst etwa einen Zentimeter im Monat
    Hals	verbindet Kopf und Rumpf
    Hand	damit grüßt und greift man
    Handgelenk	dort sitzt die Armbanduhr
    Haut	größtes Organ des Menschen
    Herz	schlägt ein Leben lang
    Hüfte	die lässt man beim Tanzen kreisen
    Kehlkopf	darin sitzen die Stimmbänder
    Kiefer	trägt die Zähne
    Kinn	unterster Punkt des Gesichts
    Knie	beugt sich beim Treppensteigen
    Kniekehle	weiche Rückseite eines Beingelenks
    Knöchel	der verstaucht leicht
    Knochen	davon hat ein Erwachsener gut zweihundert
    Kopf	sitzt ganz oben
    Leber	entgiftet den Körper
    Lippe	Rand des Mundes
    Lunge	füllt sich mit Luft
    Magen	verdaut das Essen
    Milz	Organ, das beim Laufen sticht
    Mund	damit spricht und isst man
    Muskel	wird durch Übung stärker
    Nacken	hintere Seite des Halses
    Nase	riecht und läuft bei Schnupfen
    Nerv	leitet Reize weiter
    Niere	filtert und reinigt, meist doppelt vorhanden
    Oberschenkel	kräftigster Teil des Beins
    Ohr	damit hört man
    Ohrläppchen	dort hängt oft Schmuck
    Puls	Schlag, den man am Handgelenk fühlt
    Rippe	zwölf Paare schützen Herz und Lunge
    Rücken	kehrt man jemandem zu
    Schienbein	Knochen vorn am Unterschenkel
    Schläfe	Stelle zwischen Auge und Ohr
    Schlüsselbein	Knochen zwischen Hals und Schulter
    Schulter	die zuckt man, wenn man etwas nicht weiß
    Stirn	runzelt sich beim Nachdenken
    Wade	hinterer Teil des Unterschenkels
    Wange	wird vor Scham rot
    Wimper	Härchen am Augenlid
    Wirbelsäule	hält uns aufrecht
    Zahn	wird zweimal täglich geputzt
    Zeh	steckt mit neun anderen im Strumpf
    Zunge	schmeckt süß und sauer
    buildings
    Almhütte	einfaches Haus auf der Bergweide
    Apotheke	dort gibt es Medizin
    Bäckerei	dort duftet es nach frischem Brot
    Bahnhof	Züge kommen an und fahren ab
    Bank	dort liegt das Geld
    Bauernhof	dort leben Kühe und Hühner
    Baumhaus	Versteck im Geäst
    Bibliothek	voll mit Büchern zum Ausleihen
    Brauerei	dort entsteht Bier
    Brücke	führt über den Fluss
    Buchhandlung	verkauft Romane
    Burg	dort lebten Ritter
    Dachboden	staubiger Raum ganz oben
    Dom	große Kirche eines Bischofs
    Fabrik	dort laufen Maschinen am Band
    Feuerwache	von dort rücken rote Wagen aus
    Flughafen	von dort geht es in die Luft
    Garage	dort steht das Auto
    Gartenlaube	Häuschen zwischen Beeten
    Gasthof	man isst und übernachtet dort
    Gefängnis	Haus mit Gittern
    Gewächshaus	aus Glas, für Tomaten und Orchideen
    Hafen	dort legen Schiffe an
    Hochhaus	hat viele Stockwerke
    Hotel	bietet Zimmer für Reisende
    Iglu	rund und aus Schnee gebaut
    Imbissbude	dort gibt es Currywurst
    Jugendherberge	dort schlafen Schulklassen
    Kapelle	kleine Kirche am Wegrand
    Kathedrale	prächtige gotische Kirche
    Kaufhaus	viele Abteilungen auf mehreren Etagen
    Kindergarten	dort spielen die Kleinen am Vormittag
    Kino	dort laufen Filme
    Kiosk	verkauft Zeitungen und Eis
    Kirche	hat Turm und Glocken
    Kloster	dort leben Mönche oder Nonnen
    Krankenhaus	dort arbeiten Ärzte
    Leuchtturm	weist Schiffen den Weg
    Moschee	Gebetshaus mit Minarett
    Mühle	macht aus Korn Mehl
    Museum	zeigt Kunst und Altes
    Opernhaus	dort singen Soprane
    Palast	Wohnsitz eines Königs
    Parkhaus	viele Autos auf mehreren Ebenen
    Pyramide	Bauwerk der alten Ägypter
    Rathaus	dort arbeitet der Bürgermeister
    Reihenhaus	steht Wand an Wand mit dem nächsten
    Ruine	Rest eines alten Gemäuers
    Sägewerk	zerteilt Baumstämme
    Scheune	dort lagern Heu und Stroh
    Schloss	dort wohnt die Prinzessin
    Schule	dort lernen Kinder
    Schwimmbad	dort springt man vom Brett
    Stadion	dort jubeln Fußballfans
    Stall	dort stehen Pferde
    Sternwarte	von dort schaut man ins All
    Tankstelle	dort füllt man Benzin nach
    Tempel	Heiligtum mit Säulen
    Theater	dort hebt sich der Vorhang
    Tierheim	dort warten Hunde auf ein Zuhause
    Turm	hoch und schmal, oft mit Uhr
    Universität	dort studiert man
    Wasserturm	hoher Speicher, der für Druck in der Leitung sorgt
    Werkstatt	dort wird repariert
    Windmühle	hat vier große Flügel
    Zelt	Unterkunft beim Camping
    Zoo	dort schaut man Tiere an
    clothes
    Abendkleid	lang und festlich, für den Ball
    Anorak	Windjacke mit Kapuze
    Anzug	trägt man im Büro und zur Hochzeit
    Badeanzug	einteilig fürs Schwimmen
    Badehose	trägt man am Strand
    Bademantel	weich und warm nach der Dusche
    Baskenmütze	flach und rund, typisch für Frankreich
    Bikini	Zweiteiler für den Sommer
    Bluse	Oberteil für Frauen
    Cape	Umhang ohne Ärmel
    Daunenjacke	mit Federn gefüllt
    Dirndl	Tracht mit Schürze
    Fausthandschuh	hält alle Finger zusammen warm
    Fliege	Schleife am Hemdkragen
    Frack	festlicher Rock mit langen Schößen
    Gummistiefel	damit springt man in Pfützen
    Gürtel	hält die Hose
    Halskette	Schmuck um den Hals
    Halstuch	Pfadfinder knoten es
    Handschuh	wärmt die Finger
    Hausschuh	bequem für die Wohnung
    Hemd	hat Kragen und Knöpfe
    Hose	zwei Beine aus Stoff
    Hosenträger	zwei Bänder über den Schultern
    Hut	Kopfbedeckung mit Krempe
    Jacke	zieht man draußen über
    Jeans	blaue Hose aus festem Stoff
    Kappe	Mütze mit Schirm
    Kapuze	schützt den Kopf bei Regen
    Kimono	weites Gewand aus Japan
    Kittel	weißer Überzug der Ärztin
    Kleid	Rock und Oberteil in einem
    Kniestrumpf	reicht bis unter ein Gelenk
    Knopf	schließt das Hemd
    Kostüm	trägt man zu Fasching
    Kragen	Rand am Hals des Hemdes
    Krawatte	Binder zum Anzug
    Latzhose	mit Trägern, bei Handwerkern beliebt
    Lederhose	gehört in Bayern zur Tracht
    Mantel	langes Überkleid für den Winter
    Mieder	schnürt die Taille
    Mütze	wärmt den Kopf
    Overall	Anzug aus einem Stück
    Pantoffel	Schlappen ohne Ferse
    Pudelmütze	hat einen Bommel
    Pullover	gestrickt, über den Kopf gezogen
    Pyjama	trägt man im Bett
    Regenmantel	hält bei Wolkenbruch trocken
    Reißverschluss	Zähne, die ineinandergreifen
    Ring	Schmuck am Finger
    Rock	kurz oder lang, schwingt beim Tanzen
    Sandale	offener Schuh
    Schal	wickelt man um den Hals
    Schlafanzug	Kleidung für die Nacht
    Schleier	verdeckt das Gesicht der Braut
    Schuh	hat Sohle und Senkel
    Schürze	bindet man beim Kochen um
    Socke	verschwindet gern in der Waschmaschine
    Sonnenbrille	dunkle Gläser gegen grelles Licht
    Stiefel	hoher Schuh
    Strickjacke	aus Wolle und vorn zu knöpfen
    Strumpfhose	bedeckt Füße, Beine und Hüften
    Turnschuh	trägt man im Sport
    Uniform	gleiche Kleidung für alle
    Unterhemd	trägt man ganz innen
    Weste	ärmellos über dem Hemd
    Zylinder	hoher schwarzer Hut des Zauberers
    countries
    Ägypten	Land der Pyramiden am Nil
    Albanien	Balkanstaat mit der Hauptstadt Tirana
    Argentinien	Heimat des Tangos
    Äthiopien	Hochland in Ostafrika, Ursprung des Kaffees
    Australien	Land der Kängurus und Kontinent zugleich
    Belgien	Pommes, Schokolade und Brüssel
    Bolivien	Andenstaat ohne Küste, mit großer Salzwüste
    Brasilien	größtes Land Südamerikas, mit Karneval in Rio
    Bulgarien	Land am Schwarzen Meer mit der Hauptstadt Sofia
    Chile	langer, schmaler Streifen am Pazifik
    China	hat eine Mauer, die Tausende Kilometer lang ist
    Costa Rica	Regenwald und kein Heer in Mittelamerika
    Dänemark	Heimat der kleinen Meerjungfrau
    Deutschland	hat sechzehn Bundesländer
    Ecuador	nach dem Äquator benannt
    Estland	nördlichster der drei baltischen Staaten
    Finnland	Land der tausend Seen und der Sauna
    Frankreich	Heimat von Baguette und Eiffelturm
    Ghana	westafrikanisches Land mit viel Kakao
    Griechenland	Akropolis, Oliven und viele Inseln
    Großbritannien	Insel mit Linksverkehr und Königshaus
    Indien	Land des Tadsch Mahal
    Indonesien	Tausende Inseln, darunter Bali
    Irland	die grüne Insel
    Island	Vulkane und Geysire im Nordatlantik
    Israel	Land mit Jerusalem und dem See Genezareth
    Italien	sieht auf der Karte aus wie ein Stiefel
    Jamaika	Insel des Reggae
    Japan	Land der aufgehenden Sonne
    Kanada	hat ein Ahornblatt auf der Flagge
    Kenia	Safariland in Ostafrika
    Kolumbien	Kaffeeland mit der Hauptstadt Bogotá
    Kroatien	Adriaküste und Dubrovnik
    Kuba	Insel der Zigarren und des Rums
    Lettland	baltischer Staat mit der Hauptstadt Riga
    Liechtenstein	Fürstentum zwischen zwei Alpenländern
    Litauen	südlichster der baltischen Staaten
    Luxemburg	Großherzogtum neben Trier
    Madagaskar	Insel der Lemuren
    Malta	kleiner Inselstaat südlich von Sizilien
    Marokko	Land mit Souks und Atlasgebirge
    Mexiko	Heimat der Tortilla
    Monaco	Zwergstaat mit Kasino und Autorennen
    Mongolei	weite Steppe und Jurten
    Namibia	Wüste mit riesigen roten Dünen
    Nepal	an seiner Grenze steht der höchste Berg
    Neuseeland	Land der Kiwis und der Schafe
    Niederlande	Tulpen, Deiche und Fahrräder
    Nigeria	Land mit den meisten Menschen in Afrika
    Norwegen	Land der Fjorde
    Österreich	Land von Mozart und Sachertorte
    Panama	sein Kanal verbindet zwei Ozeane
    Peru	dort liegt Machu Picchu
    Polen	östlicher Nachbar an der Oder
    Portugal	westlichstes Land auf dem europäischen Festland
    Rumänien	dort liegt Transsilvanien
    Schweden	Elche, Möbel und Mittsommer
    Schweiz	Berge, Käse und vier Landessprachen
    Senegal	westafrikanisches Land mit der Hauptstadt Dakar
    Singapur	Stadtstaat in Südostasien
    Slowenien	kleines Land mit Triglav und Bleder See
    Spanien	Land des Flamencos
    Südafrika	am Kap der Guten Hoffnung
    Thailand	Land der goldenen Tempel und des Currys
    Tschechien	Land mit der Goldenen Stadt Prag
    Tunesien	nordafrikanisches Land mit den Ruinen Karthagos
    Türkei	liegt auf zwei Kontinenten
    Ungarn	Heimat des Gulaschs
    Vietnam	Nudelsuppe und die Bucht von Halong
    feelings
    Abneigung	man mag jemanden nicht
    Angst	lässt das Herz schneller schlagen
    Ärger	verraucht meist wieder
    Aufregung	Herzklopfen vor der Prüfung
    Begeisterung	mit ihr ist man Feuer und Flamme
    Bewunderung	Gefühl für ein großes Vorbild
    Dankbarkeit	man fühlt sie nach einem Geschenk
    Demut	Gegenteil von Hochmut
    Ehrfurcht	Staunen vor etwas Großem
    Ehrgeiz	will immer der Beste sein
    Eifersucht	wacht misstrauisch über die Liebe
    Einsamkeit	wenn niemand da ist
    Ekel	verzieht das Gesicht
    Empörung	Zorn über Unrecht
    Enttäuschung	es kam anders als erhofft
    Entzücken	hellste Freude
    Erleichterung	ein Stein fällt vom Herzen
    Ernst	Gegenteil von Spaß
    Erstaunen	macht große Augen
    Fernweh	Sehnsucht nach fremden Ländern
    Freude	sie lässt einen hüpfen
    Freundschaft	verbindet fürs Leben
    Frieden	Ruhe ohne Streit
    Frust	kommt nach vielen Fehlversuchen
    Geborgenheit	Gefühl im warmen Zuhause
    Gelassenheit	nichts bringt einen aus der Ruhe
    Glück	davon hat man manchmal mehr als Verstand
    Heimweh	packt Kinder im Ferienlager
    Heiterkeit	fröhliche Stimmung
    Hoffnung	die gibt man nicht auf
    Hunger	lässt den Magen knurren
    Kummer	drückt aufs Gemüt
    Langeweile	nichts zu tun
    Laune	kann gut oder schlecht sein
    Leichtsinn	denkt nicht an die Folgen
    Leidenschaft	brennt für etwas
    Lust	Verlangen, etwas zu tun
    Melancholie	sanfte Schwermut
    Misstrauen	glaubt anderen nicht
    Mitgefühl	leidet mit anderen
    Mitleid	man hat es mit Unglücklichen
    Mut	braucht man auf dem Zehnmeterbrett
    Neid	man wird gelb davor
    Nervosität	lässt die Finger trommeln
    Neugier	will alles wissen
    Panik	kopflose Angst
    Rache	man sagt, sie sei süß
    Reue	kommt nach der bösen Tat
    Rührung	treibt Tränen in die Augen
    Schadenfreude	lacht über das Pech anderer
    Scham	macht rote Wangen
    Scheu	hält Abstand vor Fremden
    Schreck	fährt in die Glieder
    Schüchternheit	traut sich nicht zu sprechen
    Sehnsucht	Verlangen nach Fernem
    Sorge	raubt den Schlaf
    Spannung	hält den Leser am Buch
    Stolz	schwellt die Brust
    Trauer	trägt Schwarz
    Trost	braucht, wer weint
    Trotz	stampft mit dem Fuß auf
    Übermut	tut selten gut
    Ungeduld	kann nicht warten
    Unruhe	lässt nicht still sitzen
    Verlegenheit	weiß nicht, wohin mit den Händen
    Vertrauen	glaubt fest an jemanden
    Verzweiflung	sieht keinen Ausweg
    Vorfreude	gilt als die schönste von allen
    Wehmut	traurige Erinnerung
    Wut	kocht im Bauch
    Zorn	heftiger Ärger
    Zufriedenheit	wünscht sich nichts mehr
    Zuneigung	man hat jemanden gern
    Zuversicht	glaubt an einen guten Ausgang
    Zweifel	ist sich nicht sicher
    food
    Ananas	süße Tropenfrucht mit stacheligem Schopf
    Apfel	einer am Tag hält den Arzt fern
    Apfelstrudel	dünner Teig um Obst, in Wien beliebt
    Aprikose	samtige orange Frucht
    Banane	gelb und krumm
    Birne	süße Frucht, unten dicker als oben
    Blumenkohl	weißes Gemüse in Röschen
    Bratkartoffeln	knusprige Scheiben aus der Pfanne
    Bratwurst	kommt vom Grill ins Brötchen
    Brezel	Laugengebäck in Form eines Knotens
    Brombeere	schwarze Frucht am Dornenstrauch
    Brot	backt man aus Mehl und Wasser
    Brötchen	gibt es zum Frühstück
    Butter	streicht man aufs Brot
    Currywurst	Imbiss mit Soße, in Berlin erfunden
    Eintopf	alles kocht zusammen
    Eis	kalt in der Waffel
    Erbse	kleine grüne Kugel aus der Schote
    Erdbeere	rot und süß im Juni
    Essig	sauer im Salat
    Fischstäbchen	paniert aus dem Gefrierfach
    Frikadelle	gebratener Kloß aus Hackfleisch
    Germknödel	süßer Kloß mit Mohn und Pflaumenmus
    Gulasch	ungarischer Fleischtopf mit Paprika
    Gurke	grün und wässrig
    Haferflocken	Grundlage fürs Müsli
    Hering	wird als Rollmops eingelegt
    Himbeere	zarte rote Frucht
    Honig	süße Arbeit der Bienen
    Joghurt	löffelt man aus dem Becher
    Kaiserschmarrn	zerrissener Pfannkuchen mit Rosinen
    Karotte	orange Lieblingsspeise der Hasen
    Kartoffel	Knolle für Pommes und Püree
    Kartoffelsalat	kommt am Heiligabend zu Würstchen
    Käse	oft mit Löchern
    Keks	knuspriges Kleingebäck
    Kirsche	rot und mit Stein, hängt paarweise
    Knoblauch	hält Vampire fern
    Knödel	Kloß zu Braten und Soße
    Kürbis	wird im Herbst ausgehöhlt
    Lakritze	schwarze Süßigkeit
    Lebkuchen	würziges Gebäck im Advent
    Linsensuppe	dicker Eintopf aus Hülsenfrüchten
    Mandarine	leicht zu schälende Winterfrucht
    Marmelade	Fruchtaufstrich im Glas
    Maultasche	schwäbische Teigtasche
    Melone	große, saftige Sommerfrucht
    Müsli	Flocken und Nüsse mit Milch
    Nudelsalat	beliebt bei Grillfesten
    Olive	kleine Frucht, aus der man Öl presst
    Orange	gibt Saft zum Frühstück
    Pfannkuchen	flach und goldgelb gebraten
    Pfeffer	macht scharf und bringt zum Niesen
    Pflaume	blaue Frucht für den Kuchenbelag
    Pommes	frittierte Stäbchen rot-weiß
    Quark	weißer Frischkäse
    Radieschen	kleine rote, scharfe Knolle
    Reis	körnige Beilage aus Asien
    Rosine	getrocknete Traube
    Rotkohl	Beilage zur Gans
    Salami	Wurst auf der Pizza
    Sauerkraut	gegorener Kohl
    Schinken	vom Schwein, roh oder gekocht
    Schnitzel	flaches Fleisch, in Wien paniert
    Schokolade	süß und aus Kakao
    Senf	gelb und scharf zur Wurst
    Spargel	weißes Gemüse im Mai
    Spätzle	schwäbische Eiernudeln
    Spinat	grün, damit wurde Popeye stark
    Tomate	rot, und doch kein Obst für den Koch
    Weintraube	wächst in Reben und wird Wein
    Zimt	würzt den Milchreis
    Zitrone	gelb und sauer
    Zwiebel	bringt beim Schneiden zum Weinen
    household
    Badewanne	darin liegt man im warmen Schaum
    Besen	kehrt den Boden
    Bett	darin schläft man
    Bettdecke	hält nachts warm
    Bild	hängt an der Wand
    Bügeleisen	macht Hemden glatt
    Couch	Polstermöbel vor dem Fernseher
    Dosenöffner	schneidet Konserven auf
    Dusche	Wasser von oben am Morgen
    Eierbecher	steht beim Frühstück unter etwas Rundem
    Eimer	Behälter zum Putzen
    Fernseher	zeigt Filme im Wohnzimmer
    Feuerzeug	zündet die Kerze an
    Föhn	trocknet die Haare
    Fußmatte	dort tritt man die Schuhe ab
    Gabel	hat meist vier Zinken
    Gardine	hängt vor dem Fenster
    Gießkanne	gibt Blumen zu trinken
    Glühbirne	leuchtet in der Fassung
    Hammer	schlägt Nägel ein
    Handtuch	trocknet nach dem Waschen
    Herd	darauf kochen Töpfe
    Hocker	Sitz ohne Lehne
    Kaffeemaschine	brüht das schwarze Getränk am Morgen
    Kalender	zeigt Tage und Monate
    Kamin	darin knistert das Feuer
    Kerze	brennt am Docht
    Kissen	darauf ruht der Kopf
    Kleiderbügel	hängt im Schrank
    Kochlöffel	rührt im Topf
    Kommode	hat viele Schubladen
    Korb	geflochtener Behälter
    Korkenzieher	öffnet die Weinflasche
    Kühlschrank	hält die Milch frisch
    Lampe	macht Licht
    Leiter	damit kommt man höher
    Lockenwickler	macht Haare wellig
    Löffel	damit isst man Suppe
    Messer	schneidet das Brot
    Mikrowelle	wärmt Essen in Minuten
    Mixer	püriert Früchte
    Mülleimer	dort landet der Abfall
    Nachttisch	kleines Möbel neben dem Bett
    Nadel	damit näht man
    Ofen	backt und heizt
    Pfanne	darin brät man Eier
    Pinsel	damit streicht man
    Rasenmäher	stutzt das Gras
    Regal	darin stehen Bücher
    Regenschirm	spannt man bei nassem Wetter auf
    Schere	schneidet Papier
    Schlüssel	passt ins Schloss
    Schrank	dort hängt die Kleidung
    Schraubenzieher	dreht fest und löst
    Schublade	die zieht man auf
    Schwamm	saugt Wasser auf
    Seife	schäumt und macht sauber
    Sessel	bequem mit Armlehnen
    Sieb	lässt Wasser durch und hält Nudeln zurück
    Sofa	Platz für mehrere im Wohnzimmer
    Spiegel	darin sieht man sich selbst
    Spülmaschine	wäscht das Geschirr
    Staubsauger	schluckt Krümel mit Lärm
    Stuhl	Sitzmöbel mit vier Beinen
    Tasse	hat einen Henkel
    Teller	darauf liegt das Essen
    Teppich	weich unter den Füßen
    Tisch	daran sitzt die Familie beim Essen
    Toaster	wirft geröstete Scheiben aus
    Topf	hat Deckel und Griffe
    Trichter	hilft beim Umfüllen
    Vase	für Blumen
    Wäscheklammer	hält Nasses an der Leine
    Waschmaschine	schleudert Hosen und Hemden
    Wasserhahn	tropft, wenn er undicht ist
    Wecker	klingelt am Morgen
    Zahnbürste	putzt morgens und abends
    jobs
    Apotheker	verkauft Medizin
    Architekt	entwirft Häuser
    Arzt	behandelt Patienten
    Astronaut	schwebt im All
    Bäcker	steht nachts auf und knetet Teig
    Bauer	bestellt das Feld
    Bergmann	arbeitete unter Tage
    Bibliothekar	ordnet Bücher
    Blumenhändler	bindet Sträuße
    Bürgermeister	leitet die Stadt
    Busfahrer	hält an jeder Haltestelle
    Chirurg	operiert
    Clown	lustiger Künstler mit roter Nase
    Dachdecker	arbeitet schwindelfrei mit Ziegeln
    Detektiv	sucht Spuren
    Dirigent	leitet das Orchester mit dem Stab
    Dolmetscher	übersetzt im Gespräch
    Drucker	macht Bücher und Zeitungen
    Elektriker	verlegt Kabel
    Erfinder	hatte vor allen anderen die Idee
    Erzieherin	betreut Kinder in der Kita
    Feuerwehrmann	löscht Brände
    Fischer	wirft Netze aus
    Fleischer	macht Wurst
    Fotograf	drückt auf den Auslöser
    Friseur	schneidet Haare
    Gärtner	pflegt Beete
    Gerber	macht aus Häuten Leder
    Glaser	setzt Scheiben ein
    Goldschmied	fertigt Ringe
    Hausmeister	kümmert sich um das Gebäude
    Hebamme	hilft bei der Geburt
    Hirte	hütet Schafe
    Imker	hält Bienen
    Ingenieur	konstruiert Maschinen
    Journalist	schreibt für die Zeitung
    Kapitän	führt das Schiff
    Kassierer	zählt das Wechselgeld
    Kellner	bringt das Essen an den Tisch
    Klempner	repariert Rohre
    Koch	trägt eine hohe weiße Mütze
    Konditor	macht Torten
    Krankenpfleger	versorgt Patienten auf der Station
    Lehrer	erklärt an der Tafel
    Lokführer	steuert den Zug
    Maler	streicht Wände oder Leinwände
    Maurer	setzt Stein auf Stein
    Mechaniker	repariert Motoren
    Müller	mahlt Korn
    Museumswärter	achtet auf die Gemälde
    Optiker	passt Brillen an
    Pfarrer	hält die Predigt
    Pilot	sitzt im Cockpit
    Politiker	hält Reden und wirbt um Stimmen
    Polizist	regelt den Verkehr
    Postbote	bringt Briefe
    Programmierer	schreibt Code
    Rechtsanwalt	vertritt vor Gericht
    Regisseur	ruft Action am Set
    Reporter	berichtet von vor Ort
    Richter	spricht das Urteil
    Schäfer	zieht mit Hund und Herde
    Schauspieler	spielt Rollen
    Schlosser	arbeitet mit Metall
    Schneider	näht Anzüge nach Maß
    Schornsteinfeger	schwarz und glückbringend
    Schreiner	baut Möbel aus Holz
    Schriftsteller	verfasst Romane
    Schuster	besohlt, was man an den Füßen trägt
    Sekretärin	führt den Terminkalender
    Straßenkehrer	macht Gehwege sauber
    Tierarzt	impft Hunde und Katzen
    Tischler	hobelt und leimt
    Töpfer	formt Ton
    Uhrmacher	repariert Zeiger und Zahnräder
    Verkäufer	berät im Laden
    Winzer	erntet Trauben
    Zahnarzt	bohrt und füllt Löcher
    Zauberer	zieht Kaninchen aus dem Hut
    music
    Akkord	mehrere Töne zugleich
    Akkordeon	Schifferklavier mit Balg
    Alphorn	meterlanges Blasinstrument aus der Schweiz
    Arie	Gesangsstück in der Oper
    Ballade	langsames Lied, das eine Geschichte erzählt
    Ballett	Tanz auf Spitzenschuhen
    Band	Gruppe mit Gitarre und Schlagzeug
    Bass	tiefste Männerstimme
    Blaskapelle	spielt Märsche im Festzelt
    Blockflöte	lernen viele Kinder zuerst
    Bratsche	etwas größer als eine Geige
    Cello	Streichinstrument zwischen den Knien
    Chor	viele singen gemeinsam
    Dirigentenstab	gibt dem Orchester den Takt
    Dudelsack	schottisch und laut
    Duett	Gesang zu zweit
    Dur	klingt heller als Moll
    Echo	Schall, der zurückkommt
    Fagott	tiefes Holzblasinstrument
    Fanfare	kurzes Signal der Trompeten
    Flügel	großes Klavier für den Saal
    Fuge	Kunstform, in der Bach Meister war
    Geige	hat vier Saiten und einen Bogen
    Gesang	Musik mit der Stimme
    Gitarre	hat sechs Saiten
    Glocke	läutet im Turm
    Gong	rundes Metall, das dröhnt
    Harfe	hat viele Saiten und Engel spielen sie
    Hymne	Lied eines Landes
    Jazz	lebt von Improvisation
    Kanon	Lied, bei dem alle nacheinander einsetzen
    Kapelle	kleines Orchester
    Kastagnette	klappert beim Flamenco in der Hand
    Kinderlied	Alle meine Entchen ist eins
    Klarinette	Holzblasinstrument mit einfachem Rohrblatt
    Klavier	hat schwarze und weiße Tasten
    Kontrabass	größtes Streichinstrument
    Konzert	Auftritt vor Publikum
    Lautsprecher	daraus kommt der Ton
    Lied	Text mit Melodie
    Marsch	dazu geht man im Gleichschritt
    Melodie	die pfeift man vor sich hin
    Metronom	tickt im Takt
    Mikrofon	da singt man hinein
    Mundharmonika	passt in die Hosentasche
    Musical	Theater mit Liedern
    Notenschlüssel	steht am Anfang der Zeile
    Oboe	gibt dem Orchester den Ton an
    Oper	Drama, das gesungen wird
    Operette	die leichte Schwester der großen Bühnenkunst
    Orchester	viele Musiker unter einer Leitung
    Orgel	Königin der Instrumente
    Ouvertüre	Vorspiel
    Panflöte	Rohre nebeneinander, typisch für die Anden
    Pauke	große Kesseltrommel
    Posaune	Blechblasinstrument mit Zug
    Quartett	vier musizieren zusammen
    Refrain	kehrt nach jeder Strophe wieder
    Rhythmus	der geht in die Beine
    Saxofon	gebogen und beliebt im Jazz
    Schallplatte	schwarze Scheibe mit Rille
    Schlager	eingängiges deutsches Lied
    Schlagzeug	Trommeln und Becken
    Serenade	Ständchen am Abend
    Sinfonie	großes Werk für Orchester
    Sopran	höchste Frauenstimme
    Strophe	Teil eines Liedes
    Tamburin	Trommel mit Schellen
    Tenor	hohe Männerstimme
    Tonleiter	acht Töne hinauf oder hinab
    Triangel	dreieckig und hell klingend
    Trommel	damit schlägt man den Takt
    Trompete	Blechblasinstrument mit drei Ventilen
    Tuba	tiefstes Blechblasinstrument
    Ukulele	kleine Schwester der Gitarre aus Hawaii
    Volkslied	alt und von allen gesungen
    Walzer	Tanz im Dreivierteltakt
    Wiegenlied	bringt Kinder zum Einschlafen
    Xylofon	Holzplatten und zwei Schlägel
    Zugabe	ruft das Publikum am Ende
    nature
    Abendrot	färbt den Himmel bei Sonnenuntergang
    Abgrund	tiefe Schlucht
    Bach	kleines fließendes Gewässer
    Berg	hat Gipfel und Hang
    Bergsee	klares Wasser zwischen Gipfeln
    Blitz	leuchtet vor dem Donner
    Brandung	Wellen, die ans Ufer schlagen
    Bucht	Einschnitt der Küste
    Dämmerung	Übergang von Tag zu Nacht
    Donner	grollt beim Gewitter
    Dschungel	dichter Wald in den Tropen
    Dünen	Hügel aus Sand
    Ebbe	das Meer zieht sich zurück
    Eisberg	schwimmt zum größten Teil unter Wasser
    Eiszapfen	hängt im Winter an der Dachrinne
    Erdbeben	lässt den Boden wackeln
    Feld	dort wächst Getreide
    Fels	fester Stein
    Fjord	langer Meeresarm in Norwegen
    Fluss	mündet ins Meer
    Flut	das Meer kommt zurück
    Frost	lässt Pfützen gefrieren
    Frühling	alles beginnt zu blühen
    Gewitter	dabei blitzt und donnert es
    Geysir	schießt heißes Wasser in die Höhe
    Gipfel	höchster Punkt eines Berges
    Gletscher	Strom aus Eis
    Graupel	kleine Körner aus Eis und Schnee
    Hagel	Eiskugeln, die Dellen machen
    Heide	lila Landschaft bei Lüneburg
    Herbst	die Blätter werden bunt
    Hochwasser	der Fluss tritt über die Ufer
    Höhle	dort hängen Tropfsteine
    Horizont	dort berühren sich Himmel und Erde
    Hügel	kleine Erhebung
    Insel	ringsum von Wasser umgeben
    Kieselstein	rund und glatt vom Wasser
    Klippe	steile Küste
    Komet	zieht einen Schweif hinter sich her
    Küste	dort trifft Land auf Meer
    Laubwald	verliert im Herbst seine Blätter
    Lava	glüht und fließt aus dem Vulkan
    Lawine	stürzt im Winter ins Tal
    Lichtung	freie Stelle im Wald
    Meer	salzig und weit
    Milchstraße	helles Band am Nachthimmel
    Mond	nimmt zu und ab
    Moor	nasser Boden, in dem man einsinkt
    Morgentau	Tropfen auf dem Gras
    Mündung	dort endet der Fluss
    Nebel	macht alles grau und unsichtbar
    Nordlicht	grüner Schein am Polarhimmel
    Oase	grüne Stelle in der Wüste
    Orkan	stärkster Sturm
    Ozean	größtes aller Gewässer
    Pfütze	bleibt nach dem Regen
    Quelle	dort entspringt ein Bach
    Raureif	weiße Kristalle an Zweigen
    Regenbogen	zeigt sieben Farben am Himmel
    Riff	Korallen unter Wasser
    Sandstrand	dort baut man Burgen
    Savanne	Grasland mit Löwen und Zebras
    Schilf	wächst am Ufer des Sees
    Schlucht	enges, tiefes Tal
    Schneeflocke	sechseckig und einzigartig
    Schneesturm	wildes Wetter im Winter
    Sommer	Zeit für Freibad und Eis
    Sonne	scheint und wärmt
    Sonnenaufgang	Beginn des Tages
    Steppe	weites Land ohne Bäume
    Stern	funkelt in der Nacht
    Sternschnuppe	da darf man sich etwas wünschen
    Strömung	zieht Schwimmer mit
    Sumpf	feuchtes Gelände mit Mücken
    Tal	liegt zwischen Bergen
    Teich	kleines stehendes Gewässer mit Seerosen
    Tornado	wirbelnder Rüssel aus Luft
    Tropfstein	wächst in Höhlen von der Decke
    Ufer	Rand des Flusses
    Unwetter	schlimmer Sturm mit Regen
    Urwald	nie gerodetes Gehölz
    Vulkan	speit Asche und Feuer
    Wald	viele Bäume
    Wasserfall	stürzt tosend in die Tiefe
    Watt	Boden der Nordsee bei Niedrigwasser
    Wiese	dort blühen Gänseblümchen
    Wind	lässt Drachen steigen
    Winter	kälteste Jahreszeit
    Wolke	weiß oder grau am Himmel
    Wüste	trocken und voller Sand
    phrases
    Aller Anfang ist schwer	zu Beginn fällt es niemandem leicht
    alles in Butter	es ist in bester Ordnung
    alte Liebe rostet nicht	frühe Gefühle bleiben
    am Ball bleiben	nicht aufgeben
    am Rad drehen	ganz aus der Fassung sein
    Äpfel mit Birnen vergleichen	Ungleiches nebeneinanderstellen
    auf dem Holzweg sein	sich gründlich irren
    auf die lange Bank schieben	immer wieder vertagen
    auf Wolke sieben schweben	sehr verliebt sein
    aus allen Wolken fallen	völlig überrascht sein
    aus dem Bauch heraus	ohne lange nachzudenken
    aus der Haut fahren	sehr wütend werden
    Bahnhof verstehen	gar nichts begreifen
    bei jemandem in der Kreide stehen	Schulden haben
    bis über beide Ohren verliebt	sehr in jemanden verschossen
    das Gras wachsen hören	überall Zeichen sehen
    das Handtuch werfen	aufgeben
    das ist mir Wurst	es kümmert mich nicht
    das schwarze Schaf	Außenseiter in der Familie
    den Faden verlieren	nicht mehr weiterwissen beim Reden
    den Kopf in den Sand stecken	die Gefahr nicht sehen wollen
    den Nagel auf den Kopf treffen	genau das Richtige sagen
    den Teufel an die Wand malen	das Schlimmste beschreiben, ehe es da ist
    der Apfel fällt nicht weit vom Stamm	Kinder gleichen ihren Eltern
    die Daumen drücken	jemandem Glück wünschen
    die Katze im Sack kaufen	etwas ungesehen erwerben
    die Kirche im Dorf lassen	nicht übertreiben
    die Nase voll haben	es reicht einem
    die Ohren spitzen	genau zuhören
    durch die Blume sagen	etwas vorsichtig andeuten
    ein Auge zudrücken	etwas nachsehen
    ein Brett vor dem Kopf haben	etwas nicht begreifen
    ein dicker Fisch	großer Fang der Polizei
    einen Korb bekommen	abgewiesen werden
    einen Vogel haben	nicht ganz bei Verstand sein
    Ende gut, alles gut	der Schluss zählt
    es regnet Bindfäden	es schüttet
    etwas auf dem Herzen haben	über ein Problem reden wollen
    Eulen nach Athen tragen	etwas Überflüssiges tun
    fix und fertig	völlig erschöpft
    frei von der Leber weg	ohne Hemmung gesprochen
    Hals über Kopf	überstürzt
    Hand aufs Herz	sei einmal ehrlich
    Hunde, die bellen, beißen nicht	wer droht, tut oft kaum etwas
    im siebten Himmel	überglücklich
    in den sauren Apfel beißen	etwas Unangenehmes tun müssen
    in der Patsche sitzen	in Not sein
    ins Fettnäpfchen treten	etwas Peinliches sagen
    ins Schwarze treffen	genau richtig liegen
    jemandem auf den Keks gehen	nerven
    jemandem einen Bären aufbinden	etwas vorflunkern
    jemanden auf den Arm nehmen	veralbern
    kalte Füße bekommen	vor der Entscheidung Angst kriegen
    klar wie Kloßbrühe	ganz einfach zu verstehen
    Kleider machen Leute	das Äußere beeindruckt
    Kopf hoch	Zuspruch für Traurige
    Lügen haben kurze Beine	Unwahres kommt bald heraus
    mit dem falschen Fuß aufgestanden	am Morgen schlecht gelaunt
    Morgenstund hat Gold im Mund	wer früh aufsteht, hat mehr vom Tag
    nah am Wasser gebaut	leicht zu Tränen gerührt
    nicht alle Tassen im Schrank haben	verrückt sein
    Ohne Fleiß kein Preis	nur mit Mühe kommt Lohn
    Perlen vor die Säue werfen	Gutes an Undankbare verschwenden
    Rom wurde nicht an einem Tag erbaut	gut Ding will Weile haben
    Schwamm drüber	das ist vergessen und vergeben
    schwarz auf weiß	gedruckt und bewiesen
    Schwein gehabt	Glück im letzten Augenblick
    sich ins Zeug legen	sich sehr anstrengen
    Stein und Bein schwören	etwas fest versichern
    Tomaten auf den Augen haben	das Offensichtliche übersehen
    Übung macht den Meister	wer oft probiert, wird gut
    um den heißen Brei herumreden	nicht zur Sache kommen
    unter vier Augen	ohne Zeugen
    viele Köche verderben den Brei	zu große Hilfe schadet
    vom Regen in die Traufe	es wird noch schlimmer
    wer rastet, der rostet	Bewegung hält jung
    wie aus dem Ei gepellt	sehr schick angezogen
    wie ein Fisch im Wasser	ganz in seinem Element
    wie Hund und Katze	immer im Streit
    wie zwei Tropfen Wasser	zum Verwechseln ähnlich
    wo sich Fuchs und Hase gute Nacht sagen	weit abgelegen
    Zeit ist Geld	wer trödelt, verliert
    zwei Fliegen mit einer Klappe schlagen	Doppeltes auf einmal erreichen
    zwischen den Stühlen sitzen	sich nicht entscheiden können
    plants
    Ahorn	sein Sirup ist süß, sein Blatt ziert Kanadas Flagge
    Akazie	Baum der Savanne mit Dornen
    Alpenveilchen	Topfpflanze mit zurückgeschlagenen Blüten
    Apfelbaum	blüht im Mai und trägt im Herbst
    Bambus	Lieblingsspeise des Pandas
    Basilikum	Kraut auf der Pizza Margherita
    Birke	Baum mit weißer Rinde
    Brennnessel	brennt auf der Haut
    Brombeerstrauch	stachelig mit dunklen Früchten
    Buche	häufigster Laubbaum in Deutschland
    Buchsbaum	immergrün und oft in Form geschnitten
    Christrose	blüht mitten im Winter
    Dahlie	prächtige Gartenblume im Spätsommer
    Distel	stachelig, mit lila Blüte
    Edelweiß	weißer Stern der Alpen
    Efeu	rankt an Mauern empor
    Eiche	kräftiger Baum, unter dem Wildschweine suchen
    Enzian	blaue Blume der Berge
    Esche	Laubbaum mit gefiederten Blättern
    Farn	wächst im Schatten und bildet Wedel
    Fichte	Nadelbaum mit hängenden Zapfen
    Flieder	duftet lila im Mai
    Fliegenpilz	rot mit weißen Punkten und nicht zum Essen
    Gänseblümchen	weißes Blümchen auf der Wiese
    Geranie	blüht am Balkon
    Gerste	Getreide fürs Bier
    Ginster	leuchtet gelb am Wegrand
    Glockenblume	blau und wie zum Läuten geformt
    Hafer	Getreide, das Pferde lieben
    Haselnuss	Strauch, den Eichhörnchen besuchen
    Heidekraut	blüht lila im Spätsommer
    Heidelbeere	kleiner Strauch mit blauen Früchten
    Holunder	Blüten für Sirup, Beeren für Saft
    Hortensie	Blütenkugeln, die je nach Boden blau werden
    Hyazinthe	stark duftende Zwiebelblume
    Johannisbeere	rote Trauben am Strauch
    Kaktus	stachelig und genügsam
    Kamille	hilft als Tee gegen Bauchweh
    Kastanie	braune Früchte zum Basteln
    Kiefer	Nadelbaum mit langen Nadeln
    Kirschbaum	blüht weiß im April
    Klatschmohn	leuchtet rot im Kornfeld
    Klee	vierblättrig bringt er Glück
    Kornblume	leuchtet blau am Feldrand
    Krokus	zeigt sich früh im Garten
    Lärche	Nadelbaum, der im Herbst kahl wird
    Lavendel	lila Duft der Provence
    Lilie	edle Blume mit großen Kelchen
    Linde	duftender Baum auf dem Dorfplatz
    Löwenzahn	wird zur Pusteblume
    Lupine	lange Blütenkerzen am Weg
    Maiglöckchen	weiß und duftend, doch nichts zum Naschen
    Mais	hohe Pflanze mit gelben Kolben
    Mammutbaum	Riese aus Kalifornien
    Margerite	weiße Blätter zum Abzupfen
    Minze	erfrischt als Tee
    Mistel	unter ihr küsst man sich
    Moos	grünes Polster im Wald
    Narzisse	gelb blühend zur Osterzeit
    Nelke	Blume im Knopfloch
    Orchidee	exotische Schönheit auf der Fensterbank
    Palme	trägt Kokosnüsse
    Pappel	schlanker Baum an Alleen
    Petersilie	Kraut in der Suppe
    Pfingstrose	üppige Blüte im Frühsommer
    Pusteblume	davon fliegen kleine Schirmchen
    Raps	färbt die Felder gelb
    Roggen	Getreide für dunkles Brot
    Rose	hat Dornen und steht für Liebe
    Rosmarin	Kraut zu Kartoffeln und Lamm
    Salbei	Kraut, das im Hals hilft
    Schlüsselblume	gelber Frühlingsbote
    Schneeglöckchen	erster Gruß nach dem Winter
    Seerose	schwimmt auf dem Teich
    Sonnenblume	dreht ihren Kopf zum Licht
    Stechpalme	immergrün mit roten Beeren
    Stiefmütterchen	buntes Gesicht im Beet
    Tanne	steht geschmückt im Wohnzimmer
    Thymian	kleines Kraut der Mittelmeerküche
    Tulpe	Holland ist für sie berühmt
    Veilchen	blüht blau und duftet
    Vergissmeinnicht	kleine blaue Blume der Erinnerung
    Wacholder	seine Beeren würzen Sauerkraut
    Walnuss	Schale hart, Kern wie ein Gehirn
    Weide	ihre Zweige hängen ins Wasser
    Weizen	Getreide für helles Mehl
    science
    Algebra	Rechnen mit Buchstaben
    Antenne	empfängt Funk
    Astronomie	Wissenschaft von den Sternen
    Atom	kleinster Baustein eines Elements
    Bakterie	winziges Lebewesen aus einer Zelle
    Barometer	misst den Luftdruck
    Batterie	liefert Strom für die Taschenlampe
    Biologie	Lehre vom Leben
    Brennglas	bündelt Sonnenstrahlen
    Chemie	Lehre von den Stoffen
    Computer	rechnet schnell
    Dampfmaschine	trieb die ersten Lokomotiven an
    Diagramm	zeigt Zahlen als Bild
    Dinosaurier	ausgestorbener Riese
    Dreieck	hat drei Ecken
    Eisen	Metall, das rostet
    Elektron	negativ geladenes Teilchen
    Energie	geht nie verloren
    Entdeckung	etwas Neues gefunden
    Erdkern	heißes Innerstes unseres Planeten
    Evolution	Darwins große Idee
    Experiment	Versuch im Labor
    Fernrohr	holt Ferne heran
    Formel	kurze Schreibweise für ein Gesetz
    Forschung	Suche nach Wissen
    Fossil	versteinerter Rest
    Gen	trägt Erbinformation
    Geologie	Lehre von den Gesteinen
    Geometrie	Lehre von Formen und Winkeln
    Gold	edles gelbes Metall
    Gravitation	zieht Äpfel zu Boden
    Helium	Gas im Luftballon
    Hypothese	Annahme, die man prüft
    Impfung	schützt vor Krankheit
    Jupiter	größter Planet
    Kohlenstoff	Element in Diamant und Bleistift
    Kompass	zeigt nach Norden
    Kreis	rund um einen Mittelpunkt
    Kristall	regelmäßig geformter fester Körper
    Labor	dort wird geforscht
    Laser	stark gebündeltes Licht
    Lichtjahr	Entfernung, keine Zeit
    Linse	bricht das Licht in der Brille
    Logik	Lehre vom richtigen Denken
    Luftdruck	sinkt mit der Höhe
    Lupe	vergrößert Briefmarken
    Magnet	zieht Nägel an
    Mars	der rote Planet
    Mathematik	Lehre von Zahlen und Formen
    Merkur	der Sonne am nächsten
    Messung	ergibt einen Wert mit Einheit
    Mikroskop	macht Winziges sichtbar
    Molekül	mehrere Atome zusammen
    Natrium	steckt im Kochsalz
    Neptun	fernster Planet der Sonne
    Parabel	Kurve eines geworfenen Balls
    Pendel	schwingt hin und her
    Periodensystem	Tafel aller Elemente
    Physik	Lehre von Kraft und Bewegung
    Planet	kreist um einen Stern
    Primzahl	nur durch sich und eins teilbar
    Prisma	zerlegt Licht in Farben
    Quadrat	vier gleiche Seiten
    Rakete	fliegt ins Weltall
    Reagenzglas	dünnes Gefäß im Labor
    Roboter	Maschine, die selbst handelt
    Satellit	umkreist die Erde
    Saturn	hat auffällige Ringe
    Sauerstoff	brauchen wir zum Atmen
    Schall	breitet sich als Welle aus
    Schwerkraft	hält uns am Boden
    Sonnensystem	acht Planeten um einen Stern
    Statistik	ordnet viele Zahlen
    Stromkreis	muss geschlossen sein, damit die Lampe brennt
    Teleskop	damit beobachtet man Sterne
    Theorie	Erklärung, die sich bewährt
    Thermometer	misst Fieber
    Uran	radioaktives Element
    Urknall	Beginn des Universums
    Vakuum	leerer Raum
    Venus	heller Abendstern
    Virus	winziger Verursacher des Schnupfens
    Wasserstoff	leichtestes Element
    Winkel	misst man in Grad
    Wurzel	Gegenteil des Quadrierens
    Zelle	kleinste Einheit des Lebens
    Zylinder	runder Körper wie eine Dose
    sports
    Abseits	Regel, die im Fußball viele nicht verstehen
    Anpfiff	Beginn des Spiels
    Aufschlag	eröffnet den Ballwechsel
    Auswechselbank	dort warten Ersatzspieler
    Badminton	Spiel mit Federball
    Basketball	man wirft auf einen Korb
    Biathlon	Langlauf mit Schießen
    Bobfahren	im Schlitten durch den Eiskanal
    Bogenschießen	mit Pfeilen auf die Scheibe
    Boxen	Faustkampf im Ring
    Brustschwimmen	Arme und Beine bewegen sich wie bei einem Frosch
    Diskus	flache Scheibe zum Werfen
    Dressur	Pferd und Reiter zeigen Figuren
    Eishockey	der Puck muss ins Tor
    Eiskunstlauf	Pirouetten auf Kufen
    Elfmeter	Strafstoß
    Fahrrad	zwei Räder und Pedale
    Fallschirm	bremst den Sprung aus dem Flugzeug
    Fechten	Kampf mit Florett und Degen
    Finale	letztes Spiel des Turniers
    Foul	dafür pfeift der Schiedsrichter
    Freistoß	nach einem Regelverstoß ruht der Ball
    Fußball	elf gegen elf
    Gewichtheben	stemmen, was schwer ist
    Golf	kleiner Ball, achtzehn Löcher
    Gymnastik	Übungen für Beweglichkeit
    Halbzeit	Pause in der Mitte
    Hammerwurf	Kugel an der Kette fliegt weit
    Handball	sieben gegen sieben in der Halle
    Hantel	damit trainiert man die Arme
    Hochsprung	über die Latte
    Hockey	Spiel mit gebogenem Schläger
    Hürdenlauf	rennen und springen zugleich
    Judo	sanfter Kampfsport aus Japan
    Kajak	Boot mit Doppelpaddel
    Kapitän	trägt die Binde
    Karate	Kampf mit Handkante und Fuß
    Kegeln	alle neune ist das Ziel
    Klettern	hinauf an der Wand
    Kopfball	gespielt mit der Stirn
    Kugelstoßen	weit mit der schweren Kugel
    Langlauf	Skisport in der Loipe
    Leichtathletik	Laufen, Springen, Werfen
    Mannschaft	spielt zusammen
    Marathon	gut zweiundvierzig Kilometer
    Medaille	Gold, Silber oder Bronze
    Minigolf	kurze Bahnen mit Hindernissen
    Olympiade	alle vier Jahre
    Pokal	Preis für den Sieger
    Purzelbaum	Rolle vorwärts der Kinder
    Radrennen	die Tour de France ist das bekannteste
    Reiten	hoch zu Ross
    Ringen	Zweikampf auf der Matte
    Rodeln	auf dem Schlitten den Hang hinunter
    Rückenschwimmen	das Gesicht zeigt nach oben
    Rudern	zu acht im Boot
    Schach	Denksport mit König und Dame
    Schiedsrichter	hat Pfeife und Karten
    Schlittschuh	Kufe unter dem Stiefel
    Schwimmen	Bahnen ziehen im Becken
    Segeln	nutzt den Wind auf dem See
    Skispringen	weit fliegen von der Schanze
    Slalom	Zickzack um Tore
    Snowboard	ein Brett für den Schnee
    Sprint	kurz und so schnell wie möglich
    Stabhochsprung	mit biegsamem Hilfsmittel über die Latte
    Staffellauf	der Stab wird weitergegeben
    Surfen	auf Wellen reiten
    Tauchen	unter Wasser mit Flasche
    Tennis	Spiel, Satz und Sieg
    Tischtennis	kleiner Ball über kleines Netz
    Torwart	darf den Ball in die Hand nehmen
    Trainer	steht am Spielfeldrand
    Trampolin	darauf springt man hoch
    Triathlon	schwimmen, Rad fahren, laufen
    Turnen	Reck, Barren und Ringe
    Völkerball	wer getroffen wird, muss hinaus
    Volleyball	der Ball darf den Boden nicht berühren
    Wandern	zu Fuß durch die Berge
    Wasserball	Tore werfen im Becken
    Weitsprung	landet im Sand
    Yoga	Übungen für Körper und Geist
    transport
    Abschleppwagen	holt liegen gebliebene Autos
    Achterbahn	Schienen mit Loopings auf dem Rummel
    Anhänger	wird hinterhergezogen
    Aufzug	fährt von Stock zu Stock
    Autobahn	dort gibt es mehrere Spuren und keine Ampeln
    Bagger	gräbt Gruben auf der Baustelle
    Bahnsteig	dort wartet man auf den Zug
    Ballon	fährt mit heißer Luft
    Boot	kleines Wasserfahrzeug
    Bus	hält an Haltestellen
    Cabrio	fährt im Sommer offen
    Containerschiff	bringt Waren über die Meere
    Dampfer	Schiff mit Schornstein
    Draisine	Fahrzeug, das man auf Gleisen mit Muskelkraft bewegt
    Dreirad	für kleine Kinder
    Einbaum	aus einem Stamm gehöhlt
    Einrad	Fahrzeug für Artisten
    Eisenbahn	fährt auf Schienen
    Fähre	bringt Autos ans andere Ufer
    Fahrkarte	die zeigt man dem Schaffner
    Fahrradhelm	schützt beim Sturz den Kopf
    Feuerwehrauto	rot und mit Leiter
    Floß	aus Stämmen gebunden
    Flugzeug	hat Tragflächen und Cockpit
    Führerschein	den bekommt man nach der Prüfung
    Gabelstapler	hebt Paletten
    Geländewagen	fährt auch abseits der Straße
    Gleis	darauf rollen Züge
    Gondel	schaukelt durch Venedig
    Güterzug	zieht viele Waggons mit Fracht
    Hafenrundfahrt	Ausflug zwischen großen Schiffen
    Haltestelle	dort wartet man auf den Bus
    Handkarren	kleiner Wagen zum Ziehen
    Hubschrauber	hat Rotoren und landet fast überall
    Kanu	schmales Boot zum Paddeln
    Karussell	dreht sich auf dem Jahrmarkt
    Kinderwagen	darin schläft das Baby
    Kreuzung	dort treffen sich Straßen
    Kutsche	wird von Pferden gezogen
    Lastwagen	bringt schwere Ladung
    Linienbus	fährt nach festem Plan
    Lokomotive	zieht den Zug
    Luftschiff	Zeppelin ist ein bekannter Name dafür
    Mähdrescher	erntet das Korn
    Moped	kleines Zweirad mit Motor
    Motorrad	zwei Räder und viel PS
    Müllwagen	leert die Tonnen
    Omnibus	bietet vielen Platz
    Paddel	treibt das Kanu an
    Pferdewagen	fuhr früher über Land
    Pipeline	Rohr für Öl
    Rakete	startet mit Countdown
    Reisebus	bringt Touristen ans Ziel
    Rettungswagen	kommt mit Blaulicht
    Rikscha	Taxi mit Pedalen in Asien
    Roller	ein Bein schiebt an
    Rolltreppe	fährt Leute nach oben
    Ruderboot	bewegt man mit zwei Riemen
    Sattelzug	langer Laster
    Schiene	Stahl, auf dem Räder rollen
    Schiff	fährt über das Meer
    Schlauchboot	wird vor der Fahrt aufgepumpt
    Schlitten	gleitet über Schnee
    Schubkarre	ein Rad und zwei Griffe
    Schwebebahn	hängt in Wuppertal über dem Fluss
    Segelflugzeug	gleitet ohne Motor
    Seilbahn	bringt Skifahrer auf den Berg
    Straßenbahn	fährt auf Gleisen durch die Stadt
    Tandem	Fahrrad für zwei
    Tanker	Schiff voller Öl
    Taxi	gelb oder beige und mit Fahrer
    Traktor	zieht den Pflug
    Tretboot	mit Füßen über den See
    Tunnel	führt durch den Berg
    Unterseeboot	taucht mit Periskop
    Wohnmobil	rollendes Ferienhaus
    Wohnwagen	zieht man in den Urlaub
    Zebrastreifen	dort haben Fußgänger Vorrang
    Zeppelin	fliegende Zigarre
    Zug	fährt von Bahnhof zu Bahnhof

    """
}
