/** Hungarian lines and what each says: `line | quantity | unit | food | note`. */
export const hungarian = `
50 dkg liszt | 50 | dkg | liszt |
500 g finomliszt | 500 | g | finomliszt |
25 dkg vaj | 25 | dkg | vaj |
10 dkg olvasztott vaj | 10 | dkg | vaj | olvasztott
2 evőkanál olaj | 2 | evőkanál | olaj |
3 ek olívaolaj | 3 | ek | olívaolaj |
3 ek. cukor | 3 | ek. | cukor |
1 teáskanál só | 1 | teáskanál | só |
1 tk őrölt kömény | 1 | tk | őrölt kömény |
1 kávéskanál fahéj | 1 | kávéskanál | fahéj |
fél teáskanál szódabikarbóna | 0.5 | teáskanál | szódabikarbóna |
1/2 tk őrölt bors | 0.5 | tk | őrölt bors |
1 púpozott evőkanál kakaópor | 1 | evőkanál | kakaópor |
3 tojás | 3 | | tojás |
4 db tojás | 4 | db | tojás |
2 tojássárgája | 2 | | tojássárgája |
1 fej vöröshagyma | 1 | fej | vöröshagyma |
1 nagy fej hagyma | 1 | fej | hagyma |
1 fej hagyma apróra vágva | 1 | fej | hagyma | apróra vágva
2 gerezd fokhagyma | 2 | gerezd | fokhagyma |
3 gerezd fokhagyma, zúzott | 3 | gerezd | fokhagyma | zúzott
2 gerezd zúzott fokhagyma | 2 | gerezd | fokhagyma | zúzott
3 dl tej | 3 | dl | tej |
2 dl langyos tej | 2 | dl | tej | langyos
1 dl víz | 1 | dl | víz |
1 l húsleves | 1 | l | húsleves |
fél liter tej | 0.5 | liter | tej |
másfél liter víz | 1.5 | liter | víz |
1 csipet só | 1 | csipet | só |
csipet szerecsendió | | csipet | szerecsendió |
só | | | só |
só, bors | | | só, bors |
só és bors ízlés szerint | | | só és bors | ízlés szerint
bors ízlés szerint | | | bors | ízlés szerint
frissen őrölt bors | | | bors | frissen őrölt
1 csomag sütőpor | 1 | csomag | sütőpor |
1 csomag vaníliás cukor | 1 | csomag | vaníliás cukor |
1 tasak porélesztő (7 g) | 1 | tasak | porélesztő | 7 g
2 dkg friss élesztő | 2 | dkg | friss élesztő |
1 csokor petrezselyem | 1 | csokor | petrezselyem |
fél csokor kapor | 0.5 | csokor | kapor |
1 szál kakukkfű | 1 | szál | kakukkfű |
2 szál sárgarépa | 2 | szál | sárgarépa |
1 szál sárgarépa, lereszelve | 1 | szál | sárgarépa | lereszelve
2 babérlevél | 2 | | babérlevél |
5 szem fekete bors | 5 | szem | fekete bors |
60 dkg darált hús | 60 | dkg | darált hús |
50 dkg csirkemell felkockázva | 50 | dkg | csirkemell | felkockázva
1 kg burgonya | 1 | kg | burgonya |
1 kg krumpli, meghámozva | 1 | kg | krumpli | meghámozva
15 dkg reszelt sajt | 15 | dkg | sajt | reszelt
20 dkg trappista sajt, reszelve | 20 | dkg | trappista sajt | reszelve
2 dl tejföl (20%) | 2 | dl | tejföl | 20%
1 doboz tejföl | 1 | doboz | tejföl |
1 pohár joghurt | 1 | pohár | joghurt |
1 konzerv kukorica | 1 | konzerv | kukorica |
1 citrom leve | 1 | | citrom | leve
fél citrom leve | 0.5 | | citrom | leve
1 narancs reszelt héja | 1 | | narancs | reszelt héja
olaj a sütéshez | | | olaj | a sütéshez
porcukor a tetejére | | | porcukor | a tetejére
vaj a forma kikenéséhez | | | vaj | a forma kikenéséhez
A tésztához: 30 dkg liszt | 30 | dkg | liszt | A tésztához
kb. 20 dkg gomba | 20 | dkg | gomba |
2-3 evőkanál zsemlemorzsa | 2-3 | evőkanál | zsemlemorzsa |
1 bögre rizs | 1 | bögre | rizs |
4 szelet sonka | 4 | szelet | sonka |
egy marék bazsalikom | 1 | marék | bazsalikom |
kevés olaj | | | olaj | kevés
2 nagy paradicsom | 2 | | nagy paradicsom |
1 evőkanál vaj vagy olaj | 1 | evőkanál | vaj vagy olaj |
5 dkg dió (elhagyható) | 5 | dkg | dió | elhagyható
--- second check
2 evőkanál paradicsompüré | 2 | evőkanál | paradicsompüré |
1 teáskanál szárított oregánó | 1 | teáskanál | szárított oregánó |
40 dkg sertéscomb kockákra vágva | 40 | dkg | sertéscomb | kockákra vágva
3 db közepes burgonya | 3 | db | burgonya |
1 db padlizsán | 1 | db | padlizsán |
2 dl habtejszín | 2 | dl | habtejszín |
10 dkg füstölt szalonna | 10 | dkg | füstölt szalonna |
1 evőkanál pirospaprika | 1 | evőkanál | pirospaprika |
2 db paprika | 2 | db | paprika |
1 doboz mascarpone (250 g) | 1 | doboz | mascarpone | 250 g
6 dkg porcukor | 6 | dkg | porcukor |
20 dkg porcukor + 1 ek a szóráshoz | 20 | dkg | porcukor | + 1 ek a szóráshoz
1 rúd vanília | 1 | rúd | vanília |
fél citrom reszelt héja | 0.5 | | citrom | reszelt héja
40 dkg tészta | 40 | dkg | tészta |
1 csokor snidling, apróra vágva | 1 | csokor | snidling | apróra vágva
2 ek mustár | 2 | ek | mustár |
1 dl száraz fehérbor | 1 | dl | száraz fehérbor |
25 dkg túró | 25 | dkg | túró |
12 dkg puha vaj | 12 | dkg | vaj | puha
1 tojás a kenéshez | 1 | | tojás | a kenéshez
4 szelet kenyér | 4 | szelet | kenyér |
1 nagy csipet cukor | 1 | csipet | cukor |
bazsalikom a díszítéshez | | | bazsalikom | a díszítéshez
3 dl forró víz | 3 | dl | víz | forró
1 kisebb cukkini | 1 | | cukkini |
2 gerezd fokhagyma apróra vágva | 2 | gerezd | fokhagyma | apróra vágva
napraforgóolaj | | | napraforgóolaj |
1 üveg savanyú káposzta | 1 | üveg | savanyú káposzta |
néhány levél menta | | levél | menta | néhány
`;
