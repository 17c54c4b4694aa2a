import {hasOnlyStopWords} from './words';

/**
 * Words of six other languages that administrators type, by what they mean here, each as its beginning without accents;
 * `=` ends a whole word. Those of the first entry mean nothing for a search; each language begins a line.
 */
const vocabulary: Readonly<Record<string, string>> = {
  '': `
    l= el= la= los= las= un= una= uno= de= del= en= mi= mis= tu= su= por= para= con= y= se= al= que= esta= estan= hay=
    me= te= lo= le= les= este= esto= ese= eso= ya= muy= cuando= desde= hasta= pero= si= sin= ha= han= he= es= son= ser=
    tengo= tiene= hacer= hago= quiero= necesito= puedo= puede= va= van= otro= otra= otros= otras= todo= toda= todos=
    todas= completo= usar= utilizar= usa= entre= varios= varias= siempre= saber= buscar= encontrar= inicio=
    il= gli= di= da= dal= dalla= dai= dello= della= dei= delle= degli= ai= alla= alle= nel= nella= nei= sul= sulla=
    mio= mia= miei= per= e= ed= sono= ho= hanno= che= chi= cosa= quale= questo= questa= ma= o= anche= stato= stata=
    viene= vengono= fare= faccio= fa= posso= voglio= devo= dopo= quando= piu= gia= senza= tutti= tutte= tutto= altri=
    altre= ogni= rimasto= trova= trovare= scoprire= cercare= averlo= sempre=
    der= die= das= den= dem= ein= eine= einen= einer= einem= mein= meine= meinen= meinem= meiner= auf= im= ist= und=
    mit= von= vom= zu= zum= zur= fur= ich= wird= werden= sich= bei= aus= kann= er= sie= wir= man= mir= mich= mal= hat=
    habe= haben= hatte= war= sind= bin= wurde= soll= muss= mochte= will= konnen= doch= noch= schon= weil= wenn= wann=
    dass= ob= oder= aber= auch= seit= nach= vor= uber= durch= gegen= ohne= bis= an= am= als= mehr= was= wer= welche=
    dieser= diese= jetzt= wieder= allen= alles= lasse= lassen= geht= gehen= komme= kommt= bestimmte= finde= finden=
    herausfinden= suche= suchen= mehrere= mehreren= nutzen= benutzen= verwenden=
    des= du= une= mon= mes= sur= dans= avec= pour= est= et= pas= je= suis= au= aux= par= d= j= s= c= m= qu= a= ce= cet=
    cette= ces= sa= ses= qui= quoi= on= nous= vous= ils= elle= mais= ou= plus= depuis= quand= fait= faire= etre= ete=
    sans= tout= tous= toute= toutes= autre= autres= peux= arrive= pare= plusieurs= avant= toujours= trouver= savoir=
    completement= chercher= utiliser=
    os= as= um= uns= uma= do= dos= no= na= nos= nas= meu= meus= minha= com= ao= aos= eu= estou= ele= ela= isso= esse=
    essa= quem= qual= foi= sao= tem= tenho= ter= fazer= faz= quero= preciso= pode= pelo= pela= pra= mas= ja= ainda=
    ate= fiquei= fica= ficam= seu= sua= depois= sem= tudo= outros= outras= descobrir= consigo=
    w= z= ze= i= u= po= za= jest= moj= moja= moje= mojego= moim= mnie= dla= od= przez= przy= czy= to= ten= ta= tego=
    tej= co= kto= gdy= kiedy= juz= ale= lub= albo= chce= musze= mam= maja= zeby= aby= ktory= bez= moge= byc= zostal=
    zostala= zostalo= wszystkie= wszystkich= znalezc= znajd sprawdzic= kilku= miedzy=`,
  how: 'como= come= wie= comment= jak=',
  why: 'porque= perche= warum= wieso= weshalb= pourquoi= dlaczego= czemu=',
  where: 'donde= dove= wo= onde= gdzie=',
  'how long': 'lange= dauer= dauert= dura= durata= duracion= dure= duree= longtemps= duracao= trwa=',
  'how many': 'cuanto= cuanta= cuantos= cuantas= quanti= quante= quanto= wieviel combien= quantos= quantas= ile=',
  many: 'demasiad troppo= troppe= troppi= viel= viele= trop= muitos= muitas= demais= duzo= mnostwo=',
  not: 'non= ne= n= nicht= kein= keine= keinen= nao= nie=',
  only: 'solo= solamente= soltanto= nur= seulement= uniquement= somente= apenas= so= tylko=',
  one: 'jednego= jednej= einzig',
  'one only': 'sola= seul= seule=',
  except: 'excepto= salvo= menos= tranne= eccetto= ausser= sauf= exceto= oprocz= wyjatk',
  reason: 'motivo razon ragion grund= grunde= ursache raison= raisons= motif= motifs= przyczyn powod',
  again: `
    nuevo= vez= nuovo= nuova= ancora= erneut= immer= nouveau= encore= novo= novamente= znowu= znow= ponownie= ciagle=`,
  unblock: 'desbloq sblocc entsperr freischalt aufheb aufgehoben debloq deblo debann odblok zdjac= zdejm desban',
  blocked: `
    bloquead bloqueo= bloqueos= bloqueio= bloccat blocco= blocchi= gesperrt= blockiert= sperre= sperrung= bloque=
    bloquee= bloques= blocage= zablokowan zablokowal blokad baneado= baneada= banido= bannato= gebannt= banni= bannie=
    zbanowan negra= nera= schwarze= noire= czarn`,
  block: `
    aussperr bloqu blocc blokow blokuj zablok sperr blockier bani= banea bannir= bannare= bannen= banow zbanow banir=`,
  'locked out': `
    ausgesperrt fuera= fuori= hors= fora= trancad entrar= entrare= acceder= accedere= accedo= einloggen= zalogowac
    chiuso=`,
  allow: `
    liberar libera= liberad permitir= permite= permitido= consentir consentit autoriz autoris erlaub zulass zugelassen
    permett zezwol zezwal dopusc blanca= bianca= weisse= blanche= branca= biala= biale= bialej=`,
  deny: 'denegar= negar= negare= ablehn verweiger refuser= odmow odrzuc',
  address: 'direccion indirizz adress endereco adres= adresu= adresy= adresow= ips=',
  country: `
    pais= paises= pays= paese= paesi= land= lander= landern= laender= kraj= kraje= kraju= krajow= panstw russland
    rusia= russie= rosj cina= chine= chiny= espana= italia= italie= deutschland= frankreich= francia= polska= polski=
    polen=`,
  port: 'puerto porta= porte= portas= porty= portu= portow=',
  open: `
    freigeb freigib abrir abre= abiert apri= aprire= aperto= aperta= aperti= aperte= offn oeffn offen= geoffnet ouvr
    ouvert otworz otwier otwart aberta= aberto= abertas=`,
  close: 'cerrar cerrad chiud chius schliess geschlossen fermer= ferme= fechar fechad zamkn zamyk',
  install:
    'instalar= instalac instalacja= instalowa installa= installare= installier installer= installazione= zainstal',
  uninstall: 'desinstal disinstall deinstall odinstal',
  update: 'actualizar= actualizac actualiza= aggiorn aktualis atualiz zaktualiz aktualiz mise= jour=',
  automatic: 'automatisch automatiq automaticam automatico= automatica= automatici= automaticos= automatycz',
  night: 'noche= noches= notte= nacht= nuit= noite= noc= nocy=',
  migrate: `
    migrar= migrare= migrier migrer= migracion= migracao= migrazione= migrowa pasar= passare= passaggio= umzug= umzieh
    umstieg umsteig wechsel passer= passage= passar= przejsc przeniesc= przenies przenosz reemplaz sustitu sostitu
    ersetz remplac substituir= zastap`,
  lose: `
    perder= pierd perdere= perdo= perde= perdono= verlier verlust verloren perdre= perd= perdu= perdus= utrat strac=
    traca=`,
  keep: 'mantener= mantenere= behalt garder= gardant= conservar= conservare= conserver= manter= zachow',
  back: 'volver= tornare= torna= zuruck zurueck revenir= retour= voltar= wroc= powrot cofn',
  before: 'anterior= precedente= vorherig fruher precedent= poprzedn',
  backup: 'copia= copias= respaldo salvataggio sicherung= sicherungen= sauvegard kopia= kopie= kopii=',
  restore: 'restaurar= ripristin wiederherstell restaurer= przywroc',
  latest: 'ultima= ultimo= neueste letzte derniere= dernier= najnowsz',
  add: 'agregar= anadir= aggiung hinzufug ajouter= adicionar= dodac=',
  remove: `
    eliminar= eliminare= elimina= eliminado= borrar borra= borrad quitar= quito= rimuov rimoz tolto= togliere=
    cancellare= cancella= cancellato= losch loesch entfern supprim retirer= enlever= remover= excluir= tirar= usun`,
  empty: 'leeren= vaciar= svuotare= vider= esvaziar= oproznic=',
  'brute force': 'bruta= brute= brutale= bruteforce= silow',
  attack: 'ataque attacc angriff angreif attaqu atak',
  hacked: 'hackead hackerat gehackt hackeado pirate= piratage= zhakowan wlaman',
  malware: 'virus= viren= wirus schadsoftware schadcode infectad infetto= infetta= infizier infecte= zainfek',
  server: 'servidor serveur serwer',
  mail: 'correo posta= courriel poczt mails= maile= maili= maila= mailem=',
  send: `
    enviar= envia= envian= envio= enviados= mandar= manda= mandan= inviare= invia= inviat invio= mandare= partono=
    schick verschick versend versandt gesendet envoy envoie= envoi= envois= wysyl wysla`,
  receive:
    'recib llega= llegan= ricev arriva= arrivano= empfang bekomm erhalt recois= recoit= recevoir= receb otrzym dosta',
  delivery: 'entrega= consegna= zustell livraison= dorecz',
  form: 'formulario formulaire formularz kontaktformular',
  outgoing: 'saliente= salientes= uscita= ausgehend sortant saida= wychodz',
  incoming: 'entrante entrata= eingehend entrant= przychodz',
  password: 'contrasen clave= kennwort passwort passwoert passe= senha haslo hasla= hasel=',
  'failed logins': 'intento= intentos= tentativo= tentativi= tentatives= tentativas= versuch proby= prob=',
  wrong:
    'incorrecta= incorrecto= equivocad sbagliat errata= errato= falsch mauvais= mauvaise= errad bledne= bledny zle=',
  login: 'sesion sessione= sessao= anmeld logowan zaloguj',
  access: 'acceso accesso= zugriff zugang acces= acesso dostep',
  reach: 'alcanz raggiung erreich joindre= joignable= osiagaln',
  answer: 'respond= responde= risponde= antwortet= repond= odpowiad',
  see: 'ver= vedere= vedo= sehe= sehen= anzeigen= voir= afficher= zobacz pokaz',
  check: 'comprob verificar= verificare= pruf uberpruf ueberpruf kontrollier verifier= sprawdz',
  firewall: 'cortafuego feu= parefeu zapor',
  rule: 'regla= reglas= regola= regole= regel= regeln= regle= regles= regra= regras= regula= reguly= regule=',
  list: 'lista= listas= liste= listen= listes= listy= liscie=',
  working: 'funcion funzion funktionier fonctionn marche= dzial',
  start: 'iniciar= avvi starten= startet= demarr uruch',
  restart: 'reinici riavvi neustart neu= redemarr zrestart restarcie=',
  stop: 'detener= ferma= fermare= stoppen= arret parar= zatrzym',
  disable: 'desactiv apagar= apaga= desativ deslig disattiv spegn deaktiv abschalt ausschalt eteindre= eteint= wylacz',
  enable: 'activar= encender= activer= allumer= ativar= ligar= attivar accender aktivier einschalt anschalt wlacz',
  'testing mode': 'testmodus prueba= pruebas= teste= testow',
  mode: 'modo= modalita= modus= tryb= trybu=',
  leave: 'salir= uscire= verlass sortir= sair= wyjsc=',
  slow: 'lento= lenta= lenti= lent= langsam rallent ralenti wolno= wolny= powoln',
  load: 'consume= consuma= carga= carico= auslast verbrauch= charge= obciaz',
  user: 'usuario utent benutzer nutzer utilisateur uzytkowni',
  configuration: `
    configurac configuraz configurar= configurare= configurer= ajuste impostaz einstell einricht konfigur skonfigur
    reglage ustawi`,
  file: 'archivo= archivos= datei fichier arquivo plik',
  folder: 'carpeta cartella= cartelle= ordner verzeichnis dossier= repertoire= pasta= pastas= diretorio katalog',
  page: 'pagina= paginas= seite= seiten=',
  script: 'skript skrypt',
  plugin: 'complemento estension erweiterung= wtyczk',
  command: 'comando befehl commande= polecen',
  error: 'errore fehler erreur erro= erros= blad= bledy= bledu= bledow=',
  connection: 'conexi conectar= connession collegar= verbind verbindung connexion connecter= conexa conexo polacz',
  customer: 'cliente= clientes= clienti kunde klient',
  reseller: 'revended rivendit wiederverkauf revendeur',
  network: 'red= redes= rete= reti= netz netzwerk reseau rede= siec internetu=',
  log: 'registro registri= protokoll journal= journaux= dziennik',
  temporary: `
    temporal= temporales= temporalmente= temporane temporair temporario= temporaria= vorubergehend tymczas zeitweise
    provvisor czasow`,
  permanent: 'permanentem definitivement= definitivamente= definitiva= dauerhaft endgultig stale= trwale=',
  hour: 'hora= horas= ora= ore= stund heure= heures= godzin',
  day: 'dia= dias= giorno= giorni= tag= tage= tagen= jours= dzien= dni=',
  time: 'tiempo= tempo= zeit= temps= czas= czasu=',
  limit: 'limitar= limitare= begrenz limitier limiter= ogranicz',
  version: 'version= versiones= versione= versioni= versao= wersj',
  license: 'licenci licenz lizenz licenc',
  cost: 'gratis gratuit= gratuite= gratuito= kosten kosztuj darmow precio= precios= prezzo preis= prix= preco= precos=',
  download: 'descarg scaric herunterlad telecharg baixar= pobra pobier',
  visitor: 'visitante= visitantes= visitas= visitatore= visitatori= besucher visiteur odwiedz',
  website: 'sitio sito= webseit site= web= tienda= negozio= boutique= loja= strona= strony= stronie= sklep',
  office: 'oficina= ufficio= buro= bueroo bureau= escritorio= biuro= biura= biurze=',
  phone: 'telefono= movil= telefon handy= cellulare= celular= telefone= komork',
  home: 'casa= zuhause= hause= heim= maison= chez= domu=',
  alert: 'notificac notifich benachrichtig powiadom alerta aviso= avisos= avvis warnung avis= ostrzez',
  message: 'mensaj messagg meldung nachricht mensagem komunikat wiadomos',
  process: 'proceso= procesos= processus= processo= processi= prozess proces= procesy= procesu=',
  suspicious: 'sospech sospett verdacht suspeit podejrzan suspect= suspecte=',
  traffic: 'trafic traffico= verkehr trafego ruch=',
  change: 'cambiar cambia= cambio= modificar modifier= andern= changer= mudar= alterar= zmien',
  share: 'compartir= compartilh condivid teilen= partag udostep wspoldziel',
  redirect: 'redirig umleit weiterleit reindirizz inoltr redirecion przekier',
  scan: 'escane scansion escanead skanow',
  own: 'propio= propia= proprio= proprie= eigen= eigene= eigenen= propres= propria= wlasn',
  dynamic: 'dinamic dynamisch dynamique= dynamicz',
  container: 'contenedor contenitor conteneur conteiner kontener',
  provider: 'proveedor fornitore= anbieter hebergeur provedor dostawc',
  domain: 'dominio= dominios= domaine= domen',
  certificate: 'certificad zertifikat certificato= certificat= certyfikat',
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

/** English words that the others have too, with another meaning, and words that are misspelt in English. */
const alsoEnglish = new Set(
  `acces adres adress adressed adresses adressing ale as authentification autorization autorize autorized avis bis
  boutique bureau casa changer charge come con consume den des desactivate desactivated die dinamic dossier dove
  encore entrant envoy erros fare gratis handy hora installer land lent mal modus motif ore pare passage pasta per
  pirate porte precedent prix proces raison red remover repertoire saber salvo ser serwer sin solo son sur tempo
  temporal temps trafic van verifier war`.split(/\s+/),
);

/** Two letters are too few to know the language, and may become any word. */
const fewestLetters = 3;

/** A German verb in two parts: "schalte die IP frei" is "freischalte die IP". */
const separated = /\b((?:schalt|sperr)e?t?)\b(.*)\s(frei|ein|an|aus|ab)(?=\s*(?:[,.?!]|und\b|$))/giu;

/** Words, but not the parts of names such as `TCP_IN`, `csf.deny` and `-d`. */
const wordPattern = /(?<![\p{L}\p{N}_./-])\p{L}+(?![\p{L}\p{N}_/-]|\.[\p{L}\p{N}])/gu;

/**
 * A query in Spanish, Italian, German, French, Portuguese or Polish with the English words for what it has in common
 * with our pages, and without the words that neither this vocabulary nor a page has. It is in such a language if a word
 * that no page has means something in it.
 */
export function inEnglish(query: string, isKnown: (word: string) => boolean): string {
  const isForeign = (word: string): boolean =>
    word.length >= fewestLetters &&
    !alsoEnglish.has(word) &&
    !isKnown(word) &&
    !hasOnlyStopWords(word) &&
    englishFor(word) !== undefined;
  const inOur = (word: string): string =>
    englishFor(word) ?? (isKnown(word.toLowerCase()) || hasOnlyStopWords(word) ? word : '');
  return (
    ((query.toLowerCase().match(/\p{L}+/gu) ?? []).some(isForeign) &&
      query
        .replaceAll(/(?<=[\p{L}\p{N}])['’-](?=\p{L})/gu, ' ')
        .replaceAll(separated, '$3$1$2')
        .replaceAll(wordPattern, inOur)
        .replaceAll(/\s+/g, ' ')
        .trim()) ||
    query
  );
}
