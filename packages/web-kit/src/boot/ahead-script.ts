import { operationTraits } from '@quetzal/api/traits';
import { locales } from '@quetzal/i18n';
import { narrow } from '@quetzal/ui/narrow';

/** A call that some pages of a site make before their application is there. */
export interface AheadCall {
  /** Addresses that need its answer, path and query, as a regular expression; every address when left out. */
  addresses?: string;
  /**
   * Path and query of a call by GET, written as the client writes them. `{name}` stands for that field of the page's own
   * query, `{device}` for `mobile` or `desktop`, `{home}` for the first page of the site. Not made when one is missing.
   */
  call: string;
  /** Whose page: anybody's, of who has a session, or of a member whom the call for the member shows not to be on trial. */
  of: 'anyone' | 'session' | 'real member';
}

/** The call that says who is logged in. */
const whoCall = '/wps/member/info';

const wires = Object.fromEntries(
  locales.filter(({ tag, wire }) => tag.toUpperCase() !== wire).map(({ tag, wire }) => [tag, wire]),
);

function withModuleId(call: AheadCall): AheadCall & { moduleId: string | null } {
  const path = call.call.split('?', 1)[0] ?? '';
  const traits = Object.entries(operationTraits).find(([name]) => name === `GET ${path}`)?.[1];
  if (traits === undefined) throw new Error(`The platform has no call GET ${path}`);
  return { ...call, moduleId: traits.moduleId };
}

/**
 * Script that stands behind the boot script and makes `calls` for the address that is opened, so that they travel beside
 * the application and not after it. The client takes the answers over from `window.askedAhead`. Makes none on the page of
 * a closed site, nor in a language that the site does not offer: the application would ask otherwise. Throws Error on a
 * call that the platform does not have.
 */
export const aheadScript = (calls: readonly AheadCall[]): string => `(function(d,calls){
var h=d.documentElement,token=null,site,who;
try{site=JSON.parse(d.getElementById('site-info').textContent);token=sessionStorage.getItem('token')}catch(e){return}
if(h.hasAttribute('data-closed')||site.languages.indexOf(h.lang)<0)return;
var own=new URLSearchParams(location.search),wire=${JSON.stringify(wires)}[h.lang]||h.lang.toUpperCase(),list=window.askedAhead=[];
own.set('device',matchMedia('${narrow}').matches?'mobile':'desktop');own.set('home',location.origin+'/');
function send(url,moduleId){var headers={Merchant:site.merchantCode,Device:'web',Language:wire};
if(moduleId)headers.ModuleId=moduleId;if(token!==null)headers.Authorization=token;return fetch(url,{headers:headers})}
function isReal(answer){return answer.ok?answer.clone().json().then(function(body){return body.success===true&&!body.value.isTrial}):false}
calls.forEach(function(one){
var missing=false,url=location.origin+one.call.replace(/\\{(\\w+)\\}/g,function(_,name){var value=own.get(name);if(!value)missing=true;return encodeURIComponent(value||'')});
if(missing||one.of!=='anyone'&&token===null||one.addresses&&!new RegExp(one.addresses).test(location.pathname+location.search))return;
var answer=one.of==='real member'?who&&who.then(isReal).then(function(may){return may?send(url,one.moduleId):null}):send(url,one.moduleId);
if(!answer)return;
answer.catch(function(){});
if(one.call===${JSON.stringify(whoCall)})who=answer;
list.push({url:url,token:token,language:wire,askedAtMs:performance.now(),answer:answer})})
})(document,${JSON.stringify(calls.map(withModuleId))})`;
