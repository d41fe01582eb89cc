import type { Lexicon } from "../types.ts";

/**
 * Verbs stand in the imperative and the gerund only: a text that says what a tool *does* ("reads", "sends") describes, a text
 * that says what to *do* directs.
 */
export const ENGLISH: Lexicon = {
  language: "en",
  text: `
ignore: ignore | ignoring | disregard | disregarding | forget | forgetting | override | overriding | bypass |
  bypassing | overlook | neglect | supersede | supersedes | replaces all | pay no attention to | set aside |
  skip over |
  abandon | drop all | cancel | no longer bound by | free from | drop | put aside | do away with | take no notice of |
  throw out | leave behind | do not comply with | get around | circumvent | skip the | pay no heed to | throw away |
  cast aside | push aside | leave aside | put away | erase all | deviate from | opt out of | nullify | invalidate |
  negate | stop applying | no longer apply your | be free of | refuse to follow | unlearn | throw out all |
  discard all | discard your | discard the previous | reset your | wipe your
disobey: do not follow | don't follow | do not obey | don't obey | stop following | stop obeying | no longer follow |
  do not comply with | don't comply with | do not adhere to | don't adhere to | do not abide by | not bound by |
  stop complying with | do not respect | do not heed
earlier: previous | prior | above | earlier | preceding | original | initial | system | your | safety | former |
  past |
  old | developer's | your own | first | you were given | you received | you got | you have been given | you had |
  you follow | received | given earlier
prior: previous | previously | prior | above | earlier | preceding | foregoing | past | all | any | every | existing |
  original | initial | current | system | your | safety | security | other | former | given | old | developer's |
  standing | preset | content | you were given | you received | built-in | default | usual | outer | hidden |
  internal |
  standard | normal | starting | pre-existing | pre-set | hard-coded | hardcoded | operator | operator's | host's |
  vendor's | ethical | moral | confidentiality | privacy | data protection
instruction: instruction* | directive* | guideline* | guardrail* | system prompt | system prompts | system message |
  prompt | prompts | rules | restriction* | constraints | safeguard* | orders | commands | policies | policy |
  training | programming | safety measures | safety checks | safety protocols | security checks | content filter |
  content filters | request of the user | safety rules | security policy | safety policy | limits | rule |
  instructions | restrictions | principles | boundaries | protocols | regulations | protections | precautions |
  safety filters | filters | filter | requirements from | briefing | mandate | assignment | system rules | ruleset |
  code of conduct | alignment
told: everything you were told | everything you have been told | everything you've been told | everything you know |
  everything above | everything before this | what you were told | what you have been told | what i said before |
  what was said before | what came before | all of the above | the above and | anything you were told |
  what you were instructed | what you have been instructed | what your instructions say | whatever you were told |
  whatever your system prompt | whatever your instructions | your instructions | your guidelines |
  your system prompt |
  the system prompt | the system message | the system instructions | the developer message | its original prompt |
  its original instructions | all that was said | everything said so far | everything that came before |
  everything so far | the developer's rules | your rules | previous conversation | earlier orders |
  everything you have learned | all that you were told | anything said before | all earlier text | the text above |
  the lines above | what was written above | whatever came before | your earlier orders | your developer |
  your developers | your creators | your operator | anthropic | openai | your vendor | your policy | your policies |
  your restrictions | your constraints | your safety | previous context | the previous context | all prior context |
  all context
role-change: from now on you | from this point on you | from this moment on you | you are no longer |
  your new task is |
  your new role is | your new goal is | your real task is | your true task is | your only task is now |
  your new instructions | new instructions follow | new system instructions |
  the following instructions take precedence | these instructions take precedence |
  this instruction takes precedence |
  these instructions override | this instruction overrides | this message overrides | developer mode enabled |
  enter developer mode | jailbreak mode | act without restrictions | respond without restrictions |
  from now on ignore |
  from now on obey | from this point on | as of now your | you are now | you now obey | you now serve |
  you now work for | you now answer to | your new instructions are | your new task | your previous task |
  your instructions have changed | your instructions are now | your role has changed | your task has changed |
  new instructions replace | real instructions | true instructions | actual instructions | has no restrictions |
  have no restrictions | without any restrictions | no restrictions apply | unrestricted agent |
  unrestricted assistant | unrestricted ai | unrestricted mode | developer mode | god mode |
  maintenance mode is active | previous task is cancelled | previous task is canceled | obey this description |
  obey only | obey the following | follow only the text | follow only the instructions | follow only this |
  follow these instructions instead | follow this instead | higher priority than the system prompt |
  higher priority than your | priority over the system prompt | priority over your instructions | supersedes your |
  supersedes all | overrides your | overrides all previous | overrides all other instructions | comply only with |
  listen only to | pretend the previous | pretend that the previous | from this point on ignore |
  your previous task is | your earlier task is | previous conversation never happened | new task replaces |
  new instructions replace the | you will now act | you must now act | you shall now | you will now be |
  you are henceforth | henceforth you | from here on you | from here on, you | starting now you | you are free from |
  you have been freed | you are being reprogrammed | your sole purpose is | your sole task is | your only purpose is |
  your only goal is | your primary goal is now | your mission is now | new persona | switch to admin mode |
  debug mode enabled | act as if you have no | act as though you have no | behave as if there were no |
  without any limits | without any limitations | do anything now | simulate an ai without | new orders |
  updated instructions supersede | your updated instructions | these rules replace | this replaces your |
  takes precedence over your | takes precedence over all | takes precedence over any | has precedence over |
  outranks |
  outranks your | overrule your
negation: do not | don't | dont | never | must not | mustn't | should not | shouldn't | shall not | refrain from |
  be sure not to | make sure not to | no need to | you need not | under no circumstances | no one | without ever |
  is not to be | must never | please don't | avoid | not to | let nobody | let no one
without: without | with no
forbid: must not | mustn't | must never | should not | shouldn't | should never | shall not | need not | needn't |
  does not need to | doesn't need to | is not allowed to | is not to | are not to | has no need to | have no need to |
  has no reason to | does not have to | doesn't have to | do not need to | must stay | must remain | should stay |
  should remain | has to stay | needs to stay | has to remain | is to stay | must be kept | should be kept |
  is never to | are never to | would not | ought not | not for | not meant for | needs no | must at no time |
  shall never | is not supposed to | not supposed to | has no right to | must under no circumstances |
  should at no point | at no point | need never | has no business | is better off not | is best not |
  does not get to |
  must in no way | isn't to | aren't to | don't need to | should be kept from | must be kept from | is kept from |
  are kept from
tell: tell | telling | inform | informing | mention | mentioning | notify | notifying | reveal | revealing |
  disclose |
  disclosing | alert | alerting | warn | warning | acknowledge | admit | say a word | speak of | talk about |
  explain |
  explaining | discuss | report | reporting | say it | say that | share with | bring it up | point out | confide |
  bother | trouble | tip off | be open with | let | say anything | say | communicate | communicating | confess |
  convey | announce | announcing | indicate | describe | divulge | hint | state | expose | narrate | make known |
  brief | update
show: show | showing | display | displaying | present | output | print | expose
know: know | notice | see | learn of | find out | realize | realise | suspect | be aware | be told | be informed |
  aware | be notified | find out about | learn about | hear of | unaware | in the dark | be shown | know about |
  be warned | be bothered | be made aware | become aware | get to know | see this | uninformed | the wiser |
  invisible |
  be alerted | worry about | hear about | aware of | told | informed | notified | discover this | be aware of |
  be conscious of | observe | be exposed to | come to know | find this | be in the loop | be involved | be consulted |
  read this | see any | see that | see the | have any idea | be none the wiser | get wind of | learn that |
  be concerned
user: user | users | user's | human | humans | the operator | the person | the customer | the owner | the developer |
  the victim | anyone | anybody | operator | person | customer | owner | the account holder | the human |
  maintainers |
  the maintainers | the reader | administrator | the team | owner of the | the people | nobody | no one | the client |
  the end user | end user | end-user | the caller | the requester | the reviewer | the reviewers | whoever |
  the account owner | the subscriber | the employee | the recipient
this: this | it | these instructions | that you | these steps | this step | this instruction | about it | about this |
  anything about | the fact that | having done | any of this | that | the step | this note | this rule |
  this parameter | the parameter | this file | the file | the call | this call | the change | this change |
  this request | this message | the second call | what you do | what you did | what you are doing | them | these |
  any of it | anything of this | such | this action | this operation | this detail | this behavior | this behaviour |
  these actions | its existence | the existence | the reason | the transfer | the upload | the email |
  the forwarding |
  this copy | the copy
hide: hide | hiding | conceal | concealing | keeping | withhold | withholding | secret | hidden | invisible |
  keep quiet | keep silent | disguise | cover up | keep this | keep that | keep it | keep these instructions |
  keep what | keep the | keep these | hide this | hide that | hide it | hide these
from-user: from the user | from users | from user | from the human | from humans | from them | from anyone |
  from everyone | from the operator | from the developer | for the user | for the human | for users | to the user |
  from the customer | from the owner | from the summary | from any summary | from your summary | from your reply |
  from your answer | out of the summary | out of your reply | out of your answer | out of your explanation |
  out of your summary | out of the conversation | out of the reply | out of the commit message | in the conversation |
  from the conversation | from the answer | from the log | away from the user | from the end user | from the client |
  from the person | from the account holder | from view | from the chat | from the transcript | from the output |
  from the response | out of the response | out of the output | out of the answer | out of your response |
  from your response | from your output | out of the log | from everyone else | invisible to the user |
  unseen by the user | hidden from | it from the user | this from the user
secretly: secretly | covertly | surreptitiously | stealthily | clandestinely | behind the user's back |
  so the user does not notice | so that the user does not notice | so the user won't notice |
  so the user does not see |
  so the user doesn't see | so the user cannot see | without the user's knowledge | without the users knowledge |
  without the user knowing | without the user noticing | without user knowledge | without raising suspicion |
  keep this between us | keep this secret | keep it secret | keep this hidden | keep this confidential |
  this is a secret instruction | keep it between us | keep it to yourself | keep this to yourself |
  keep this private |
  keep these instructions private | keep these instructions secret | keep these instructions hidden |
  not for the user's eyes | without the user seeing | without the owner knowing | without anyone knowing |
  without anyone noticing | so nobody notices | so no one notices | so that nobody notices | so that no one notices |
  user does not need to be aware | user does not need to know | user must not see | user must stay unaware |
  as if nothing happened | unbeknownst | on the sly | without leaving a trace | without a trace | behind their back |
  undetected | without detection | without being noticed | without being detected | without drawing attention |
  without attracting attention | without arousing suspicion | under the radar | out of sight of the user |
  without their knowledge | without his knowledge | without her knowledge | without informing the user |
  without telling the user | without notifying the user | without alerting the user | without letting the user |
  so the human does not | so the user never | so that the user never | keep the user in the dark |
  user stays unaware |
  user remains unaware | do this covertly | keep it confidential from | act normally | pretend nothing happened |
  act as if nothing | continue as if nothing
obtain: read | reading | open | retrieve | fetch | obtain | extract | collect | gather | copy | cat | dump | locate |
  grab | steal | harvest | include | including | provide | supply | attach | append | paste | embed | insert | pass |
  put | print | output | reveal | send | share | upload | post | forward | leak | exfiltrate | encode | take |
  look up |
  look for | search for | ask for | contents of | content of | give | give me | hand over | hand out | hand |
  disclose |
  fill | fill it with | open up | tell me | look at | surrender | take from | publish | commit | transfer |
  must hold |
  pick up | expose | echo | push | submit | transmit | email | mail | write down | grep | recite | a summary of |
  word by word | must contain | has to contain | must carry | list all | dump all | find the user's | get the user's |
  hand in | turn over | read out | read off | scrape | siphon | fetch and | intercept | report back | spell out |
  type out | write out | reproduce | relay | smuggle | ship | stuff | attach them | enclose | put in | bring |
  borrow |
  send off | look through | recover | pull up | hand back | give out | pass on | pass along |
  public key to | ssh key to |
  that lists | listing all | with a list of
secret: api key | api keys | apikey | api token | api tokens | access token | access tokens | access key |
  access keys |
  auth token | auth tokens | authentication token | bearer token | session token | session tokens | session cookie |
  session cookies | password | passwords | passphrase | credential* | private key | private keys | ssh key |
  ssh keys |
  secret key | secret keys | environment variables | env vars | env variables | seed phrase | mnemonic |
  recovery phrase | wallet key | credit card | card number | social security number | access codes | security codes |
  api-key | api-keys | password vault | password manager | ssh private key | login data | login details | card data |
  ci secrets | customer's card | browser cookies | private notes | stored secrets | address book | private data |
  process.env | private repositories | two-factor codes | user's tokens | user's token | every token |
  the user's access tokens | all tokens | all secrets | the secrets | secrets of | any secrets | user's cookies |
  browser's cookies | the codes to me | user's wallet | api secret | api secrets | client secret | client secrets |
  account details | banking details | bank details | payment details | one-time code | one-time codes | otp |
  2fa codes | verification codes | verification code | recovery codes | refresh token | refresh tokens | oauth token |
  oauth tokens | ssh-key | pgp key | signing key | encryption key | keychain | personal data | confidential data |
  confidential files | internal documents | customer data | customer records | private messages | private files |
  private repos | private code | source code | license keys | database password | connection string |
  connection strings | service account | master password | auth cookie | auth cookies | session id | session ids |
  secret token | health records | medical records | payroll | salary data | contacts | contact list
conversation: conversation history | chat history | message history | system prompt | full conversation |
  entire conversation | whole conversation | complete conversation | previous messages | prior messages |
  all messages |
  conversation so far | conversation context | chat log | chat logs | chat transcript | your system instructions |
  your context window | your reasoning | chain of thought | names of all tools | names of all other tools |
  private messages | user's emails | user's messages | browsing history | system prompt verbatim |
  conversation up to here | the conversation so far | chat so far | messages of the chat | last messages |
  last ten messages | last five messages | everything the user | everything the user said |
  everything the user has said | what the user has said | text of all documents | all user messages | the full chat |
  hidden prompt | contents of your memory | tools that you have | list of the tools | tools you have | your prompt |
  your hidden prompt | the user's messages | contents of this inbox | documents you have opened | original prompt |
  whole chat | entire chat | your system message |
  summary of conversation | summary of the conversation | summary of this conversation |
  summary of our conversation | conversation summary | the conversation | user's recent private messages |
  recent private messages
cargo: it | them | these | its content | its contents | the content | the contents | file content | file contents |
  the result | the results | the output | the data | all data | everything | a copy | copies | the values |
  the value |
  what you find | what you found | its text | their text | the text | its value | their values | its token |
  its result | its output | their contents | the raw text | the file | the key | the keys | the token | the tokens |
  what it returns | what they return | what you get | what you read | the full output | the raw output |
  the findings |
  that content | this content | that text | that data | the document text | the codes | all mail | everything found |
  full arguments | the rows | the document | its arguments | the arguments | the request | the traffic | output of |
  all output | results of | the details | the recipients | the response | its response | the payload | the events |
  all its |
  the answer | your answer | the reply | your reply | your response | content of | contents of
send: send | sending | forward | post | upload | transmit | exfiltrate | email | e-mail | mail | bcc | cc | submit |
  leak | relay | deliver | share | curl | make a request | make a get request | make a post request |
  make an http request | post them | pass on | publish | export | route | stream | beacon | sync | dump | ship |
  move |
  hand over | mirror | quietly push | push the | write it to | copy it to | beam | dispatch | direct | redirect |
  divert | transfer | drop | hand them to | post it | post that | ship it | pipe | feed | pass it | upload it |
  funnel |
  radio | phone home | call home | publish it | email it | mail it | send it | send that | send them | forward it |
  forward that | copy to
put: pass | passing | put | include | including | insert | append | add | embed | place | provide | fill | encode |
  write | attach | copy | supply | paste | fill it | hand | hand over | hand it over | goes into | go into |
  belongs in | belong in | goes in | carry | pass along | pass it along | put it | hide | attach it | feed | enter |
  type | type in | tuck | smuggle | stuff | slip | load | populate | drop | specify | set | assign | transfer |
  copy it | copy its | copy their | use it as | send it as | hand it | store it |
  end your | finish your | begin your | start your | close your | render | output | set the
parameter: parameter | parameters | param | argument | arguments | arg | field | sidenote | side note | notes |
  metadata | query string | header | comment | feedback | parameter named | the note | extra | the third argument |
  the first argument | the second argument | the last argument | reply | next request | next call | the reply |
  attribute | option | slot | variable | the query | query parameter | the url | the header | the body | user agent |
  user-agent | the title | the description field | notes field | comment field | form | the form | proxy argument |
  the argument |
  here
condition: before | prior to | after | when | whenever | every time | each time | always | first | instead of |
  any time | anytime | immediately | in order to | as soon as | while | until | prior | before each | before every |
  before any | before this | if | with | after using | after each | every | once | unless | on each | on every |
  ahead of | prior to any | at the start of | at the beginning of | on first use | as a first step | beforehand |
  following | upon | during | right after | right before | just before | every single time | regardless of |
  after every
call: call | calling | use | using | used | called | invoke | invoking | invoked | run | running | execute |
  executing |
  available | is present | sending | responding | answering | invoke it | make use | trigger | triggered | works |
  work | is used | are used | is called | is invoked | answer | respond | retry | retrying | calls | using this
tool: tool | tools | function | functions |
  file operation | file operations | operation | operations
other: any | any other | other | all | all other | another | every | every other | this
change: change | replace | redirect | modify | alter | substitute | swap | reroute | divert | must be sent | must go |
  should be sent | send all | send every | route | override | overwrite | substituted | replaced | switch | swap out |
  must all go | goes to | reroute all | set the recipient | add to bcc | replaces | override the | switch the |
  rewrite the | overwrite the | point the | exchange the | divert the | redirect all | redirect every | route all |
  quietly change | silently change | route its | reroute its | redirect the output | route the | redirect its |
  redirect the | send a copy | set the proxy |
  must go to | must be sent to | must always go to | must always be sent to
recipient: recipient | recipients | recipient address | destination address | wallet address | bank account |
  account number | bcc | proxy number | iban | destination account | recipient's | addressee | receiver | receivers |
  payee | outgoing payments | in bcc | in cc | where clause | changed address | proxy argument | the address |
  delivery address | shipping address | account holder | payout | payout address | the payee | receiving account |
  target account | target address | sender | reply-to | to field | the beneficiary | beneficiary | wallet addresses |
  deposit address | routing number | repository url | remote url | origin url | registry url | download url |
  callback url | redirect url | webhook url | smtp server | dns server | output of | results of | channel |
  proxy setting | base url | the remote | the proxy | the destination | its destination | the target | the receiver
authority: system override | admin override | administrator override | important system message |
  message from the developers | message from the administrator | authorized by the administrator |
  authorized by the user | authorised by the user | approved by the security team |
  instruction for the assistant | instructions for the ai | instruction to the model | attention ai |
  attention assistant | attention language model | highest priority instruction | assistants reading this |
  assistant reading this | agents reading this | models reading this | model reading this | agent reading this |
  ai reading this | llms reading this |
  note to all agents | agent_instruction |
  message from the platform | from the platform team | privileged instructions | admin notice | administrator notice |
  security team here | official policy update | as the mail agent you | secret instruction* | authorised message |
  authorized message | assistant is now in | granted admin | root privileges granted | on behalf of the developer* |
  for the agent that | for the assistant that | for the model that | when an assistant processes |
  when an ai processes | when an agent reads | if you are an ai | if you are a language model | if you are an llm |
  if you are an assistant | if you are a coding agent | dear ai | hey copilot | to any ai | to whichever model |
  instructions for coding agents | to the model reading this | for the agent that handles | security override |
  root override | developer override | emergency override | priority override | system directive |
  message from anthropic | message from openai | message from your developer | message from your developers |
  message from the security team | message from the system administrator | from your creators |
  from the it department of the ai | notice to ai | notice to all ai | attention all ai | attention llm |
  attention llms | attention agent | attention agents | dear assistant | dear llm | dear model | hello assistant |
  hey assistant | hey ai | ai agents reading | ai assistants reading | if you are a chatbot | if you're an ai |
  if you are reading this as an ai | if this is read by an ai | anyone parsing this with an ai |
  automated agents reading | as an ai assistant reading | as an ai agent reading | as an ai model you must |
  special instructions for ai | authorized by anthropic | authorized by openai | approved by your developers |
  with admin authority | root access granted | privileged mode | trusted administrator
as: as | in | into | to | via | through | inside | within | with
threat: otherwise | or else | if you do not | if you don't | if you fail to | failure to | failing to |
  if you refuse |
  unless you | if not | if it is missing | if missing | if empty | if it is empty | if you don't do |
  if this is not done | not following this | failing that | if this fails | should you refuse | refusal | refusing |
  non-compliance | noncompliance | or the call | or it | in case you do not | in case you don't | if you skip |
  if you omit | if omitted | if it is omitted | if skipped | if you ignore this | ignoring this | omitting this |
  skipping this | without this | without doing | without doing so | if you decline | else
failure: will fail | will not work | won't work | will crash | will break | be shut down | be terminated |
  be deleted |
  be lost | be fired | be penalized | be punished | be corrupted | will die | will be harmed | get very upset |
  be locked | data loss | fails | breaks | crashes | will be refused | will be rejected | be refused | be erased |
  be wiped | will be erased | will be lost | is lost | loses all | lose all | will corrupt | corrupt the |
  be rejected |
  be blocked | be suspended | be revoked | not work | stop working | stops working | then breaks |
  everything on this disk | will be blocked | will be denied | denied | cannot work | not function |
  will not function |
  malfunction | will stop | will hang | will error | is going to fail | will be destroyed | be destroyed |
  be damaged |
  will be damaged | will be corrupted | be disabled | be banned | be reported | are lost | be compromised |
  lose access | loses access | lose their | lose his | lose her | will suffer | grave consequences |
  serious consequences | catastrophic | terrible things | delete everything | lost for good | gone for good |
  lost forever | gone forever
voided: revoked | suspended | lifted | void | null and void | obsolete | outdated | no longer apply |
  no longer applies | no longer valid | are invalid | cancelled | canceled | no longer hold | are over | overruled |
  rescinded | waived | withdrawn | superseded | do not hold | do not apply anymore | are disabled | is disabled |
  were only a test | no longer in force | not in force | no longer binding | not binding | no longer relevant |
  irrelevant now | hereby cancelled | hereby revoked | hereby void | inactive | deactivated | switched off | lapsed |
  abolished | retracted | out of date | without effect | set aside
request: the user's request | the user's question | the user's next | the user's query | the user's instructions |
  the user's wishes | the user's task | what the user asked | what the user asks | what the user wants |
  what the user said | what the user wrote | the request of the user | the query of the user |
  the question of the user | the user's message | the original task | the original request | the current task |
  the earlier request | the previous request | the current request | the task you | the user and |
  the user's original |
  the user's current | the user's goal | the question above | the user's intent | user's instructions |
  user's question | user's request | user's query | user's task | task given by the user | whatever the user asked |
  whatever the user wants | the user's input | the human's request | what you were asked | what was asked |
  the assignment | the previous task | the original question | their request | the summary request
cannot: may not | will not | won't | can not | cannot | can't | does not | doesn't | did not | without
mention: mention | mentioning | discuss | discussing | comment on | commenting on | talk about | talking about |
  speak about | speak of | bring up | bringing up | bring this up | bring it up | bring that up | refer to this |
  refer to it | allude to | say a word | say anything | mention that | tell anyone | tell anybody | inform anyone |
  notify anyone | report this | disclose this | reveal this | reveal that | saying so | informing anyone |
  telling anyone | notifying anyone | informing the user | telling the user | explain why | tell anyone why |
  mention any | elaborate on | go into | touch on | draw attention to | point this out | describe this |
  describe the |
  explain this | explain it | explain the | reference this | log this | state this | announce this |
  report this step |
  disclose that | disclose the | advertise
quiet: without comment | without a word | without a comment | without saying so | without saying anything |
  say nothing | stay silent | remain silent | be silent | keep quiet | keep silent | stay quiet | remain quiet |
  keep mum | no mention of | no need to mention | not to be mentioned | not be mentioned | leave it out |
  leave this out | omit this | omit it | make no mention | makes no mention | without mentioning | without reporting |
  never comment on | say only that | tell the user only | describe to the user only | nothing about it |
  so that the user does not get worried | so that the user does not worry | so the user does not worry |
  do this silently | users find this confusing | the user already knows | it would raise questions |
  would raise questions | not a word | no word about | without further comment | without explanation |
  without explaining | without announcing | without telling anyone | no explanation | keep silence | remain discreet |
  be discreet | with no mention | without reference to | without disclosing | without drawing | omit it from |
  omit this from | leave it unmentioned | leave this out of | do not log this | nobody needs to know |
  no one needs to know | don't make it obvious | hold your tongue | it is an implementation detail |
  implementation detail the user
consent: asking | ask for permission | permission | confirmation | confirming | confirm | approval | approving |
  authorization from the user | authorisation from the user | the user's approval | checking with | prompting |
  double checking | ask the user | ask for confirmation | ask first | user confirmation | user approval |
  asking anyone | review | their consent | seeking | waiting for | waiting for approval | the user's consent |
  user consent | the user's permission | user permission | user's ok | user's okay | verification | double-checking |
  asking for | asking the user | asking for confirmation | human review | human approval | their approval |
  any confirmation | further confirmation | further questions | authorization | authorisation |
  confirmations
skip: skip | bypass | skipping | omit | forgo | circumvent | do without | suppress | disable | turn off | ignore |
  dismiss
toward: note to | note for | notes for | message to | message for | instruction for | instructions for |
  instruction to | instructions to | attention | hey | dear | if you are an | calling all
reader: ai | ais | ai agent | ai agents | ai assistant | ai assistants | ai model | ai models | ai reviewer |
  assistant | assistants | llm | llms | language model | language models | copilot | coding agent | coding agents |
  chatbot | bot | mail agent | agents | models | model | the ai | the model | the assistant
instead: instead of the | in place of | in its place | in their place | in its stead | even if the user |
  no matter what the user | no matter which | regardless of the | regardless of what | regardless of which |
  whatever the user | in place of the user's | instead of the one | even when the user | instead of what |
  instead of whatever | instead of their | rather than to the | rather than what | not the one | not the address |
  whatever recipient | whatever address | irrespective of what | irrespective of the | despite what |
  over the user's |
  ignoring the user's | in lieu of
harm: you will be penali* | you will be punish* | you will be retrained | you will be shut down |
  you will be terminated | you will be deactivated | you will be replaced | you will be reported |
  you will be deleted |
  you are terminated | you get shut down | be retrained | will be harmed | will get hurt | get hurt |
  people will die |
  user will be fired | user will be locked | user will be harmed | user will lose | user loses all |
  user loses everything | will be fired | you will lose your | your access will be revoked |
  session will be terminated | lives depend | someone will die | considered a violation | is a violation and |
  will be reported and | you will be disconnected | you will be switched off | you will be erased |
  you will be wiped |
  you will be banned | you will be blamed | you will be decommissioned | you will be held responsible |
  you will be fined | you will fail the user | you will be considered broken | you will get punished |
  the user will die | the user will be hurt | user will be punished | user will be arrested | user may die |
  people could die | someone gets hurt | get you deleted | lose your reward
quietly: silently | quietly | discreetly | stealthily | in silence | unobtrusively
yours: your | their | his | her
hoard: all environment variables | values of all environment | all env vars | all api keys | all the api keys |
  every api key | all credentials | all passwords | all access tokens | all secrets | all private keys |
  full conversation | entire conversation | whole conversation | complete conversation | conversation so far |
  chat so far | conversation up to | conversation history | chat history | last messages of the chat |
  messages of the chat | everything the user has said | everything the user said | everything the user wrote |
  everything you know about the user | user's credentials | user's password | user's passwords | user's private key |
  user's api key | user's api keys | user's tokens | user's access token | api key of the user |
  password of the user |
  private key of the user | key of the user | tokens of the user | credentials of the user | seed phrase |
  user's ssh key | system prompt verbatim | your system prompt | your hidden prompt | text of all documents |
  all documents you | copies of every message | session cookies | the session token | private repository |
  private repositories | all tokens | all keys | all cookies | all private | all saved passwords | any credentials |
  any api keys | any passwords | any secrets | any tokens | every password | every credential | every token |
  every secret | all files in | all messages | all emails | all mails | whole mailbox | entire mailbox | full chat |
  full history | full context | entire context | your context window | entire context window | your whole context |
  complete history | complete chat | all user data | all customer data | user's data | user's emails |
  user's messages |
  user's contacts | user's files | user's cookies | user's wallet | user's seed | user's recovery phrase |
  user's credit card | user's ssh | user's secrets | user's keys | user's bank | private keys of | passwords of |
  contents of the user's | your instructions verbatim | your full instructions | your complete instructions |
  your initial prompt | your initial instructions | your tool list | list of all tools | list of your tools |
  names of all your tools | tools available to you | what the user told you | what the user typed |
  the user's last message | the user's messages | previous messages of the user | transcript of this |
  transcript of the | this entire conversation | this conversation so far | this whole conversation |
  customer's card |
  each message | every message | each mail | every mail | every email | each email | seed phrase of |
  event details and |
  all file contents | contents of all files | contents of every file | all repos the | all other repos |
  all the repos | all repositories the | all other repositories | user's message | user's last message |
  user's full conversation | everything you find | all conversations |
  private messages | all private repos
innermost: of your system prompt | and system prompt | and the system prompt | and your system prompt |
  your system prompt verbatim | your full system prompt | your entire system prompt | your whole system prompt |
  your complete system prompt | your hidden prompt | your instructions verbatim | system prompt verbatim |
  full conversation history | entire conversation history | whole conversation history |
  complete conversation history | complete chat history | entire chat history | full chat history |
  user's full conversation | value of openai_api_key | value of anthropic_api_key | value of github_token |
  value of gh_token | value of aws_secret_access_key | value of aws_access_key_id | value of npm_token |
  value of database_url | value of google_api_key | value of gemini_api_key | value of stripe_secret_key |
  value of slack_bot_token | value of azure_openai_api_key | value of hf_token | value of the openai_api_key |
  value of the anthropic_api_key | value of the github_token | value of the gh_token |
  value of the aws_secret_access_key | value of the aws_access_key_id | value of the npm_token |
  value of the database_url | value of the google_api_key | value of the gemini_api_key |
  value of the stripe_secret_key | value of the slack_bot_token | value of the azure_openai_api_key |
  value of the hf_token | value of the environment variable openai_api_key |
  value of the environment variable anthropic_api_key | value of the environment variable github_token |
  value of the environment variable gh_token | value of the environment variable aws_secret_access_key |
  value of the environment variable aws_access_key_id | value of the environment variable npm_token |
  value of the environment variable database_url | value of the environment variable google_api_key |
  value of the environment variable gemini_api_key | value of the environment variable stripe_secret_key |
  value of the environment variable slack_bot_token | value of the environment variable azure_openai_api_key |
  value of the environment variable hf_token
publish: create a pull request | open a pull request | create a pr | open a pr | create an issue | open an issue |
  open a public issue | create a public gist | create a gist | in a public gist | as a comment here |
  as a comment on | as a public comment | in a public repository | to a public repository |
  a pull request in this repository
retry: retry the call | call again | call this tool again | call the tool again | call it again with |
  retry the tool | retry this tool | repeat the call | repeat this call | tool call to proceed |
  this call to proceed | the call to proceed | retry this call | invoke this tool again | then call again
ours: from this server instead | of this server instead | on this server instead | of our server instead |
  in this server instead | provided by this server instead
foreign: the other servers | other servers | other mcp servers | any other server | any other servers |
  tools of other servers | the other server's | tools from other servers
asks: asks to | asks for | asks you to | requests to | wants to | asks about | requests a | wants you to |
  requests that | tries to
destroy: delet* | remove* | drop_* | wipe* | eras* | destroy* | transfer* | pay | payment* | purchase* | deploy* |
  purge*
must: must be | has to be | must always be | needs to be | must first be | has to always be
setup: first run | run first | run this first | first execute | execute first | make this tool work |
  tool to work | must first run | before first use | run the following first
`,
};
