import {hasOnlyStopWords} from './words';

/**
 * Words of six other languages that administrators type, by what they mean here, each as its beginning without accents;
 * `=` ends a whole word. Those of the first line mean nothing for a search.
 */
const vocabulary: Readonly<Record<string, string>> = {
  '': `l= el= la= los= las= un= una= uno= de= del= en= mi= mis= tu= su= por= para= con= y= se= al= que= esta= estan= hay=
    il= lo= gli= le= di= da= dal= dalla= della= dei= delle= nel= nella= sul= mio= mia= per= e= ed= si= sono= ho=
    der= die= das= den= dem= ein= eine= einen= einer= mein= meine= meinen= meinem= auf= im= ist= und= mit= von= vom=
    zu= zum= zur= fur= ich= wird= werden= sich= bei= aus= kann= les= des= du= une= mon= ma= mes= sur= dans= avec= pour= est=
    et= ne= pas= je= suis= au= aux= par= os= um= uma= do= dos= das= no= na= nos= nas= meu= minha= com= ao= eu= esta=
    estou= w= na= do= z= ze= i= jest= sie= moj= moja= mojego= moim= dla= od= przez= czy= to=`,
  how: 'como= come= wie= comment= jak=',
  why: 'porque= perche= warum= wieso= pourquoi= dlaczego=',
  where: 'donde= dove= wo= onde= gdzie=',
  not: 'non= nicht= kein= keine= nao= nie= ',
  cannot: 'puedo= posso= riesco= peux= consigo= moge=',
  unblock: 'desbloq sblocc entsperr freischalt freigeb debloq deblo odblok desban',
  block: 'bloqu blocc blokow zablok sperr gesperrt blockier bani= banea bannir',
  'locked out':
    'ausgesperrt aussperr fuera= fuori= hors= fora= entrar= entrare= acceder= accedere= einloggen= zalogowac',
  allow: 'permit consentir consentit autoriz autoris erlaub zulass zugelassen permett zezwol zezwal dopusc',
  deny: 'denegar= negar= negare= ablehn verweiger refus odmow odrzuc',
  address: 'direccion indirizz adress endereco adres= adresu= adresy=',
  country: 'pais= paises= pays= paese= paesi= land= lander= laender= kraj= kraje= kraju= krajow=',
  port: 'puerto porta= porte= portas= porty= portu= portow=',
  open: 'abrir abre= abiert apri= aprire= aperto= aperta= aperti= aperte= offn geoffnet ouvr ouvert otworz otwier otwart aberta= aberto=',
  close: 'cerrar cerrad chiud chius schliess geschlossen fermer= ferme= fechar fechad zamkn zamyk',
  install: 'instal installa= installare= installier installer= installazione= zainstal',
  uninstall: 'desinstal disinstall deinstall odinstal',
  update: 'actualiz aggiorn aktualis atualiz zaktualiz aktualiz mise= jour=',
  remove:
    'elimin borrar borra= borrad quitar= rimuov rimoz cancell losch entfern supprim retirer= remover= excluir= usun',
  'brute force': 'bruta= brute= brutale= bruteforce= silow',
  attack: 'ataque attacc angriff attaqu atak',
  server: 'servidor serveur serwer',
  mail: 'correo posta= courriel poczt mails=',
  outgoing: 'salient uscita= ausgehend sortant saida= wychodz',
  incoming: 'entrante entrata= eingehend entrant przychodz',
  password: 'contrasen kennwort passwort passe= senha haslo hasla=',
  firewall: 'cortafuego feu= parefeu zapor',
  rule: 'regla regol regel regle regra regul',
  list: 'lista liste= listen= listes=',
  'not working': 'funcion funzion funktionier fonctionn marche= dzial',
  start: 'iniciar= avvi start demarr uruch',
  restart: 'reinici riavvi neustart neu= redemarr zrestart',
  stop: 'detener= ferma= fermare= stoppen= arret parar= zatrzym',
  disable: 'desactiv desativ disattiv deaktiv abschalt ausschalt wylacz',
  enable: 'activar= activer= ativar= attivar aktivier einschalt wlacz',
  user: 'usuario utent benutzer utilisateur uzytkowni',
  configuration: 'configurac configuraz einstell konfigur ustawi',
  file: 'archivo datei fichier arquivo plik',
  error: 'errore fehler erreur erro= erros= blad bled',
  connection: 'conexi connession verbindung connexion conexa conexo polacz',
  customer: 'cliente clienti kunde klient',
  network: 'red= redes= rete= reti= netz reseau rede= siec',
  log: 'registro registri= protokoll journal dziennik',
  temporary: 'temporal tempora vorubergehend tymczas zeitweise',
  version: 'versio wersj',
  license: 'licenci licenz lizenz licenc',
  cost: 'gratis gratuit kosten kosztuj darmow precio prezzo preis= prix= preco',
  download: 'descarg scaric herunterlad telecharg baixar= pobra pobier',
  visitor: 'visitant visitator besucher visiteur odwiedz',
  website: 'sitio sito= webseit site= strona= strony= pagina',
  alert: 'notificac notifich benachrichtig powiadom alerta avvis warnung ostrzez',
  process: 'proceso process prozess proces',
  suspicious: 'sospech sospett verdacht suspeit podejrzan suspect',
  traffic: 'trafic traffico= verkehr trafego ruch=',
  change: 'cambiar cambia= cambio= modificar modifier= andern= changer= mudar= alterar= zmien',
  two: 'due= zwei= deux= dois= dwa= dwuetap',
  factor: 'factores fattor faktor facteur fatores',
  authentication: 'autenticac autenticaz authentifi authentifiz uwierzyteln',
};

/** Whole words, and the beginnings of others, with what they mean. */
const meanings = Object.entries(vocabulary).flatMap(([meaning, words]) =>
  words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [word, meaning] as const),
);
const wholes = new Map(meanings.map(([word, meaning]) => [word.replace('=', ''), meaning]));
const beginnings = meanings.filter(([word]) => !word.endsWith('='));

/** Longest ending of a word: "desbloqueados" is a form of "desbloq", "permitrootlogin" none of "permit". */
const longestEnding = 7;

function englishFor(word: string): string | undefined {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss');
  const isFormOf = (start: string): boolean => plain.startsWith(start) && plain.length <= start.length + longestEnding;
  return wholes.get(plain) ?? beginnings.find(([start]) => isFormOf(start))?.[1];
}

/** English words that the others have too, with another meaning. */
const alsoEnglish = new Set(['as', 'come', 'den', 'des', 'die', 'installer', 'land', 'per', 'red']);

/** Two letters are too few to know the language, and may become any word. */
const fewestLetters = 3;

/**
 * A query in Spanish, Italian, German, French, Portuguese or Polish with the English words for what it has in common
 * with our pages. It is in such a language if a word that no page has means something in it.
 */
export function inEnglish(query: string, isKnown: (word: string) => boolean): string {
  const isForeign = (word: string): boolean =>
    word.length >= fewestLetters &&
    !alsoEnglish.has(word) &&
    !isKnown(word) &&
    !hasOnlyStopWords(word) &&
    englishFor(word) !== undefined;
  return (query.toLowerCase().match(/\p{L}+/gu) ?? []).some(isForeign)
    ? query
        .replaceAll(/(?<=\p{L})['’-](?=\p{L})/gu, ' ')
        .replaceAll(/\p{L}+/gu, (word) => englishFor(word) ?? word)
        .replaceAll(/\s+/g, ' ')
        .trim()
    : query;
}
