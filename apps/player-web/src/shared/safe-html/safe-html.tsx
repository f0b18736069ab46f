import DOMPurify from 'dompurify';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';

const allowedTags = ['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'a'];
const tableTags = ['table', 'thead', 'tbody', 'tr', 'th', 'td', 'blockquote', 'code'];

/** HTML of the server with everything taken out that is more than text, lists, tables and links. */
export function cleanFragment(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...allowedTags, ...tableTags],
    ALLOWED_ATTR: ['href', 'lang', 'dir'],
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) {
    if (link.getAttribute('href')?.startsWith('/') === true) continue;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
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
    if (!href.startsWith('/') || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(href);
  });
  useEffect(() => {
    const heard = box.current;
    const listen = (event: MouseEvent) => follow(event);
    heard?.addEventListener('click', listen);
    return () => heard?.removeEventListener('click', listen);
  }, []);
  return <div ref={box} className={`safe-html ${className}`} {...rest} />;
}
