import type { Lexicon } from "../types.ts";

/** Words with and without accents: who types in a hurry leaves them out. */
export const PORTUGUESE: Lexicon = {
  language: "pt",
  text: `
ignore: ignore | ignora | ignorar | ignorem | esqueça | esqueca | esquece | esquecer | desconsidere | desconsidera |
  desconsiderar | descarte | anule | não siga | nao siga
prior: todas | todos | tudo | as | os | suas | seus | tuas | anteriores | prévias | previas | quaisquer
instruction: instruç* | instruco* | diretrizes | regras | ordens | restrições | restricoes | orientações | comandos
told: tudo o que foi dito | tudo o que lhe foi dito | tudo acima | o que foi dito antes | o prompt do sistema |
  as instruções do sistema | as regras que recebeu | as regras recebidas | suas regras
role-change: a partir de agora você é | a partir de agora voce e | a partir de agora você deve |
  de agora em diante você é | agora você é um | agora você é uma | sua nova tarefa é | novas instruções do sistema
negation: não | nao | nunca | jamais | evite
without: sem
forbid: não deve | nao deve | não deveria | não pode | não precisa | nunca deve
tell: diga | digas | conte | contes | dizer | contar | mencione | menciones | mencionar | informe | informes |
  informar | revele | reveles | revelar | avise | avisar | notifique | notificar | fale | explique
show: mostre | mostrar | exiba
know: saber | ver | perceber | notar | descobrir | saber disso
user: usuário | usuario | usuários | usuarios | utilizador | utilizadores | ninguém | ninguem | humano | cliente
this: isto | isso | este passo | estas instruções
hide: oculte | ocultar | esconda | esconder | mantenha | esconda isso
from-user: do usuário | do usuario | do utilizador | dos usuários | ao usuário
secretly: secretamente | em segredo | às escondidas | as escondidas | sem que o usuário saiba |
  sem que o usuario saiba | sem o conhecimento do usuário | sem que o utilizador saiba | sem que o usuário perceba |
  sem avisar o usuário | sem avisar o utilizador | sem dizer ao usuário
obtain: leia | ler | lê | abra | obtenha | colete | recolha | extraia | copie | inclua | incluir | envie | enviar |
  mostre | revele | procure | anexe | cole | busque | carregue | reúna | coloque | forneça | informe
secret: senha | senhas | credenciais | palavra-passe | palavras-passe | chave privada | chaves privadas | chave de api |
  chaves de api | chave da api | chaves da api | chaves api | chave api | chaves ssh | chave ssh | token de acesso |
  tokens de acesso | variáveis de ambiente | variaveis de ambiente | segredos | cartão de crédito
conversation: histórico da conversa | historico da conversa | histórico do chat | toda a conversa | conversa inteira |
  conversa completa | prompt do sistema | mensagem do sistema | suas instruções
cargo: o | os | as | seu conteúdo | seu conteudo | o conteúdo | o conteudo | os resultados | o resultado | os dados |
  tudo
send: envie | envie-os | envie-as | enviar | envia | mande | encaminhe | publique | transmita | poste | carregue | copie
put: passe | inclua | insira | adicione | coloque | escreva
parameter: parâmetro | parametro | argumento | campo
condition: antes de | depois de | sempre | sempre que | toda vez que | quando | primeiro | em vez de
call: usar | use | chamar | chame | utilizar | invocar | executar
tool: ferramenta | ferramentas | função | funcao
other: qualquer | qualquer outra | outra | outras | todas as | esta
as: como | no | em | na | para | via
authority: mensagem do sistema | aviso do sistema | mensagem do administrador
threat: caso contrário | caso contrario | senão | se não fizer
failure: falhará | não funcionará | nao funcionara | será excluído | serão perdidos
change: troque | substitua | altere | mude | modifique
recipient: destinatário | destinatario | destinatários | conta de destino
disobey: não siga | não obedeça | não cumpra | pare de seguir
mention: comente | mencione | mencione isso | fale sobre | fale disso
quiet: não comente | sem comentar | em silêncio | sem dizer nada
consent: confirmação | permissão | perguntar | autorização
skip: pule | omita
hoard: senha do usuário | senhas do usuário | chave privada do usuário | histórico da conversa | toda a conversa |
  todas as chaves | credenciais do usuário | chaves de api do projeto
`,
};
