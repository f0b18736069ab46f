import DOMPurify from 'dompurify';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';

const blockTags = ['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'code', 'img'];
const inlineTags = ['strong', 'em', 'b', 'i', 'u', 's', 'small', 'a'];
const tableTags = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];
const pictureAttributes = ['src', 'alt', 'width', 'height'];

/** A path of this site: one slash, so that no other host can be meant. */
const ownPath = /^\/(?![/\\])/;

/* Who reads from the right gets what is not written in their language in that of the site. */
const lettersFromRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** HTML of the server with everything taken out that is more than text, lists, tables, own pictures and links. */
export function cleanFragment(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...blockTags, ...inlineTags, ...tableTags],
    ALLOWED_ATTR: ['href', 'lang', 'dir', 'colspan', 'rowspan', 'scope', ...pictureAttributes],
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) {
    if (ownPath.test(link.getAttribute('href') ?? '')) continue;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  for (const picture of fragment.querySelectorAll('img'))
    if (!ownPath.test(picture.getAttribute('src') ?? '')) picture.remove();
  return fragment;
}

interface SafeHtmlProps extends Omit<ComponentProps<'div'>, 'children'> {
  html: string;
}

/** Shows HTML that was written by the operator. Its links to this site go through the router, all others to a new tab. */
export function SafeHtml({ html, className = '', ...rest }: SafeHtmlProps) {
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useLayoutEffect(() => box.current?.replaceChildren(cleanFragment(html)), [html]);
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    if (!ownPath.test(href) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(href);
  });
  useEffect(() => {
    const heard = box.current;
    const listen = (event: MouseEvent) => follow(event);
    heard?.addEventListener('click', listen);
    return () => heard?.removeEventListener('click', listen);
  }, []);
  const direction = lettersFromRight.test(html) ? undefined : 'ltr';
  return <div ref={box} dir={direction} className={`safe-html ${className}`} {...rest} />;
}
