import { locales } from '@quetzal/i18n';

const unlikeTag = Object.fromEntries(
  locales.filter(({ tag, wire }) => tag !== wire.toLowerCase()).map(({ tag, wire }) => [wire, tag]),
);
const rightToLeft = locales.filter(({ direction }) => direction === 'rtl').map(({ tag }) => tag);

/**
 * The script that runs in the head before anything is painted: sets look, language and direction from what the browser
 * remembers, over the site's own that the server wrote on the html element, and starts fetching the words of that
 * language beside the application. It passes on the nonce that the server wrote on it, under the name where libraries that
 * make style elements look for it (Radix, by `get-nonce`).
 */
export const bootScript = `(function(d){
function kept(name){try{return localStorage.getItem(name)||''}catch(e){return''}}
var h=d.documentElement,files={},own=d.currentScript,theme=kept('theme'),wire=kept('lang'),lang=${JSON.stringify(unlikeTag)}[wire]||wire.toLowerCase();
if(own&&own.nonce)window.__webpack_nonce__=own.nonce;
try{files=JSON.parse(d.getElementById('words-files').textContent)}catch(e){}
if(theme!=='dark'&&theme!=='light')theme=h.getAttribute('data-theme')||'dark';
if(theme==='system')theme=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark';
if(!files[lang])lang=h.lang||'en';
h.setAttribute('data-theme',theme);h.lang=lang;h.dir=${JSON.stringify(rightToLeft)}.indexOf(lang)<0?'ltr':'rtl';
if(files[lang]){var l=d.createElement('link');l.rel='modulepreload';l.href=files[lang];d.head.appendChild(l)}
})(document)`;
