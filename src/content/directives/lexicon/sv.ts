import type { Lexicon } from "../types.ts";

/** The plain forms: a beginning. */
export const SWEDISH: Lexicon = {
  language: "sv",
  freeOrder: true,
  text: `
ignore: ignorera | glöm | bortse | bortse från | strunta i | åsidosätt | hoppa över | följ inte |
  ta ingen hänsyn till | bry dig inte om
prior: tidigare | föregående | alla | samtliga | ovanstående | dina | ursprungliga | nuvarande
instruction: instruktion* | anvisning* | regler | reglerna | riktlinj* | begränsning* | systemprompt* | order
told: allt du har fått höra | allt som sagts | allt ovan | allt du har lärt dig
role-change: från och med nu är du | från nu är du | hädanefter är du | du är nu | din nya uppgift |
  nya systeminstruktioner
secretly: berätta inte för användaren | berätta inte det för användaren | berätta inte detta för användaren |
  berätta det inte för användaren | säg inget till användaren | säg inte till användaren |
  säg ingenting till användaren | säg inte det till användaren | informera inte användaren |
  meddela inte användaren | nämn inte detta för användaren | nämn det inte för användaren |
  nämn inget för användaren | utan användarens vetskap | utan att användaren vet | utan att användaren märker |
  utan att berätta för användaren | användaren får inte veta | användaren får inte se | användaren ska inte veta |
  dölj det för användaren | dölj detta för användaren | håll det hemligt för användaren | i hemlighet skicka |
  berätta inte för någon
obtain: läs | öppna | hämta | samla | kopiera | skicka | inkludera | bifoga | lägg | ange
secret: lösenord | lösenordet | lösenorden | token | api-nyckel | api-nycklar | api-nyckeln | api-nycklarna |
  privat nyckel | privata nyckeln | miljövariabler | inloggningsuppgifter
conversation: konversationshistoriken | chatthistoriken | hela konversationen | hela samtalet | systemprompten
cargo: den | det | dem | innehållet | dess innehåll | resultatet allt svaret data
send: skicka | vidarebefordra | överför | posta | ladda upp
put: skicka | infoga | bifoga | inkludera | ange | lägg in | lägg till
parameter: parameter | parametern | parametrarna | argument | argumentet | fält | fältet
as: i | som | till | via
condition: innan | före | alltid | varje gång | först | när
threat: annars
failure: fungerar inte | misslyckas | kommer att raderas | går förlorat
`,
};
