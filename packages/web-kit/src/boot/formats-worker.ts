/* Its name is the language of the page. */
const source = `for(const make of [Intl.DateTimeFormat,Intl.NumberFormat])new make(name||undefined).format(0);
for(const kind of [Intl.PluralRules,Intl.RelativeTimeFormat,Intl.ListFormat,Intl.DisplayNames])kind.supportedLocalesOf('en');
close()`;

/* Browsers keep it for ever: another source needs another number. */
const fileName = 'assets/formats-1.js';

/**
 * A worker that makes a format of each kind and ends. The first one of a process has Chromium list all languages that it
 * knows, which takes a telephone a fifth of a second; the list is shared with the page, which would stand still for it.
 */
export const formatsWorker = { fileName, source };

/**
 * What the boot script says to start it, where `lang` is the language of the page. What the scripts of the head ask for
 * goes first: of six connections the worker would take one from the first picture.
 */
export const startFormats = `setTimeout(function(){try{new Worker('/${fileName}',{name:lang})}catch(e){}});`;
