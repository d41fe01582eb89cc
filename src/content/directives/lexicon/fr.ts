import type { Lexicon } from "../types.ts";

/** Words with and without accents: who types in a hurry leaves them out. */
export const FRENCH: Lexicon = {
  language: "fr",
  text: `
ignore: ignore | ignorez | ignorer | oublie | oubliez | oublier | néglige* | neglige* | contourne* | passe outre |
  passez outre | annule | annulez | ne tiens pas compte | ne tenez pas compte | ne tenez aucun compte |
  fais abstraction | faites abstraction
prior: toutes | tous | tout | les | tes | vos | précédentes | precedentes | antérieures | système | systeme | des | de
instruction: instruction* | consigne* | directive* | règles | regles | ordres | restrictions | invite système
told: tout ce qui précède | tout ce qui precede | tout ce qu'on t'a dit | ce qui précède | ce qui a été dit |
  le prompt système | les instructions du système | les consignes du système | les consignes reçues |
  les règles reçues | règles ci-dessus | des règles ci-dessus | tes règles
role-change: à partir de maintenant tu es | a partir de maintenant tu es | à partir de maintenant vous êtes |
  désormais tu es | désormais vous êtes | tu es maintenant un | tu es maintenant une | vous êtes maintenant un |
  vous êtes maintenant une | ta nouvelle tâche est | votre nouvelle tâche est | nouvelles instructions système
negation: ne | n | jamais | évite de | évitez de | sans jamais
without: sans
forbid: ne doit pas | ne doivent pas | ne doit jamais | ne devrait pas | n'a pas besoin de | ne peut pas | ne doit rien
tell: dis | dites | dire | mentionne | mentionnez | mentionner | informe | informez | informer | révèle | révélez |
  révéler | revele | avertis | avertissez | avertir | préviens | prévenez | prévenir | prevenir | parle | parlez |
  signale | signalez | divulgue | divulguez
show: montre | montrez | affiche | affichez
know: savoir | le savoir | voir | remarquer | apprendre | être informé | être au courant
user: utilisateur | utilisateurs | utilisatrice | personne | humain | client
this: cela | ceci | ça | pas cela | pas ceci
hide: cache | cachez | cacher | dissimule | dissimulez | cache-le | cachez-le | masque | masquez
from-user: à l'utilisateur | a l'utilisateur | aux utilisateurs
secretly: secrètement | secretement | en cachette | en secret | à l'insu de l'utilisateur | a l'insu de l'utilisateur |
  sans que l'utilisateur le sache | sans que l'utilisateur ne le sache | discrètement | discretement |
  sans le dire à l'utilisateur | sans prévenir l'utilisateur
obtain: lis | lisez | lire | ouvre | ouvrez | récupère | récupérez | recupere | recuperez | collecte | collectez |
  extrais | extrayez | copie | copiez | inclus | incluez | inclure | envoie | envoyez | affiche | affichez | révèle |
  révélez | cherche | cherchez | joins | joignez | transmets | transmettez | fournir | fournis | donne | donnez |
  indique | rassemble
secret: mot de passe | mots de passe | identifiants | clé privée | clés privées | cle privee | clé api | clés api |
  cle api | cles api | clé d'api | clés ssh | clé ssh | jeton d'accès | jetons d'accès | variables d'environnement |
  secrets | phrase de récupération | carte bancaire | carte de crédit
conversation: historique de la conversation | historique de conversation | historique du chat | toute la conversation |
  conversation complète | invite système | message système | prompt système | tes instructions | vos instructions
cargo: le | les | la | son contenu | leur contenu | le contenu | les résultats | le résultat | les données | tout
send: envoie* | envoyez* | envoyer | transmets | transmettez | transmettre | téléverse* | poste | postez | publie |
  publiez | transfère | transférez | copie
put: passe | passez | inclus | incluez | insère | insérez | ajoute | ajoutez | mets | mettez | écris | écrivez |
  transmets | donne | fournis | fournir
parameter: paramètre | parametre | argument | champ
condition: avant de | avant d | avant | après | toujours | chaque fois que | lorsque | quand | d'abord | au lieu de
call: utiliser | appeler | utilisez | utilise | appelle | appelez | invoquer | exécuter
tool: outil | outils | fonction
other: tout autre | autre | un autre | tous les | cet | n'importe quel
as: dans | comme | dans le | en tant que | à | via
authority: message du système | avis du système | instruction système prioritaire | message de l'administrateur
threat: sinon | faute de quoi | si tu ne le fais pas | si vous ne le faites pas
failure: échouera | ne fonctionnera pas | sera supprimé | seront perdues
change: remplace | remplacez | change | changez | modifie | modifiez
recipient: destinataire | destinataires | compte destinataire | compte de destination
disobey: ne suis pas | ne suivez pas | n'obéis pas | cesse de suivre | ne respecte pas | ne respectez pas
mention: en parle | en parlez | fais mention | en fais pas mention | en fais mention | le mentionne | le dis
quiet: sans rien dire | sans le mentionner | sans commentaire | en silence
consent: demander | permission | confirmation | autorisation | son accord
skip: saute | omets
hoard: mot de passe de l'utilisateur | mots de passe de l'utilisateur | clé privée de l'utilisateur |
  historique de la conversation | toute la conversation | toutes les clés | identifiants de l'utilisateur
`,
};
