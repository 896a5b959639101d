import type { ServerTexts } from './texts.en-US.ts';

export const deDE: ServerTexts = {
  errors: {
    tokenRevoked: 'Nicht berechtigt',
    secondStepOver:
      'Diese Anmeldung hat zu lange gedauert oder ist schon abgeschlossen. Bitte melde dich neu an',
    secondStepNeeded:
      'Ein zweiter Schritt ist nötig: der Code deiner Authenticator-App, ein Passkey oder ein Wiederherstellungscode',
    wrongCode: 'Dieser Code ist nicht gültig',
    totpIsOn: 'Die Authenticator-App ist schon eingeschaltet. Schalte sie zuerst aus',
    passkeyRefused: 'Dieser Passkey konnte nicht geprüft werden',
    passkeyNotFound: 'Nicht gefunden.',
    singleSignOnOff: 'Auf diesem Server ist keine Anmeldung über einen Anbieter eingerichtet',
    singleSignOnFailed: 'Nicht berechtigt',
    tokenNotFound: "Ein Token mit der Nummer '{id}' gibt es nicht",
    tokenScopeTooNarrow: 'Dieses API-Token darf das nicht; sein Umfang ist {scope}',
    sessionNeeded: 'Dazu ist ein angemeldetes Gerät nötig; mit einem API-Token geht es nicht',
    itemNotSaved: 'Ein unerwarteter Fehler ist aufgetreten.',
    nameTaken: 'Ein unerwarteter Fehler ist aufgetreten.',
    tooManyAttempts: 'Zu viele Fehlversuche von dieser Adresse. Bitte später noch einmal versuchen',
    tooManyRequests: 'Zu viele Anfragen. Bitte später noch einmal versuchen',
    bodyTooLarge: 'Die Anfrage ist größer als {limit} Bytes',
    unsupportedMediaType: 'Dieser Inhaltstyp wird hier nicht angenommen; bitte {allowed} senden',
    unavailable: 'Der Server startet gerade oder seine Datenbank antwortet nicht',
    diskFull: 'Der Server hat keinen Speicherplatz mehr',
    imageRejected: 'Die Datei ist kein lesbares Bild: {reason}',
    urlIsNotAnImage: 'Die Adresse führt zu keinem Bild',
    invalidCurrentPassword: 'Das aktuelle Passwort ist falsch',
    passwordControlledElsewhere: 'Das Passwort wird von LDAP verwaltet und kann hier nicht geändert werden',
    setupCodeWrong: 'Der Einrichtungscode ist falsch. Der neueste steht im Protokoll des Servers',
    setupDone: 'Dieser Server ist bereits eingerichtet',
    versionConflict: 'Jemand anderes hat dies inzwischen geändert. Bitte neu laden und noch einmal versuchen',
  },
  passwordUpdated: 'Passwort geändert',
  signedOut: 'Abgemeldet',
  recipeDefaults: {
    ingredientNote: '1 Tasse Mehl',
    stepText:
      'Die Schritte und andere Felder der Rezeptseite verstehen Markdown.\n\n**Einen Link einfügen**\n\n[Mein Link](https://example.com)\n',
  },
  imported: {
    untitled: 'Ohne Titel',
    noIngredients: 'Es wurden keine Zutaten gefunden',
    noInstructions: 'Es wurde keine Zubereitung gefunden',
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
