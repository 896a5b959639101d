import type { LanguageWords } from '../language.ts';

/** The words of Polish recipes, with the cases that amounts ask for. */
export const polish: LanguageWords = {
  hasBlanks: true,
  order: 'both',
  hasCapitalNouns: false,
  linksUnits: false,
  groupsByPoint: false,
  numbers: {
    1: 'jeden jedna jedno jednej jednego jedną',
    2: 'dwa dwie dwóch',
    3: 'trzy trzech',
    4: 'cztery czterech',
    5: 'pięć pięciu',
    6: 'sześć sześciu',
    7: 'siedem',
    8: 'osiem',
    9: 'dziewięć',
    10: 'dziesięć',
    11: 'jedenaście',
    12: 'dwanaście',
    13: 'trzynaście',
    15: 'piętnaście',
    20: 'dwadzieścia',
    30: 'trzydzieści',
    100: 'sto',
    '1/4': 'ćwierć ćwiartka ćwiartki jedna_czwarta ćwiartkę jednej_czwartej',
    '1/3': 'jedna_trzecia trzecia_część',
    '1/2': 'pół połowa połowy połówka połówki połowę połówkę połówek',
    '2/3': 'dwie_trzecie',
    '3/4': 'trzy_czwarte',
    '3/2': 'półtora półtorej',
    '5/2': 'dwa_i_pół dwie_i_pół',
    '1/8': 'ósma',
  },
  articles: '',
  elisions: '',
  numberPrefixes: 'pół',
  units: {
    mug: 'kufel kufla kufli kubas',
    pod: 'strąk strąki strąków strączek strączki strączków strąka',
    scoop: 'miarka miarki gałka gałki gałek miarkę miarek gałkę miareczka nakrętka nakrętki zakrętka',
    serving: 'porcja porcje porcji porcyjka',
    plant: 'doniczka doniczki doniczek sadzonka',
    loaf: 'bochenek bochenka bochenki bochenków bochen',
    segment: 'cząstka cząstki cząstek cząsteczka',
    ear: 'kolba kolby kolb kolbę kolbki',
    tube: 'tubka tubki tubkę tubek',
    ladle: 'chochla chochle chochli chochelka łyżka_wazowa łyżki_wazowe',
    bar: 'tabliczka tabliczki tabliczek tabliczkę tabl tabliczk batonika batony',
    grain:
      'ziarno ziarna ziaren ziarenka ziarenek ziarnko ziarnka ziarenko ziarnek ziarn jagoda jagody jagód',
    ml: 'ml mililitr mililitry mililitrów mililitra',
    cl: 'cl',
    dl: 'dl',
    l: 'l litr litra litry litrów litru litrem',
    tsp:
      'łyżeczka łyżeczki łyżeczek łyżeczkę łyżecz łyż_herb lyzeczka łyżeczka_do_herbaty łyżeczki_do_herbaty ' +
      'łyż_h łyżeczce mała_łyżeczka małej_łyżeczki małe_łyżeczki małych_łyżeczek łyżeczkę_herbacianą ' +
      'łyżeczka_herbaciana łyżeczki_herbaciane łyżeczek_herbacianych łyżeczka_kawowa łyżeczki_kawowe ' +
      'łyżki_herbaciane łyż-czka ł_h łyżczka łyżecz_ka tsp łych łyżeczki_do_kawy łyżeczka_do_kawy',
    tbsp:
      'łyżka łyżce łyżki łyżek łyżkę łyż łyżka_stołowa łyżki_stołowe łyżek_stołowych łyż_stoł łyżka_do_zupy ' +
      'łyżki_do_zupy łyżkę_stołową duża_łyżka duże_łyżki dużych_łyżek dużej_łyżki łyżka_duża ł_s łyżk ' +
      'łyżki_stołowej stołowa_łyżka stołowe_łyżki stołowych_łyżek łyż_st łyżeczka_duża tbsp',
    cup: 'filiżanka filiżanki filiżanek kubek kubki kubków filiżankę kubka kubkiem cup',
    mg: 'mg',
    g: 'g gr gram gramy gramów grama gramem grm',
    dag: 'dag dkg deko deka dekagramów dekagram dekagramy dekagrama',
    kg: 'kg kilo kilogram kilogramy kilogramów kilograma kilogramem',
    piece:
      'szt sztuce sztuka sztuki sztuk kawałek kawałki kawałków kawałka kawałeczek sztukę sztuczka kawałeczki ' +
      'kawałeczków kawał kawały kawałkiem kawałkami bulwa bulwy bulw korzeń korzenia korzeni kłącze kłącza ' +
      'egzemplarz tusza tuszka tuszki korzonek kęs kęsów odcinek połać piętka piętki skibka',
    dozen: 'tuzin tuziny',
    cm: 'cm centymetr centymetry centymetrów centymetra',
    bag:
      'siatka worek worki woreczek woreczki torebka_duża worka worków woreczków siatki torba torby woreczka ' +
      'reklamówka toreb',
    ball: 'kulka kulki kulek gałka_lodów kuleczka kuleczki kuleczek kulkę',
    bottle:
      'butelka butelki butelek butelkę buteleczka buteleczki buteleczek flaszka flakonik ampułka fiolka ' +
      'fiolki',
    bowl: 'miska miski miseczka miseczki misek miskę miseczek miseczkę talerz talerza talerze talerzyk salaterka',
    box:
      'pudełko pudełka kartonik karton opakowanie_małe tacka pudełeczko pudełek kartoniki kartonika kartonu ' +
      'kartony kartonów skrzynka tacki tacek koszyczek koszyk koszyczki koszyka łubianka łubianki pojemnik ' +
      'pojemniki pojemnika pojemniczek pojemniczki pudełk',
    bunch:
      'pęczek pęczku pęczki pęczka pęczków pęk wiązka pęczkiem pęki pęków pęczk pęcz wiązki wiązek wiązanka bukiet ' +
      'bukiety bukietów kiść kiście kiści grono grona snopek',
    can: 'puszka puszce puszki puszek puszkę pusz puszeczka puszeczki konserwy puszk',
    clove: 'ząbek ząbki ząbków ząbka ząbeczek ząbeczki ząb zęby zębów ząbku ząbkiem',
    cube: 'kostka kostce kostki kostek kostkę kosteczka kosteczki kosteczek kost',
    dash:
      'chlust łyk chlapnięcie łyka łyki łyków chluśnięcie chlupnięcie strużka struga kapka kapkę kapki ' +
      'skropienie kapnięcie plusk',
    drop: 'kropel kropli kropelki kropla krople kropelka kropelek kropelkę',
    glass:
      'szklanka szklance szklanki szklanek szklankę szkl szk kieliszek kieliszki kieliszka kieliszków szklaneczka ' +
      'szklaneczki szklaneczek szklani szklan kieliszeczek lampka lampki literatka',
    handful:
      'garść garstce garście garści garstka garsteczka garstkę garstki garsteczki garstek garsteczkę garścią ' +
      'przygarść dłoń',
    head: 'główka główce główki główek główkę główeczka głowa głowy główkami łeb kłąb różyczka różyczki różyczek',
    jar: 'słoik słoiku słoiki słoików słoika słoiczek słój słoiczka słoiczki słoiczków słoicz',
    knifepoint:
      'szczypta_na_czubku_noża na_czubku_noża szczypta_na_czubek_noża na_koniec_noża czubek_noża ' +
      'na_końcu_noża na_czubek_noża',
    leaf: 'listek listku listki listków liść liście liści listka listeczek listeczki listeczków listkiem liścia liściem',
    packet:
      'opakowanie opakowania opakowań op opak paczka paczki paczek paczuszka paczkę paczuszki paczuszek ' +
      'opakow opakowaniem opakowanko paczk pacz opakowaniu zgrzewka pakiet pakiety',
    pinch: 'szczypta szczypcie szczypty szczypt szczyptę szczyptki szczyptka szcz szczypcik',
    roll: 'rulon rolka rolki rulonik rulonu rolek rolkę rulony rulonów wałek wałka',
    sachet:
      'torebka torebce saszetce torebki torebek saszetka saszetki torebkę saszetek saszetkę torebeczka torebeczki saszetk ' +
      'szaszetka torebk tor',
    sheet: 'arkusz arkusze płat płaty płatów arkusza arkuszy płata płatami blat blaty blatów',
    slice:
      'plastrze plasterku kromce dzwonko dzwonka dzwonek plaster plastry plastrów plasterek plasterki plasterków kromka kromki kromek ' +
      'plasterka plasterkiem plastra pajda pajdy kromeczka kromeczki kromkę plast krążek krążki krążków ' +
      'talarek talarki talarków skrawek skrawki plasterk płatek sznyta',
    sprig:
      'gałązka gałązce gałązki gałązek gałązkę gałązeczka gałązeczki gałęzi gałąź pęd pędy pędów badyl źdźbło źdźbła ' +
      'źdźbeł gał',
    stalk:
      'łodyga łodydze lasce łodygi łodyg laska laski lasek łodyżka łodyżki łodyżek łodygę laskę laseczka laseczki pałeczka ' +
      'pałeczki patyczek patyczki pal pręt',
    strip: 'pasek paski paska pasków paseczek paseczki paseczków',
    tub: 'kubeczek kubeczki kubeczków kubeczka wiaderko kubełek kubełka kubełki kub',
    dessertspoon: 'łyżka_deserowa łyżki_deserowe łyżek_deserowych łyżeczka_deserowa łyżeczki_deserowe',
    coffeeCup: 'filiżanka_kawowa filiżanka_do_kawy filiżanki_do_kawy filiżanka_espresso',
    lb: 'funt funty funtów',
    oz: 'uncja uncje uncji',
    inch: 'cal cale cali',
    pint: 'pinta',
    block: 'blok bloku bloczek',
    thread: 'nitka nitki nitek pręcik pręciki pręcików nitk',
    knob: 'grudka grudki wiórek',
    star: 'gwiazdka gwiazdki gwiazdek gwiazdkę',
    ten: 'dziesiątka',
    stick: '',
  },
  leadingUnits: '',
  links: '',
  vague:
    'do_smaku wedle_uznania według_uznania wg_uznania trochę odrobina odrobinę odrobiny kilka kilku parę ' +
    'opcjonalnie ewentualnie ew w_razie_potrzeby ile_potrzeba nieco sporo dużo niewiele dowolna_ilość ' +
    'na_oko wg_gustu po_trochu troszkę troszeczkę ociupinkę do_gustu wg_smaku według_smaku według_gustu ' +
    'według_własnego_uznania wedle_gustu wg_własnego_uznania wg_potrzeb według_potrzeb ' +
    'w_zależności_od_potrzeb jeśli_potrzeba jeśli_trzeba jeśli_lubicie jeśli_lubisz jeśli_ktoś_lubi ' +
    'dla_chętnych według_upodobań wg_upodobań wedle_potrzeb ile_kto_lubi ile_zabierze ile_wejdzie ' +
    'ile_trzeba spora_ilość mała_ilość niewielka_ilość dowolnie ilość_dowolna kilkanaście kilkadziesiąt ' +
    'kilkoro kilkoma szczodrze obficie mało nie_za_dużo niekoniecznie jako_opcja opcja wystarczająca_ilość ' +
    'odpowiednia_ilość odrobineczka odrobineczkę w_razie_konieczności po_odrobinie po_szczypcie do_woli ' +
    'dużą_ilość na_wyczucie fakultatywnie',
  about:
    'po około ok ca mniej_więcej blisko niecałe niecała każdy każda średnio mniej-więcej w_przybliżeniu ' +
    'przybliżeniu prawie niepełna niepełne niepełny niecały niecałych przynajmniej minimum maksymalnie ' +
    'maksimum minimalnie co_najmniej max min każde waga_ok o_wadze waga wagi łącznie razem gdzieś circa ' +
    'plus_minus +/-',
  and: 'i oraz',
  or: 'lub albo czy',
  plus: 'plus i oraz +',
  ranges: 'do',
  perPack: 'po à',
  sizes:
    'duża duży duże dużej dużego dużych mała mały małe małej małego małych średnia średni średnie średniej ' +
    'średniego średnich średniej_wielkości spora spory sporej spore niewielka niewielki dużej_wielkości ' +
    'małej_wielkości większa większy większe większych większej mniejsza mniejszy mniejsze mniejszych ' +
    'mniejszej malutka malutki malutkie malutkich niewielkie niewielkich niewielkiej niewielkiego sporych ' +
    'sporego ogromny ogromna grubą cienki cienka cienkie cienkich grube grubych gruby nieduża nieduży ' +
    'nieduże niedużej nieduzych dorodna dorodny dorodne okazały okazała średnio_duża średn mini pokaźny ' +
    'pokaźna',
  fullness:
    'czubata czubate czubatych czubaty płaska płaskie płaskich z_czubem z_górką kopiasta kopiate pełna ' +
    'pełne lekko_czubata lekko_czubate czubatej z_małym_czubem z_dużym_czubem z_lekkim_czubem kopiasty ' +
    'kopiastych kopiastej bardzo_czubata płaskiej płasko bez_czubka bez_czuba płaski pełnej pełny pełnych ' +
    'hojna hojne solidna solidne solidny czub z_kopką z_kopcem z_czubkiem kopiato',
  prepared:
    'upieczon* usmażon* podsmażon* grillowan* wydrylowan* roztart* przetart* poszarpan* zblendowan* ' +
    'rozdzielon* ostudzon* oddzielon* przesmażon* zeszklon* naciętych porozrywan* sparzon* wypłukan* ' +
    'przebran* osolon* ubitych spulchnion* podzielon* wyłuskan* wyciśnięt* ugotowan* zagniecion* podgrzan* ' +
    'pozostawion* posiekan* siekan* pokrojon* krojon* starty starta starte startego startej startych tart* ' +
    'utart* roztopion* stopion* rozpuszczon* miękki miękkie miękkiego miękka miękkiej obran* umyt* ' +
    'odsączon* przeciśnięt* zmiażdżon* rozgnieciony* rozgnieciony ubit* roztrzepan* przesian* letni* ciepł* ' +
    'gorąc* zimn* wrzącej wrząca rozmrożon* wydrążon* wypestkowan* przekrojon* namoczon* uprażon* prażon* ' +
    'podprażon* poszatkowan* zmiksowan* rozdrobnion* połaman* pokruszon* opłukan* przepołowion* ' +
    'przyprawion* wystudzon* schłodzon* oczyszczon* osuszon* odcedzon* wymieszan* porwan* plasterkowan* ' +
    'drylowan* sprasowan* otart* obgotowan* rozbit* umytych zeskrobat* oskroban* oskrobać utłuczon* ' +
    'tłuczon* utłuc zgnieść zgnieciony zgnieciona zgniecione obrać umyć pokroić posiekać zetrzeć zetrzyj ' +
    'roztopić rozpuścić obsmażon* obsmażyć przypieczon* upiec ugotować zagotowan* zagotowany podsuszon* ' +
    'wysuszon* osuszyć wycisnąć wyciśnięty przecisnąć odcisnąć odciśnięt* odsączyć odsączony odlan* odlać ' +
    'odcedzić namoczyć moczon* namaczan* zalan* zalać rozmrozić rozmrażan* odmrożon* rozdrobnić pokruszyć ' +
    'kruszon* skruszon* rozkruszon* pokruszony podzielić przekroić przepołowić rozkrojon* rozkrojony naciąć ' +
    'nacięt* nakłut* posypan* posolon* doprawion* zamarynowan* natart* rozgrzan* podgrzać ocieplon* ' +
    'schłodzić ostudzić wystygnięt* roztrzepać ubić wymieszać rozmieszan* rozrobion* rozprowadzon* ' +
    'rozcieńczon* rozbełtan* rozbełtać zblanszowan* blanszowan* sparzyć sparzony obgotować wydrążyć ' +
    'pestkowan* odpestkowan* bezpestkow* wyłuskany oberwan* oberwać poobrywan* porwać rwan* poszarpać ' +
    'odkrojon* pozbawion* usunięt* usuniętymi usunąć wycięt* wypatroszon* sprawion* filetowan* wyfiletowan* ' +
    'oddzielić rozdzielić płukan* przepłukan* przepłukać wypłukać wyszorowan* szorowan* wyparzon* zeskrobać ' +
    'zesmażon* zrumienion* zrumienić uduszon* przelan* przecedzon* przetrzeć zmiksować blendowan* ' +
    'rozwałkowan* wywałkowan* rozłożon* ułożon* zwinięt* rozgnieść rozgniecion* stłuczon* potłuczon* ' +
    'połamać łaman* podzielona świeżo_zmielon* świeżo_starty rozdrabnian* porozdzielan* cienko_krojon*',
  processed:
    'jodowan* gazowan* niegazowan* aromatyzowan* lukrowan* glazurowan* barwion* certyfikowan* palon* mieszan* ' +
    'mielon* zmielon* suszon* wędzon* gotowan* kiszon* oczyszczonej konserwow* mrożon* marynowan* solon* ' +
    'kandyzowan* skondensowan* zagęszczon* słodzon* niesłodzon* pasteryzowan* rafinowan* nierafinowan* ' +
    'odtłuszczon* homogenizowan* granulowan* klarowan* łuskan* obłuszczon* parzon* pieczon* smażon* topion* ' +
    'panierowan* liofilizowan* instant wzbogacon* ziarnist* przetworzon* sproszkowan* kwaszon* podsuszan* ' +
    'prasowan* krajan* paczkowan* dojrzewając* tłoczon*',
  participleEndings:
    'owany owana owane owanego owanej owanych szony szona szone szonego szonej szonych czony czona czone ' +
    'czonego czonej czonych żony żona żone żonego żonej żonych rzony rzona rzone rzonego rzonej rzonych iony iona ' +
    'ione ionego ionej ionych nięty nięta nięte niętego niętej niętych',
  adverbs:
    'drobno grubo świeżo bardzo cienko lekko dokładnie niezbyt dobrze z_grubsza najlepiej w_miarę ' +
    'bardzo_drobno bardzo_cienko niezbyt_drobno dość dosyć grubiej drobniutko cieniutko mocno delikatnie ' +
    'dopiero_co uprzednio wcześniej na_świeżo porządnie starannie luźno ciasno wstępnie całkowicie ukośnie ' +
    'skośnie wzdłuż w_poprzek zgrubnie ręcznie jeszcze drobniej nie_za_drobno',
  adverbPrefixes: 'drobno grubo świeżo',
  purposes: 'do na dla',
  openers:
    'z_lub_bez ze_skórą z_kością bez_skóry bez_kości w_temperaturze_pokojowej bez z_puszki z_zalewy ze_skórką ' +
    'najlepiej np na_przykład w_całości z_młynka od_kury do_wyboru na_ziarna z_ogonkami z_ogonkiem z_głową ' +
    'bez_głowy bez_ogonków bez_skorupek w_skorupkach bez_pestek z_pestkami bez_gniazd bez_nasion ' +
    'z_nasionami z_natką z_liśćmi z_tłuszczem bez_tłuszczu w_temp_pokojowej o_temp_pokojowej o_temp w_temperaturze ' +
    'temperatura_pokojowa o_temperaturze o_temperaturze_pokojowej prosto_z z_lodówki z_zamrażarki ze_słoika ' +
    'z_butelki z_kartonu z_torebki w_zalewie w_mundurkach w_łupinach tylko sama same sam może_być mogą_być ' +
    'można_pominąć można_zastąpić można_dać można_użyć można ja_użyłam użyłam dałam u_mnie ja_dałam jak_np ' +
    'lub_innego lub_innej lub_inny lub_inna lub_inne lub_więcej lub_mniej lub_do lub_według albo_innego ' +
    'albo_więcej i_więcej i_trochę oraz_trochę plus_trochę plus_do plus_dodatkowo plus_więcej dodatkowo ' +
    'zamiast czyli tzn tj przeciśnięty_przez przez_praskę na_tarce na_drobnych_oczkach na_grubych_oczkach ' +
    'na_dużych_oczkach na_małych_oczkach na_twardo na_miękko na_pół o_średnicy o_długości o_grubości ' +
    'długości średnicy grubości jeśli chociaż dobrej_jakości wysokiej_jakości z_jednej z_jednego razem_z ' +
    'wraz_z zmieszan* dowolny dowolna dowolne dowolnego dowolnej ulubion* według_przepisu z_przepisu ' +
    'przepis wg_przepisu gotowy_do gotowe_do bez_skórki bez_ości bez_błon bez_szypułek bez_włókien ' +
    'do_podania świeżo_wyciśnięt* świeżo_wyciskan* świeżo_wyciśnięty ze_szczypiorem ze_szczypiorkiem ' +
    'z_szczypiorkiem',
  shapeOpeners: 'w na',
  shapes:
    'plastrach plasterkach kostkach kosteczkach kawałkach paskach kostkę plasterki plastry paski kawałki ćwiartki piórka krążki słupki talarki cząstki różyczki ' +
    'kosteczkę półplasterki połówki pół płatki wiórki drobną_kostkę grubą_kostkę dużą_kostkę małą_kostkę ' +
    'średnią_kostkę kosteczki półksiężyce półkrążki półtalarki ćwierćplasterki ćwierćtalarki ćwiartkę ' +
    'cienkie_plasterki grube_plasterki cienkie_paski paseczki słupek zapałki zapałkę julienne wiórkach ' +
    'kawałeczki duże_kawałki małe_kawałki mniejsze_kawałki drobne_kawałki cienko łódeczki ósemki kliny ' +
    'trójkąty kwadraty rombki rozetki nitki wstążki wachlarz szóstki drobniutką_kosteczkę dzwonka połowę ' +
    'połówkę połowy cząstkach bryłki kule plasterkach kostce cztery dwie sześć osiem gwiazdki pulpę puree ' +
    'piankę sztywną_pianę pianę pył tarce oczkach twardo miękko',
  parts:
    'sok sok_z skórka skórka_z skórka_otarta_z otarta_skórka_z starta_skórka_z skórka_starta_z ' +
    'sok_i_skórka_z sok_wyciśnięty_z miąższ_z ziarenka_z nasiona_z sok_wyciśnięty sok_i_skórka ' +
    'sok_oraz_skórka_z skórka_i_sok_z skórka_i_sok otarta_skórka skórka_otarta starta_skórka skórka_starta ' +
    'świeżo_wyciśnięty_sok_z świeżo_wyciśnięty_sok sok_ze skórka_ze miąższ pestki_z liście_z listki_z ' +
    'natka_z nasiona ziarenka ziarna_z same_liście_z wnętrze_z skórka_cytrynowa_z zest_z zestem',
  partLinks: 'z ze',
  foods:
    'gałka_muszkatołowa gałki_muszkatołowej gałkę_muszkatołową bułka_tarta bułki_tartej bułkę_tartą ' +
    'proszek_do_pieczenia proszku_do_pieczenia kostka_rosołowa kostki_rosołowe kostkę_rosołową ' +
    'listek_laurowy listki_laurowe listków_laurowych liść_laurowy liście_laurowe liści_laurowych ' +
    'mąka_na_chleb przyprawa_do_kurczaka przyprawy_do_kurczaka przyprawa_do_piernika przyprawy_do_piernika ' +
    'przyprawa_do_gyrosa mięso_na_gulasz mięsa_na_gulasz mięso_mielone mięsa_mielonego ' +
    'kaszy_gryczanej_prażonej śmietana_do_ubijania ziele_angielskie makaron_do_lasagne płaty_do_lasagne ' +
    'płatów_lasagne schab_na_kotlety ser_do_pizzy płyn_do sody_oczyszczonej soda_oczyszczona ' +
    'sodę_oczyszczoną mąka_do_pizzy przyprawa_do przyprawy_do przyprawę_do śmietanka_do_ubijania ' +
    'ser_na_sernik sera_na_sernik twaróg_na_sernik twarogu_na_sernik twaróg_sernikowy barwnik_do ' +
    'płatki_owsiane płatków_owsianych płatki_migdałowe płatków_migdałowych płatki_kukurydziane ' +
    'płatków_kukurydzianych płatki_drożdżowe płatki_chili płatków_chili płatki_róży wiórki_kokosowe ' +
    'wiórków_kokosowych wiórek_kokosowych kostka_bulionowa kostki_bulionowe kostki_bulionowej ' +
    'kostki_rosołowej płaty_śledziowe płatów_śledziowych filety_śledziowe płaty_lasagne płaty_makaronu ' +
    'płatów_makaronu tarta_bułka tartej_bułki tarte_bułki rozgniatane_pomidory bez_cukru bez_laktozy ' +
    'bez_glutenu bez_soli bez_alkoholu mielone_mięso mielonego_mięsa wołowina_mielona kawa_mielona ' +
    'bita_śmietana bitej_śmietany papryka_czerwona_słodka_mielona gorąca_czekolada gorzka_czekolada ' +
    'kukurydza_w_puszce płynny_miód miękkie_tofu zimne_nóżki suszone_pomidory suszonych_pomidorów ' +
    'ciecierzyca_gotowana prażona_cebulka prażonej_cebulki pestki_dyni pestek_dyni pestki_słonecznika ' +
    'pestek_słonecznika ziarna_słonecznika ziaren_słonecznika nasiona_chia nasion_chia mąki_do_pizzy ' +
    'mąka_na_pizzę sos_do_pizzy sos_do_sałatek sos_do_makaronu śmietanki_do_ubijania śmietanka_do_kawy ' +
    'śmietanki_do_kawy śmietanka_do_zup śmietanki_do_zup śmietany_do_zup śmietana_do_zup ryż_do_sushi ' +
    'ryżu_do_sushi ryż_do_risotto ryżu_do_risotto bułki_do_hamburgerów bułek_do_hamburgerów ' +
    'bułki_do_burgerów bułek_do_burgerów mięso_na_rosół mięsa_na_rosół wołowina_na_gulasz ' +
    'wołowiny_na_gulasz ciasto_na_pizzę ciasta_na_pizzę ocet_do_sushi kiełbasa_na_grilla',
  numbered: 'typ nr rozmiar typu',
  common:
    'wódki limonki lód cytrynowego sok soku sól soli pieprz cukru cukier mąki mąka masła masło jajka jajko jajek mleka mleko śmietana śmietany ' +
    'śmietanki cebula cebuli cebulę czosnku czosnek oleju olej oliwy wody sera ser ziemniaków pomidory ' +
    'pomidorów marchewka marchewki pietruszki cytryny bulionu papryka papryki octu musztardy miodu mięsa ' +
    'drożdży kurczaka kapusty i lub z do na w ze się oraz minut piekarnik dodać wymieszać następnie ' +
    'czerwona świeży świeżego pszennej ziele liść koperku szynki żółtka białka wanilinowy waniliowego ' +
    'proszku kaszy ryżu ryż makaron makaronu pieczarki pieczarek koper natka majeranek bazylia bazylii ' +
    'oregano tymianek kolendra imbiru kurkumy wieprzowe wołowe boczek boczku kiełbasa ziemniaki brokuł ' +
    'kalafior seler szpinak pszenna tortowa drobny kwaśna słodka jogurt jogurtu twaróg żelatyna kakao ' +
    'orzechy migdały rodzynki jabłka jabłko truskawki maliny',
};
