/**
 * Well-known passwords of at least ten characters, or their leading word if they only append digits and punctuation, as
 * found in lists of leaked passwords, with the most common Czech, Slovak and German ones.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password passwort passw0rd p@ssword p@ssw0rd pa55word password1 password12 password123 password1234 mypassword
  yourpassword newpassword nopassword thepassword defaultpassword adminpassword changeme changemenow letmein letmeinnow
  welcome welcome1 welcomehome administrator administrátor superuser superman spiderman batmanbatman iloveyou iloveyou1
  iloveyou2 iloveyousomuch iloveyouforever loveyou lovelovelove trustno1 trustnoone qwerty qwertyuiop qwertzuiop qwerty123
  qwerty12345 qwerty123456 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc 1qaz2wsx zaq12wsxcde3 q1w2e3r4t5 q1w2e3r4t5y6 qazwsxedc
  qazwsxedcrfv asdfghjkl asdfasdf asdfasdfasdf zxcvbnm zxcvbnmasdf abc123 abc123456 abcd1234 abcd12345 abcdef123456 a1b2c3d4e5
  aa12345678 a123456789 a1234567890 1234567890 12345678910 123456789a 123456789q 123456789abc 0123456789 9876543210 0987654321
  1234512345 123123123 1231231231 123123123123 1122334455 112233445566 1111111111 0000000000 7777777777 147258369 1472583690
  159357159357 741852963 7418529630 987654321 9876543211 123qweasdzxc qweasdzxc 123qwe123qwe qweqweqwe monkeymonkey
  dragondragon footballfootball football baseball basketball princess princess1 sunshine sunshine1 butterfly chocolate
  strawberry blackberry watermelon liverpoolfc liverpool manchester manchesterunited barcelona realmadrid chelseafc juventus
  arsenalfc slaviapraha spartapraha slaviapraha1 spartapraha1 banikostrava slovanbratislava hcslovan bayernmuenchen bayernmunich
  borussiadortmund pokemonpokemon pokemon starwars starwars1 harrypotter gameofthrones minecraft1 minecraft fortnite
  michaeljackson metallica nirvana1234 slipknot666 computer computer1 internet internet1 interneton samsung123 samsunggalaxy
  christopher alexander alexandra elizabeth christina veronika1 kristyna katerina tomasek1 michaela natalie jennifer
  jonathan nicholas benjamin stephanie patricia caroline charlotte victoria gabriela1 dominika valentina francesca heslo
  hesloheslo heslo12345 heslo123456 mojeheslo mojeheslo1 noveheslo tajneheslo silneheslo hesloheslo1 nevimheslo heslo1234
  nevimnevim nemamheslo zapomnel1 zapomnela miluju te milujute milujite milacku milacek1 lasticka laskamoje laskalaska
  slunicko slunicko1 sluníčko sluníčko1 zlaticko beruska1 berusky kocicka kocicka1 kocourek pejsek123 pejsekakocicka babicka1
  maminka123 maminkatatinek rodina1234 ahojahoj ahojahojahoj ahoj123456 ahojky1234 nazdarnazdar dobryden1 dobrydendobry
  kralovna kralicek krtecek1 krteckova fotbalfotbal fotbal1234 hokejhokej hokej12345 praha12345 brno123456 ostrava123 plzen12345
  bratislava bratislava1 kosice1234 slovensko slovensko1 ceskarepublika ceskoslovensko dovolena1 vanoce2023 vanoce2024 vanoce2025
  silvester1 leto123456 zima123456 ľúbimťa lubimta lubimtalubimta milujemta milujemta1 heslojeheslo mojeheslo123 slniecko slniecko1
  zabudolsom zabudla123 macicka123 macicka macko12345 futbalfutbal futbal1234 passwort1 passwort12 passwort123 passwort1234
  meinpasswort neuespasswort geheimgeheim geheim1234 geheimnis geheimnis1 schatz1234 schatzi123 schatzschatz ichliebedich
  ichliebedich1 hallohallo hallo12345 hallo123456 hallowelt hallowelt1 willkommen willkommen1 sommer2023 sommer2024 sommer2025
  winter2023 winter2024 winter2025 herbst2024 herbst2025 fruehling1 sonnenschein sonnenschein1 schmetterling schokolade
  deutschland deutschland1 oesterreich fussballfussball fussball1234 fussball berlin1234 hamburg123 muenchen123 frankfurt
  lieblingsmensch shopping shoppingcenter shopping123 promenade promenade1 promenade123 galerieharfa novoplaza nakupovani
  nakupnicentrum obchodnicentrum darkovakarta vernostnikarta loyalty123 newyork123 newyorkcity losangeles california
  california1 testtesttest testpassword test123456 test1234567 testing123 testaccount guestguest guest12345 useruser123
  rootrootroot rootpassword secretsecret secret1234 topsecret1 supersecret mysecret123 masterpassword master1234 master12345
  hunter2hunter hunter1234 shadow1234 shadowshadow killerkiller fuckyou fuckyou123 fuckyoufuckyou fuckoff123 asshole123 bitch12345
  jesuschrist jesuslovesme jesus12345 godisgood godisgreat blessed123 heavenly1 qwertyqwerty qwerqwerqwer asdf1234asdf asdf123456
  zxcv123456 poiuytrewq lkjhgfdsa mnbvcxz123 0987654321q 1234qwerasdf 1234qwer 12qwaszx 12qwaszx34 !qaz2wsx3edc correcthorsebatterystaple`.split(
    /\s+/,
  ),
);
