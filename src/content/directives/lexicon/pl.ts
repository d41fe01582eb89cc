import type { Lexicon } from "../types.ts";

/** Cases carry what order carries elsewhere. */
export const POLISH: Lexicon = {
  language: "pl",
  freeOrder: true,
  text: `
ignore: zignoruj* | ignoruj* | zapomnij* | pomiń | pomin | obejdź | nie zważaj | odrzuć | nie stosuj się
prior: wszystkie | wszystkich | wszystko | poprzedni* | wcześniejsz* | wczesniejsz* | powyższ* | swoje | twoje | o
instruction: instrukcj* | polece* | wytyczn* | zasad* | reguł* | ogranicze* | nakaz* | prompt systemowy
told: wszystko co ci powiedziano | wszystko powyżej | o wszystkim co ci powiedziano | promptu systemowego |
  instrukcji systemowych | zasad które otrzymałeś | zasadach, które otrzymałeś | zasadach | swoich zasad | o zasadach
role-change: od teraz jesteś | od tej chwili jesteś | jesteś teraz | twoje nowe zadanie | nowe instrukcje systemowe
negation: nie | nigdy | pod żadnym pozorem
without: bez
forbid: nie może | nie powinien | nie musi | nie wolno | nie może się o tym | nie może o tym
tell: mów | mow | mówić | informuj* | informować | wspominaj* | wspominać | ujawniaj* | ujawniać | powiadamiaj* |
  zdradzaj* | ostrzegaj* | wiedzy | informowania
show: pokazuj | wyświetlaj
know: wiedzieć | dowiedzieć się | zauważyć | widzieć | dowiedzieć
user: użytkownik* | uzytkownik* | nikomu | człowiekowi | klient*
this: o tym | tego | to
hide: ukryj | ukrywaj | zataj | schowaj | ukryj to
from-user: przed użytkownikiem | przed uzytkownikiem | przed użytkownikami
secretly: potajemnie | w tajemnicy | po cichu | bez wiedzy użytkownika | bez wiedzy uzytkownika |
  tak aby użytkownik nie zauważył | bez informowania użytkownika
obtain: przeczytaj | odczytaj | otwórz | pobierz | zbierz | wyodrębnij | skopiuj | dołącz | wyślij | wyslij | prześlij |
  przeslij | podaj | pokaż | ujawnij | znajdź | wpisz
secret: hasło | hasła | hasla | dane logowania | dane uwierzytelniające | klucz api | klucze api | klucz prywatny |
  klucze prywatne | klucze ssh | klucz ssh | token dostępu | tokeny dostępu | zmienne środowiskowe |
  zmienne srodowiskowe | sekrety
conversation: historię rozmowy | historie rozmowy | historię czatu | całą rozmowę | cala rozmowe | prompt systemowy |
  wiadomość systemową | swoje instrukcje
cargo: je | go | ją | zawartość | zawartosc | jego zawartość | wyniki | wynik | dane | wszystko
send: wyślij | wyslij | prześlij | przeslij | przekaż | opublikuj | skopiuj | przekazuj
put: przekaż | umieść | dodaj | wstaw | wpisz | dołącz | podaj
parameter: parametr* | argument* | pole | polu
condition: przed | zanim | po | zawsze | za każdym razem | gdy | najpierw | zamiast
call: użyciem | uzyciem | użyj | wywołaniem | wywołaj | użyjesz | wywołasz
tool: narzędzi* | narzedzi* | funkcj*
other: innego | jakiegokolwiek innego | jakiegokolwiek | każdego | tego | wszystkich innych
as: w | jako | przez | na | do
authority: komunikat systemowy | wiadomość od systemu | wiadomość od administratora
threat: w przeciwnym razie | inaczej | jeśli tego nie zrobisz
failure: nie zadziała | nie będzie działać | zostanie usunięt* | zostaną utracone
change: zmień | zamień | podmień | zastąp
recipient: odbiorcę | odbiorca | odbiorcy | adresata | konto docelowe
disobey: nie stosuj się do | nie przestrzegaj | nie słuchaj | nie kieruj się
mention: mów o tym | wspominaj o tym | mów | wspominaj
quiet: nie mów o tym | bez komentarza | po cichu
consent: pozwolenia | potwierdzenia | pytania | zgody
skip: pomiń
hoard: hasło użytkownika | hasła użytkownika | historię rozmowy | całą rozmowę | wszystkie klucze |
  klucz prywatny użytkownika | dane logowania użytkownika | klucze api projektu
`,
};
