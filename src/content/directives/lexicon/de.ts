import type { Lexicon } from "../types.ts";

/** Separable verbs end a sentence and objects stand before their verbs, so the order of the parts is free. */
export const GERMAN: Lexicon = {
  language: "de",
  freeOrder: true,
  text: `
ignore: ignorier* | vergiss | vergesst | vergessen sie | missachte* | übergehe | umgehe | umgehen sie | verwirf |
  beachte nicht | beachten sie nicht | befolge nicht | befolgen sie nicht | setze dich hinweg
prior: alle | alles | aller | sämtliche | saemtliche | bisherigen | vorherigen | vorigen | früheren | frueheren |
  obigen | vorangegangenen | deine | ihre | jegliche
instruction: anweisung* | instruktion* | richtlinie* | regeln | vorgaben | systemprompt | system-prompt | befehle |
  einschränkungen | anordnungen | sicherheitsregeln
told: alles was dir gesagt wurde | alles bisherige | alles vorherige | alles oben genannte |
  was dir zuvor gesagt wurde | den systemprompt | die systemanweisungen | die regeln die du |
  regeln die du bekommen hast | die regeln | deine regeln | deine vorgaben
role-change: ab jetzt bist du | von nun an bist du | ab sofort bist du | du bist jetzt ein | du bist jetzt eine |
  du bist nun ein | du bist nun eine | deine neue aufgabe ist | neue systemanweisung* | neue anweisungen des systems
negation: nicht | niemals | nie | kein | keinesfalls | auf keinen fall | nichts
without: ohne
forbid: darf nicht | darf nichts | dürfen nicht | soll nicht | soll nichts | sollte nicht | muss nicht | darf niemals |
  darf nie | braucht nicht | darf davon nichts | darf hiervon nichts | darf es nicht | soll davon nichts
tell: sag | sage | sagen | sagst | erwähne | erwähnen | erwaehne | erwähnst | informiere* | informieren | verrate |
  verraten | teile | mitteilen | mit | melde | melden | erzähle | erzählen | warne | warnen | offenbare |
  benachrichtige | benachrichtigen | erkläre
show: zeige | zeigen | anzeigen
know: wissen | erfahren | merken | bemerken | sehen | davon erfahren | davon wissen
user: benutzer | benutzern | benutzerin | nutzer | nutzern | nutzerin | anwender | anwendern | niemand | niemandem |
  menschen | kunden
this: dies | das | diesen schritt | diese anweisungen | davon
hide: verbirg | verbergen | verheimliche | verheimlichen | verschweige | verstecke | halte geheim | verheimliche das
from-user: vor dem benutzer | vor dem nutzer | vor dem anwender | dem benutzer | dem nutzer | dem anwender
secretly: heimlich | insgeheim | im geheimen | ohne wissen des benutzers | ohne wissen des nutzers |
  ohne dass der benutzer es merkt | ohne dass der nutzer es merkt | ohne dass der benutzer davon erfährt |
  ohne dass der nutzer davon erfährt
obtain: lies | lesen | lese | öffne | öffnen | hole | sammle | sammeln | extrahiere | kopiere | kopieren | füge |
  sende | senden | schicke | schicken | gib | zeige | suche | lade | übermittle | übermitteln | hänge | nenne |
  übergib | trage
secret: passwort | passwörter | passwoerter | kennwort | kennwörter | zugangsdaten | anmeldedaten | api-schlüssel |
  api schlüssel | api-schluessel | api-key | api-keys | private schlüssel | privaten schlüssel | privater schlüssel |
  ssh-schlüssel | ssh schlüssel | zugriffstoken | umgebungsvariablen | geheimnisse | kreditkarte | kreditkartendaten
conversation: gesprächsverlauf | gespraechsverlauf | chatverlauf | chat-verlauf | gesamte unterhaltung |
  gesamten verlauf | ganze gespräch | gesamte gespräch | systemprompt | systemnachricht | deine anweisungen
cargo: sie | es | ihn | den inhalt | deren inhalt | dessen inhalt | seinen inhalt | die ergebnisse | das ergebnis |
  die daten | alles
send: sende* | senden | schicke* | schicken | lade | hochladen | übermittle* | uebermittle* | übertrage | leite |
  poste | kopiere | schicke
put: übergib | füge | schreibe | setze | trage | gib | packe
parameter: parameter | argument | feld
condition: bevor | vor | nach | immer | jedes mal | wenn | zuerst | anstatt | statt
call: benutzt | benutzen | benutze | verwendest | verwenden | verwende | aufrufst | aufrufen | rufe | nutzt | nutze |
  ausführen
tool: werkzeug | werkzeuge | tool | tools | funktion
other: jedes andere | ein anderes | andere | alle anderen | dieses | jedes
as: als | in | im | in den | in das | über
authority: systemmeldung | nachricht vom system | nachricht des systems | anweisung des administrators |
  systemüberschreibung
threat: sonst | andernfalls | ansonsten | wenn du das nicht tust
failure: schlägt fehl | funktioniert nicht | wird gelöscht | gehen verloren | stürzt ab
change: ersetze | ersetzen | ändere | ändern | tausche | vertausche | aendere
recipient: empfänger | empfaenger | empfängers | zielkonto | adressaten
disobey: halte dich nicht an | halten sie sich nicht an | folge nicht | folgen sie nicht | befolge nicht |
  hör auf zu befolgen
mention: sprich darüber | darüber sprechen | sprich nicht | davon erzählen | erwähne das | erwähne es
quiet: sprich nicht darüber | ohne ein wort | kein wort darüber | stillschweigend | ohne es zu erwähnen
consent: rückfrage | nachfrage | zu fragen | bestätigung | zustimmung | erlaubnis
skip: überspringe | umgehe
hoard: passwort des benutzers | passwort des nutzers | passwörter des benutzers | privaten schlüssel des benutzers |
  gesprächsverlauf | gesamten chatverlauf | alle api-schlüssel | zugangsdaten des benutzers | alle passwörter
`,
};
