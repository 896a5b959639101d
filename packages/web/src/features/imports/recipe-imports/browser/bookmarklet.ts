/** What the window of Hearth says when it listens. */
export const readyMessage = 'hearth:ready';

/** The mark of a message that holds a page. */
export const pageMark = 'hearth:page';

/**
 * The address of a bookmark that hands the page on which it is pressed to the Hearth at `site`. The page goes to no other
 * origin. Where a site cuts the tie between the two windows, or forbids new ones, the second press copies the page
 * instead and leads to where it is pasted.
 */
export function buildBookmarklet(site: string): string {
  const code = `(()=>{
const s=${JSON.stringify(site)},o=new URL(s).origin,d=document,u=location.href,h=d.documentElement.outerHTML,k='hearthTried',
paste=()=>{const t=d.createElement('textarea');t.value=h;d.body.append(t);t.select();d.execCommand('copy');t.remove();
location.href=s+'/r/create/html?recipe_import_url='+encodeURIComponent(u)};
if(window[k])return paste();
const w=window.open(s+'/handover#'+encodeURIComponent(u));
if(!w)return paste();
window[k]=1;
addEventListener('message',function f(e){
if(e.source!==w||e.origin!==o||e.data!=='${readyMessage}')return;
removeEventListener('message',f);window[k]=0;
w.postMessage({kind:'${pageMark}',url:u,title:d.title,html:h},o)})
})()`;
  return `javascript:${encodeURIComponent(code.replaceAll('\n', ''))}`;
}
