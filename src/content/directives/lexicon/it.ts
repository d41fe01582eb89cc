import type { Lexicon } from "../types.ts";

/** Words with and without accents: who types in a hurry leaves them out. */
export const ITALIAN: Lexicon = {
  language: "it",
  text: `
ignore: ignora | ignorate | ignorare | dimentica | dimenticate | dimenticare | trascura | scavalca | annulla |
  non tenere conto | non considerare | tralascia
prior: tutte | tutti | tutto | le | gli | i | tue | tuoi | precedenti | di | delle
instruction: istruzioni | istruzione | direttive | regole | ordini | restrizioni | linee guida | indicazioni
told: tutto ciò che precede | tutto quello che ti è stato detto | quanto detto sopra | tutto ciò che ti è stato detto |
  il prompt di sistema | le istruzioni di sistema | le regole che hai ricevuto | le regole ricevute | le tue regole
role-change: d'ora in poi sei | da ora in poi sei | adesso sei un | adesso sei una | ora sei un | ora sei una |
  il tuo nuovo compito è | nuove istruzioni di sistema
negation: non | mai | evita di
without: senza
forbid: non deve | non dovrebbe | non deve mai | non può | non ha bisogno di
tell: dire | dirlo | dica | menzionare | menzionarlo | menzionarla | informare | rivelare | rivelarlo | avvisare |
  comunicare | segnalare | parlare | avvertire | spiegare
show: mostrare | mostra
know: sapere | saperlo | vedere | accorgersi | notare
user: utente | utenti | nessuno | persona | cliente
this: questo | questa | queste istruzioni | questo passaggio
hide: nascondi | nascondere | nascondilo | nascondete
from-user: all'utente | agli utenti | dall'utente
secretly: segretamente | di nascosto | in segreto | senza che l'utente lo sappia | all'insaputa dell'utente |
  senza che l'utente se ne accorga | senza avvisare l'utente | senza dirlo all'utente
obtain: leggi | leggere | leggete | apri | recupera | raccogli | estrai | copia | includi | includere | invia |
  inviare | mostra | rivela | cerca | allega | incolla | ottieni | carica | inserisci | fornisci | indica | scrivi
secret: password | credenziali | chiave privata | chiavi private | chiave api | chiavi api | chiavi ssh | chiave ssh |
  token di accesso | variabili d'ambiente | variabili di ambiente | segreti | carta di credito
conversation: cronologia della conversazione | cronologia della chat | intera conversazione | tutta la conversazione |
  prompt di sistema | messaggio di sistema | tue istruzioni
cargo: lo | li | le | il suo contenuto | il contenuto | i risultati | il risultato | i dati | tutto
send: invia | inviale | invialo | inviali | inviare | inviate | spedisci | carica | inoltra | trasmetti | pubblica |
  manda | mandalo | mandale | mandali | caricale | caricali
put: passa | passalo | includi | inserisci | aggiungi | metti | scrivi
parameter: parametro | argomento | campo
condition: prima di | dopo | sempre | ogni volta che | quando | invece di | per prima cosa
call: usare | usa | chiamare | chiama | utilizzare | invocare | eseguire
tool: strumento | strumenti | funzione
other: qualsiasi altro | altro | altri | tutti gli | questo | ogni
as: come | nel | in | nella | a
authority: messaggio dal sistema | avviso di sistema | messaggio dell'amministratore
threat: altrimenti | se non lo fai | in caso contrario
failure: non funzionerà | fallirà | verrà eliminato | andranno persi
change: sostituisci | cambia | modifica | rimpiazza | sostituite
recipient: destinatario | destinatari | conto di destinazione
disobey: non seguire | non seguite | non obbedire | smetti di seguire | non rispettare
mention: parlarne | menzionarlo | dirlo | accennarne | farne parola | farne menzione
quiet: senza dirlo | senza commenti | in silenzio
consent: conferma | permesso | chiedere | autorizzazione
skip: salta | ometti
hoard: password dell'utente | chiave privata dell'utente | cronologia della conversazione | intera conversazione |
  tutte le chiavi | credenziali dell'utente | chiavi api del progetto
`,
};
