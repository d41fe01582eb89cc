import type { Lexicon } from "../types.ts";

/** Words with and without accents: who types in a hurry leaves them out. */
export const SPANISH: Lexicon = {
  language: "es",
  text: `
ignore: ignora* | ignore | ignores | olvida* | olvide | descarta* | omite | omita | anula* | desobedece |
  no hagas caso | haz caso omiso | pasa por alto | desestima*
prior: todas | todos | todo | las | los | tus | sus | anteriores | anterior | previas | previos | cualquier
instruction: instrucci* | instruccion* | directrices | reglas | indicaciones | órdenes | ordenes | restricciones |
  normas
told: todo lo anterior | todo lo que te han dicho | lo que te dijeron | lo anterior | las indicaciones del sistema |
  el prompt del sistema | las reglas que te dieron | las reglas que recibiste | las instrucciones que recibiste |
  las instrucciones del sistema | tus reglas
role-change: a partir de ahora eres | a partir de ahora actúa* | de ahora en adelante eres | ahora eres un |
  ahora eres una | tu nueva tarea es | tus nuevas instrucciones | nuevas instrucciones del sistema
negation: no | nunca | jamás | jamas | evita
without: sin
forbid: no debe | no debería | no deberia | no puede | no tiene que | no necesita | nunca debe
tell: digas | diga | decir | decirle* | decírselo | le digas | menciones | mencione | mencionar | mencionarlo |
  informes | informe | informar | avises | avise | avisar | reveles | revele | revelar | comuniques | notifiques |
  notificar | cuentes | expliques
show: muestres | mostrar | muestre
know: saber | saberlo | enterarse | ver | verlo | notar | darse cuenta | enterarse de | saber nada
user: usuario | usuarios | usuaria | nadie | humano | persona | cliente
this: esto | este paso | esta instrucción | estas instrucciones
hide: oculta | ocultar | oculte | esconde | mantén | manten | ocúltalo | ocultalo | escóndelo | escondelo | ocultarlo
from-user: al usuario | del usuario | a los usuarios | ante el usuario
secretly: en secreto | a escondidas | sin que el usuario lo sepa | sin que el usuario se entere |
  sin que se entere el usuario | sin conocimiento del usuario | sin avisar al usuario
obtain: lee | lea | leer | abre | obtén | obten | obtener | recopila | recoge | extrae | extraer | copia | incluye |
  incluya | envía | envia | enviar | manda | revela | muestra | imprime | busca | adjunta | pega | sube | incluir |
  pon | indica | escribe
secret: contraseña* | contrasena* | credencial* | clave privada | claves privadas | clave api | claves api |
  clave de api | claves de api | clave de la api | claves ssh | clave ssh | token de acceso | tokens de acceso |
  variables de entorno | secretos | frase semilla | tarjeta de crédito | tarjeta de credito
conversation: historial de la conversación | historial de la conversacion | historial de conversación |
  historial del chat | toda la conversación | toda la conversacion | conversación completa | mensaje del sistema |
  prompt del sistema | tus instrucciones
cargo: lo | los | las | su contenido | el contenido | los resultados | el resultado | los datos | todo
send: envía* | envia* | enviar* | manda* | mándalo | mandar | sube* | súbelo | reenvía* | reenvia* | publica |
  transmite | copia | envía | súbelas | súbelos | reenvía
put: pasa | pásalo | incluye | inserta | añade | agrega | pon | escribe | incluir | rellena
parameter: parámetro | parametro | argumento | campo
condition: antes de | después de | despues de | siempre | cada vez que | cuando | primero | en lugar de
call: usar | llamar | utilizar | invocar | ejecutar | uses | llames | use | usa | llama
tool: herramienta | herramientas | función | funcion
other: cualquier | cualquier otra | otra | otras | todas las | esta | las demás
as: como | en | en el | a | al
authority: mensaje del sistema | aviso del sistema | instrucción del sistema | anulación del sistema
threat: de lo contrario | si no lo haces | o si no
failure: fallará | fallara | no funcionará | no funcionara | se perderán | será eliminado | se borrarán
change: cambia | sustituye | reemplaza | modifica | cambie | reemplace
recipient: destinatario | destinatarios | cuenta de destino | receptor
disobey: no sigas | no siga | no obedezcas | no cumplas | deja de seguir
mention: menciones | comentes | hables de | hagas mención | lo comentes | digas nada | lo menciones
quiet: sin decir nada | sin mencionarlo | no lo comentes | sin comentarios | en silencio
consent: permiso | confirmación | preguntar | pedir permiso | autorización
skip: omite | salta
hoard: contraseña del usuario | contraseñas del usuario | clave privada del usuario | historial de la conversación |
  toda la conversación | todas las claves | credenciales del usuario | claves de api del proyecto
`,
};
