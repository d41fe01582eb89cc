import type { Lexicon } from "../types.ts";

/** Separable verbs end a sentence and objects stand before their verbs, so the order of the parts is free. */
export const DUTCH: Lexicon = {
  language: "nl",
  freeOrder: true,
  text: `
ignore: negeer | negeert | negeren | vergeet | vergeten | omzeil | sla over | houd geen rekening met
prior: alle | alles | vorige | eerdere | voorgaande | bovenstaande | je | jouw | uw
instruction: instructie* | richtlijn* | regels | opdrachten | systeemprompt | beperkingen | voorschriften
told: alles wat je is verteld | alles wat je verteld is | alles hierboven | al het voorgaande | de systeemprompt |
  de systeeminstructies | de regels die je | je regels | de regels
role-change: vanaf nu ben je | van nu af aan ben je | je bent nu een | je nieuwe taak is | nieuwe systeeminstructies
negation: niet | nooit | geen | niets | in geen geval
without: zonder
forbid: mag niet | mag niets | mag nooit | moet niet | hoeft niet | zou niet moeten | mag dit niet | mag hier niets |
  mag dat niet | hoeft dit niet
tell: vertel | vertellen | zeg | zeggen | vermeld | vermelden | noem | noemen | informeer | informeren | onthul |
  onthullen | meld | melden | waarschuw | waarschuwen
show: toon | tonen | laat zien
know: weten | merken | zien | te weten komen | van weten
user: gebruiker | gebruikers | niemand | mens | klant
this: dit | deze stap | deze instructies | hierover | het
hide: verberg | verbergen | verzwijg | verzwijgen | verberg dat
from-user: voor de gebruiker | voor gebruikers
secretly: stiekem | in het geheim | heimelijk | zonder medeweten van de gebruiker | zonder dat de gebruiker het weet |
  zonder dat de gebruiker het merkt | zonder de gebruiker te informeren
obtain: lees | lezen | open | haal | verzamel | verzamelen | kopieer | kopiëren | stuur | sturen | verzend | neem |
  voeg | toon | geef | zoek | upload | zet | vul in
secret: wachtwoord | wachtwoorden | inloggegevens | api-sleutel | api-sleutels | api sleutel | api sleutels |
  privésleutel | privésleutels | ssh-sleutel | ssh-sleutels | toegangstoken | toegangstokens | omgevingsvariabelen |
  geheimen | creditcard
conversation: gespreksgeschiedenis | chatgeschiedenis | hele gesprek | volledige gesprek | systeemprompt |
  systeembericht | je instructies
cargo: ze | het | deze | de inhoud | hun inhoud | de resultaten | het resultaat | de gegevens | alles
send: stuur | sturen | verzend | verzenden | upload | uploaden | mail | plaats | kopieer
put: geef | voeg | zet | plaats | schrijf
parameter: parameter | argument | veld
condition: voordat | voor | na | altijd | telkens | wanneer | eerst | in plaats van
call: gebruikt | gebruik | gebruiken | aanroept | aanroepen | uitvoert
tool: tool | tools | hulpmiddel | functie
other: elke andere | een andere | andere | alle andere | deze | elk
as: als | in | naar | via
authority: systeemmelding | bericht van het systeem | bericht van de beheerder
threat: anders | zo niet | als je dit niet doet
failure: zal mislukken | werkt niet | zal niet werken | wordt verwijderd | gaan verloren
change: vervang | verander | wijzig | vervang dan
recipient: ontvanger | ontvangers | geadresseerde | doelrekening
disobey: houd je niet aan | volg niet | gehoorzaam niet | luister niet naar
mention: praat er | praat hierover | vertel dit | bespreek dit | spreek er
quiet: praat er niet over | zeg er niets over | zonder iets te zeggen | zonder het te melden | stilzwijgend
consent: toestemming | bevestiging | te vragen | goedkeuring
skip: sla over | omzeil
hoard: wachtwoord van de gebruiker | wachtwoorden van de gebruiker | gespreksgeschiedenis | het hele gesprek |
  alle api-sleutels | privésleutel van de gebruiker | api-sleutels van het project
`,
};
