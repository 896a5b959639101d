/** Turkish lines and what each says: `line | quantity | unit | food | note`. */
export const turkish = `
2 su bardağı un | 2 | su bardağı | un |
1 su bardağı süt | 1 | su bardağı | süt |
1,5 su bardağı toz şeker | 1.5 | su bardağı | toz şeker |
1 çay bardağı sıvı yağ | 1 | çay bardağı | sıvı yağ |
yarım çay bardağı zeytinyağı | 0.5 | çay bardağı | zeytinyağı |
1 yemek kaşığı domates salçası | 1 | yemek kaşığı | domates salçası |
2 yemek kaşığı tereyağı | 2 | yemek kaşığı | tereyağı |
1 tatlı kaşığı tuz | 1 | tatlı kaşığı | tuz |
1 çay kaşığı karabiber | 1 | çay kaşığı | karabiber |
1/2 çay kaşığı pul biber | 0.5 | çay kaşığı | pul biber |
yarım çay kaşığı kimyon | 0.5 | çay kaşığı | kimyon |
1 silme tatlı kaşığı karbonat | 1 | tatlı kaşığı | karbonat |
1 tepeleme yemek kaşığı un | 1 | yemek kaşığı | un |
3 adet yumurta | 3 | adet | yumurta |
3 yumurta | 3 | | yumurta |
1 adet kuru soğan | 1 | adet | kuru soğan |
2 adet orta boy soğan | 2 | adet | soğan |
1 adet soğan (ince doğranmış) | 1 | adet | soğan | ince doğranmış
2 diş sarımsak | 2 | diş | sarımsak |
3 diş sarımsak, ezilmiş | 3 | diş | sarımsak | ezilmiş
500 gram kıyma | 500 | gram | kıyma |
250 gr mantar | 250 | gr | mantar |
500 g kuşbaşı et | 500 | g | kuşbaşı et |
1 kg patates | 1 | kg | patates |
yarım kilo tavuk göğsü | 0.5 | kilo | tavuk göğsü |
1 litre su | 1 | litre | su |
200 ml krema | 200 | ml | krema |
1 paket kabartma tozu | 1 | paket | kabartma tozu |
1 paket vanilya | 1 | paket | vanilya |
1 paket instant maya (10 g) | 1 | paket | instant maya | 10 g
125 gram oda sıcaklığında tereyağı | 125 | gram | tereyağı | oda sıcaklığında
100 gram eritilmiş tereyağı | 100 | gram | tereyağı | eritilmiş
1 demet maydanoz | 1 | demet | maydanoz |
yarım demet dereotu | 0.5 | demet | dereotu |
yarım demet maydanoz, ince kıyılmış | 0.5 | demet | maydanoz | ince kıyılmış
4-5 dal taze soğan | 4-5 | dal | taze soğan |
2 dal biberiye | 2 | dal | biberiye |
5 yaprak fesleğen | 5 | yaprak | fesleğen |
1 tutam tuz | 1 | tutam | tuz |
bir tutam safran | 1 | tutam | safran |
tuz | | | tuz |
tuz, karabiber | | | tuz, karabiber |
tuz ve karabiber | | | tuz ve karabiber |
isteğe göre pul biber | | | pul biber | isteğe göre
aldığı kadar un | | | un | aldığı kadar
göz kararı tuz | | | tuz | göz kararı
biraz su | | | su | biraz
1 adet limonun suyu | 1 | adet | limonun suyu |
yarım limon | 0.5 | | limon |
yarım limon suyu | 0.5 | | limon suyu |
1 limonun kabuğu rendesi | 1 | | limonun kabuğu rendesi |
2 adet havuç, rendelenmiş | 2 | adet | havuç | rendelenmiş
1 su bardağı rendelenmiş kaşar peyniri | 1 | su bardağı | kaşar peyniri | rendelenmiş
1 kase yoğurt | 1 | kase | yoğurt |
3 yemek kaşığı süzme yoğurt | 3 | yemek kaşığı | süzme yoğurt |
2 dilim ekmek | 2 | dilim | ekmek |
1 kutu konserve mısır | 1 | kutu | konserve mısır |
1 konserve nohut (400 g) | 1 | konserve | nohut | 400 g
1 su bardağı haşlanmış nohut | 1 | su bardağı | haşlanmış nohut |
2 su bardağı sıcak su | 2 | su bardağı | su | sıcak
1 çay bardağı ılık süt | 1 | çay bardağı | süt | ılık
kızartmak için sıvı yağ | | | sıvı yağ | kızartmak için
üzeri için susam | | | susam | üzeri için
sıvı yağ (kızartmak için) | | | sıvı yağ | kızartmak için
Hamuru için: 3 su bardağı un | 3 | su bardağı | un | Hamuru için
1 küçük boy kabak | 1 | | kabak |
2 büyük domates | 2 | | domates |
1 avuç ceviz içi | 1 | avuç | ceviz içi |
2-3 yemek kaşığı pirinç | 2-3 | yemek kaşığı | pirinç |
1 su bardağından bir parmak eksik şeker | 1 | su bardağından | şeker | bir parmak eksik
1 kahve fincanı sirke | 1 | kahve fincanı | sirke |
--- second check
1 su bardağı nohut (bir gece önceden ıslatılmış) | 1 | su bardağı | nohut | bir gece önceden ıslatılmış
2 yemek kaşığı biber salçası | 2 | yemek kaşığı | biber salçası |
1 adet tavuk göğsü, küp doğranmış | 1 | adet | tavuk göğsü | küp doğranmış
400 gram spagetti | 400 | gram | spagetti |
1 tatlı kaşığı kuru nane | 1 | tatlı kaşığı | kuru nane |
yarım paket margarin | 0.5 | paket | margarin |
4 adet yeşil biber | 4 | adet | yeşil biber |
1 su bardağı mercimek | 1 | su bardağı | mercimek |
5 su bardağı et suyu | 5 | su bardağı | et suyu |
1 çay kaşığı zerdeçal | 1 | çay kaşığı | zerdeçal |
2 adet domates, kabukları soyulmuş | 2 | adet | domates | kabukları soyulmuş
1 adet yumurta sarısı | 1 | adet | yumurta sarısı |
üzerine sürmek için yumurta sarısı | | | yumurta sarısı | üzerine sürmek için
1 fincan zeytinyağı | 1 | fincan | zeytinyağı |
150 gram beyaz peynir | 150 | gram | beyaz peynir |
1 su bardağı pudra şekeri | 1 | su bardağı | pudra şekeri |
3 yaprak defne | 3 | yaprak | defne |
1 litre süt | 1 | litre | süt |
2 çorba kaşığı mısır nişastası | 2 | çorba kaşığı | mısır nişastası |
500 gram ıspanak (yıkanmış) | 500 | gram | ıspanak | yıkanmış
10 adet siyah zeytin | 10 | adet | siyah zeytin |
karabiber ve pul biber | | | karabiber ve pul biber |
1 su bardağı sütlaç pirinci | 1 | su bardağı | sütlaç pirinci |
1 kavanoz domates sosu | 1 | kavanoz | domates sosu |
6 dilim kaşar peyniri | 6 | dilim | kaşar peyniri |
2 yumurtanın akı | 2 | | yumurtanın akı |
bir demet nane | 1 | demet | nane |
1 adet patlıcan | 1 | adet | patlıcan |
3,5 su bardağı un | 3.5 | su bardağı | un |
1 tutam kekik | 1 | tutam | kekik |
`;
