import { deDEErrors } from './errors.de-DE.ts';
import type { ServerTexts } from './texts.en-US.ts';

export const deDE: ServerTexts = {
  household: 'Familie',
  explanations: {
    passwordTooCommon: 'Dieses Passwort ist zu verbreitet und leicht zu erraten. Bitte wähle ein anderes',
    passwordIsName:
      'Dein Passwort darf nicht dein Name, deine E-Mail-Adresse oder der Name dieser Seite sein. Bitte wähle ein anderes',
    passwordTooShort: 'Ein Passwort braucht mindestens 8 Zeichen',
    passwordTooLong: 'Dieses Passwort ist zu lang. Bitte wähle eines mit höchstens 72 Byte',
    nameTaken: 'Diesen Namen gibt es schon',
    itemGone: 'Das gibt es nicht, oder es ist schon gelöscht',
    referenceUnknown: 'Etwas, worauf sich das bezieht, gibt es nicht, oder es ist gelöscht',
    addressMissing: 'Eine Adresse, an die gesendet wird, fehlt',
    singleSignOnFailed:
      '{provider} war nicht erreichbar, oder die Antwort konnte nicht geprüft werden. Versuche es noch einmal. Wenn es wieder geschieht, bitte einen Admin, im Protokoll des Servers nachzusehen',
    singleSignOnScope:
      '{provider} lehnt einen der Scopes ab, um die Hearth bittet. Bitte einen Admin, OIDC_SCOPES_OVERRIDE zu setzen',
    singleSignOnOver:
      'Diese Anmeldung hat zu lange gedauert, wurde schon verwendet oder unter einer anderen Adresse begonnen. Bitte melde dich noch einmal an',
    singleSignOnClaimMissing:
      '{provider} sendet den Claim „{claim}“ nicht, den Hearth braucht. Bitte einen Admin, dafür zu sorgen',
    singleSignOnNoGroup:
      'Du bist in keiner Gruppe, die Hearth verwenden kann, soweit {provider} es im Claim „{claim}“ mitteilt. Bitte einen Admin, dich in eine aufzunehmen oder den Claim senden zu lassen',
    singleSignOnNoAccount:
      'Du hast hier noch kein Konto. Bitte einen Admin, eines anzulegen und mit „{subject}“ zu verknüpfen',
    singleSignOnNotCreated:
      'Für dich konnte kein Konto angelegt werden. Bitte einen Admin, eines anzulegen und mit „{subject}“ zu verknüpfen',
    singleSignOnNotLinked:
      'Ein Konto mit deiner E-Mail-Adresse besteht schon. Bitte einen Admin, es auf Single Sign-on umzustellen, oder melde dich mit deinem Passwort an',
    singleSignOnUnverified:
      'Ein Konto mit deiner E-Mail-Adresse besteht schon, aber {provider} bestätigt nicht, dass die Adresse deine ist (Claim „email_verified“). Bitte einen Admin, das Konto mit „{subject}“ zu verknüpfen',
    singleSignOnLinkedElsewhere:
      'Das Konto mit deiner E-Mail-Adresse ist mit einer anderen Anmeldung verknüpft. Bitte einen Admin, es mit „{subject}“ zu verknüpfen',
    setupCodeWrong: 'Der Einrichtungscode stimmt nicht. Verwende den neuesten aus dem Protokoll des Servers',
    wrongCredentials: 'Benutzername oder E-Mail-Adresse und Passwort gehören nicht zusammen',
    lockedOut:
      'Zu viele Fehlversuche. Versuche es in {duration} noch einmal oder bitte einen Admin, das Konto zu entsperren',
    lockedOutUntilReset:
      'Zu viele Fehlversuche. Versuche es in {duration} noch einmal oder setze dein Passwort per E-Mail zurück, um das Konto sofort zu entsperren',
    tooManyAttempts: 'Zu viele Fehlversuche aus deinem Netzwerk. Bitte versuche es später noch einmal',
    addressMismatch:
      'Unter {visited} kannst du nicht angemeldet bleiben, weil dieser Server für {base} eingerichtet ist. Öffne {base} oder bitte die Person, die den Server betreibt, BASE_URL auf {visited} zu setzen',
    baseUrlMissing:
      'Unter {visited} kannst du nicht angemeldet bleiben, weil der Server diese Adresse nicht kennt. Bitte die Person, die ihn betreibt, BASE_URL auf {visited} zu setzen',
    confirmationNeeded:
      'Bestätige mit deinem Passwort oder zweiten Faktor, dass du es bist, und versuche es dann noch einmal',
    importAddressMissing:
      'Das ist keine Adresse einer Webseite. Füge eine ein wie https://example.com/rezept',
    importHostUnknown:
      'Eine Website dieses Namens gibt es nicht. Prüfe die Schreibweise der Adresse und versuche es noch einmal',
    importUnreachable:
      'Die Website ist nicht erreichbar. Versuche es später noch einmal, oder füge ihren Text oder ihr HTML ein',
    importForbidden:
      'Die Website zeigt diese Seite nur Angemeldeten oder Browsern ({status}). Öffne sie selbst und füge ihr HTML ein',
    importPageMissing: 'Diese Seite gibt es nicht ({status}). Prüfe die Adresse, oder suche das Rezept dort',
    importWebsiteFailed: 'Die Website hat gerade eine Störung ({status}). Versuche es später noch einmal',
    importNotAPage:
      'Diese Adresse führt zu einer Datei ({type}), nicht zu einer Webseite. Lege das Rezept aus dem Text oder einem Bild an',
    importJsonBroken: 'Dieses JSON ist nicht lesbar. In Zeile {line}, Spalte {column} fehlt {expected}',
    importWithoutRecipe:
      'Auf dieser Seite steht kein Rezept. Prüfe, ob die Adresse die des Rezepts selbst ist, oder füge seinen Text ein',
  },
  errors: deDEErrors,
  passwordUpdated: 'Passwort geändert',
  commentDeleted: 'Kommentar gelöscht',
  reportDeleted: 'Bericht gelöscht.',
  signedOut: 'Abgemeldet',
  maintenance: {
    names: { images: 'Bilder', temp: 'temporäre Dateien', recipeFolders: 'Rezeptordner', logs: 'Protokolle' },
    cleaned: {
      images: '{count} Bilder entfernt',
      temp: 'Ordner „.temp“ geleert',
      recipeFolders: '{count} Rezeptordner entfernt',
      logs: 'Protokolle geleert',
    },
  },
  backups: {
    created: 'Sicherung erstellt',
    uploaded: '{name} wurde hochgeladen',
    deleted: '{name} wurde gelöscht',
    restored: 'Wiederherstellung abgeschlossen',
  },
  testMail: {
    subject: 'Test-E-Mail von Hearth',
    header: 'Das ist ein Test',
    top: 'Diese E-Mail ist angekommen, Hearth kann also E-Mails senden. Du musst nichts weiter tun.',
    button: 'Hearth öffnen',
    bottom: 'Ein Admin dieses Servers hat sie gesendet, um zu prüfen, ob E-Mails ankommen.',
  },
  ai: {
    notEnabled: 'OpenAI ist nicht eingeschaltet',
    imagesNotEnabled: 'Es wurde ein Bild gesendet, aber die Bilddienste von OpenAI sind nicht eingeschaltet',
    working: 'OpenAI funktioniert. Antwort: „{answer}“',
    failed:
      'Die Anfrage an OpenAI ist fehlgeschlagen. Der vollständige Fehler steht im Protokoll. {name}: „{message}“',
  },
  mealPlan: {
    calendar: 'Essensplan',
    entry: '{type}: {name}',
    servings: 'Portionen: {count}',
    types: {
      breakfast: 'Frühstück',
      lunch: 'Mittagessen',
      dinner: 'Abendessen',
      side: 'Beilage',
      snack: 'Snack',
      drink: 'Getränk',
      dessert: 'Nachtisch',
    },
  },
  events: {
    created: '{name} wurde angelegt, {url}',
    duplicated: '{name} wurde dupliziert',
    updated: '{name} wurde geändert, {url}',
    deleted: '{name} wurde gelöscht',
    wasCreated: '{name} wurde angelegt',
    wasUpdated: '{name} wurde geändert',
  },
  notifiers: {
    failures: {
      badAddress: 'Die Adresse ist unvollständig: {detail}',
      unknownScheme:
        'Hearth unterstützt keine Adressen, die mit „{detail}://“ beginnen. Ein Admin kann einen Apprise-API-Server einrichten, der das tut (APPRISE_API_URL).',
      lostSecret:
        'Die Adresse ist nicht mehr lesbar, weil sich der geheime Schlüssel dieses Servers geändert hat. Bitte gib sie neu ein.',
      appriseFailed: 'Der Apprise-API-Server konnte die Nachricht nicht zustellen: {detail}',
      refused:
        'Der Server ruft nur öffentliche Adressen auf. Um eine in deinem eigenen Netzwerk zu erlauben, kann ein Admin sie in OUTBOUND_TRUSTED oder bei den freigegebenen Netzwerken in den Servereinstellungen eintragen.',
      unreachable: 'Der Empfänger war nicht erreichbar.',
      timeout: 'Der Empfänger hat zu lange nicht geantwortet.',
      certificate: 'Das Zertifikat des Empfängers ist nicht gültig.',
      answered: 'Der Empfänger hat mit Status {detail} geantwortet.',
      notSignedIn: 'Der Empfänger hat Benutzername, Passwort oder Token nicht angenommen.',
      other: 'Die Nachricht konnte nicht gesendet werden: {detail}',
    },
  },
  userUpdated: 'Konto geändert',
  seededInOther:
    'In dieser Sprache gibt es noch keine Liste. Die einer anderen wurde hinzugefügt: {language}.',
  mails: {
    passwordReset: {
      subject: 'Neues Passwort für Hearth wählen',
      header: 'Hallo {name},',
      top: 'wir haben eine Anfrage erhalten, das Passwort deines Kontos zurückzusetzen. Mit diesem Link wählst du ein neues. Er gilt einmal, innerhalb von zwei Tagen.',
      button: 'Neues Passwort wählen',
      bottom: 'Wenn du das nicht warst, kannst du diese E-Mail ignorieren: Dein Passwort ändert sich nicht.',
    },
    addressChanged: {
      subject: 'Die E-Mail-Adresse deines Hearth-Kontos wurde geändert',
      header: 'Hallo {name},',
      top: 'die E-Mail-Adresse deines Kontos wurde geändert. Wir senden keine E-Mails zu diesem Konto mehr an diese Adresse.',
      button: 'Bei Hearth anmelden',
      bottom:
        'Wenn du das nicht warst, bitte die Person, die diesen Server betreibt, deine Adresse wiederherzustellen, und wähle dann ein neues Passwort.',
    },
    invitation: {
      subject: 'Koch mit uns auf Hearth',
      header: 'Du bist eingeladen',
      top: '{name} lädt dich ein, dem Haushalt „{household}“ beizutreten: Rezepte, Essenspläne und Einkaufslisten an einem Ort.',
      button: 'Einladung annehmen',
      bottom:
        'Die Einladung gilt nur für kurze Zeit. Wenn du sie nicht erwartet hast, kannst du diese E-Mail ignorieren.',
    },
  },
  pages: {
    explorer: 'Öffentliche Rezepte von {group}.',
    cookbook: 'Ein Kochbuch von {group}.',
    untitledCookbook: '{household} Kochbuch {number}',
    recipes: 'Rezepte',
    signIn: 'Bei Hearth anmelden',
    signInIntro: 'Deine Rezepte, deine Küche, dein Server.',
  },
  exports: {
    recipes: 'Rezepte',
    ingredients: 'Zutaten',
    steps: 'Zubereitung',
    notes: 'Notizen',
    nutrition: 'Nährwerte',
    source: 'Quelle',
    servings: 'Portionen',
    yield: 'Ergibt',
    prepTime: 'Vorbereitung',
    performTime: 'Kochzeit',
    totalTime: 'Gesamtzeit',
    categories: 'Kategorien',
    tags: 'Schlagwörter',
    tools: 'Utensilien',
    nutrients: {
      calories: 'Kalorien',
      carbohydrateContent: 'Kohlenhydrate',
      cholesterolContent: 'Cholesterin',
      fatContent: 'Fett',
      fiberContent: 'Ballaststoffe',
      proteinContent: 'Eiweiß',
      saturatedFatContent: 'Gesättigte Fettsäuren',
      sodiumContent: 'Natrium',
      sugarContent: 'Zucker',
      transFatContent: 'Transfette',
      unsaturatedFatContent: 'Ungesättigte Fettsäuren',
    },
  },
  books: {
    ourRecipes: 'Unsere Rezepte',
    contents: 'Inhalt',
    index: 'Verzeichnis der Zutaten',
    otherRecipes: 'Weitere Rezepte',
    cover: 'Umschlag',
    accessibility:
      'Die Rezepte haben Überschriften, ein Inhaltsverzeichnis und ein Verzeichnis der Zutaten; ihre Bilder sind benannt.',
    allRecipes: 'Alle Rezepte',
    search: 'Nach Name oder Zutat suchen',
    noMatch: 'Keine passenden Rezepte',
  },
  recipeDefaults: {
    ingredientNote: '1 Tasse Mehl',
    stepText:
      'In den Schritten und anderen Feldern der Rezeptseite kannst du Markdown verwenden.\n\n**Link hinzufügen**\n\n[Mein Link](https://example.com)\n',
  },
  imported: {
    untitled: 'Ohne Titel',
    noIngredients: 'Es wurden keine Zutaten gefunden',
    noInstructions: 'Es wurde keine Zubereitung gefunden',
    jsonTokens: {
      value: 'ein Wert',
      key: 'ein Name in geraden Anführungszeichen',
      colon: 'ein Doppelpunkt (:)',
      commaOrBrace: 'ein Komma (,) oder eine schließende geschweifte Klammer (})',
      commaOrBracket: 'ein Komma (,) oder eine schließende eckige Klammer (])',
      end: 'das Ende des Textes',
    },
  },
  durations: {
    year: ['Jahr', 'Jahre'],
    day: ['Tag', 'Tage'],
    hour: ['Stunde', 'Stunden'],
    minute: ['Minute', 'Minuten'],
    second: ['Sekunde', 'Sekunden'],
    none: 'keine',
  },
};
