import sanitize from 'sanitize-html';

/** A path of the site itself: one slash, so that no other host can be meant. */
export const ownPath = /^\/(?![/\\])[^\s\\]*$/;

const textTags = ['p', 'br', 'hr', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'blockquote', 'code'];
const listTags = ['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td'];

const options: sanitize.IOptions = {
  allowedTags: [...textTags, ...listTags, 'a', 'img'],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 20,
  transformTags: {
    a: (tagName, { href = '' }) => {
      if (ownPath.test(href) || href.startsWith('#')) return { tagName, attribs: { href } };
      return { tagName, attribs: { href, rel: 'noopener noreferrer nofollow', target: '_blank' } };
    },
  },
  // Pictures come from the site itself: others would tell a stranger who reads this, and the page lets none in.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownPath.test(attribs['src'] ?? ''),
};

/** What was cleaned lately, by what it was: the same few texts are read by everybody, and cleaning takes a millisecond. */
const cleanedBefore = new Map<string, string>();
const rememberedMax = 500;

/**
 * HTML of which nothing is left that could run, load from elsewhere or look like the site's own controls: plain texts,
 * lists, tables, own pictures and links; links to elsewhere open apart and tell nothing of where they were.
 */
export function safeHtml(html: string): string {
  const known = cleanedBefore.get(html);
  if (known !== undefined) return known;
  const clean = sanitize(html, options);
  if (cleanedBefore.size >= rememberedMax) cleanedBefore.clear();
  cleanedBefore.set(html, clean);
  return clean;
}
