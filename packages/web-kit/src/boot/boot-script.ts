import { startFormats } from './formats-worker.ts';
import { readChoices, writeChoices } from './kept-choices.ts';

/**
 * The script that runs in the head before anything is painted: sets look, language and direction from what the browser
 * remembers, over the site's own that the server wrote on the html element, and starts fetching the words of that
 * language beside the application, those too that the address needs at once. Whether somebody has a session it writes on
 * the html element, for what is fetched for them alone. It passes on the nonce that the server wrote on it, under the
 * name where libraries that make style elements look for it (Radix, by `get-nonce`), and keeps the browser's offer to
 * install the site, which it makes once and early, for the page that has the button. While the application is still on
 * its way, and behind what the page asks for, a worker makes the first formats.
 */
export const bootScript = `(function(d){
${readChoices}
var files=read('words-files',{}),own=d.currentScript;
function read(id,none){try{return JSON.parse(d.getElementById(id).textContent)}catch(e){return none}}
function fetchAhead(href){var l=d.createElement('link');l.rel='modulepreload';l.href=href;d.head.appendChild(l)}
if(own&&own.nonce)window.__webpack_nonce__=own.nonce;
addEventListener('beforeinstallprompt',function(e){e.preventDefault();window.installOffer=e});
if(!files[lang])lang=h.lang||'en';
var who='visitor';
try{if(sessionStorage.getItem('token')!==null)who='member'}catch(e){}
h.setAttribute('data-visit',who);
${writeChoices}
if(files[lang])fetchAhead(files[lang]);
${startFormats}
if(!h.hasAttribute('data-closed'))read('early-words',[]).forEach(function(one){if(new RegExp(one[0]).test(location.pathname)&&(!one[2]||one[2]===who))(one[1][lang]||[]).forEach(fetchAhead)});
})(document)`;
