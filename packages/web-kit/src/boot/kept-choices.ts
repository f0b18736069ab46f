import { locales } from '@quetzal/i18n';

const unlikeTag = Object.fromEntries(
  locales.filter(({ tag, wire }) => tag !== wire.toLowerCase()).map(({ tag, wire }) => [wire, tag]),
);
const rightToLeft = locales.filter(({ direction }) => direction === 'rtl').map(({ tag }) => tag);

/**
 * Script text, for inside a function of the document `d`: gives `h`, the html element, and `theme` and `lang`, the look
 * and the language that the browser remembers; `lang` may be one that the page does not have.
 */
export const readChoices = `function kept(name){try{return localStorage.getItem(name)||''}catch(e){return''}}
var h=d.documentElement,theme=kept('theme'),wire=kept('lang'),lang=${JSON.stringify(unlikeTag)}[wire]||wire.toLowerCase();
if(theme!=='dark'&&theme!=='light')theme=h.getAttribute('data-theme')||'dark';
if(theme==='system')theme=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark';`;

/** Script text behind `readChoices`: writes look, language and direction on the html element. */
export const writeChoices = `h.setAttribute('data-theme',theme);h.lang=lang;h.dir=${JSON.stringify(rightToLeft)}.indexOf(lang)<0?'ltr':'rtl';`;
