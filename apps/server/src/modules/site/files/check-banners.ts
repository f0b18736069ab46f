import type { Found } from '#kernel/documents/document-problems.ts';
import type { SiteFileDocument } from './site-file.schema.ts';

const at = (path: string, problem: string): Found => ({ path: path.split('.'), problem });

type Text = SiteFileDocument['customerService'][number]['title'];

/** A table of texts speaks the site's languages, and its own at least: that one stands in for the others. */
function checkText(path: string, text: Text, { languages, defaultLanguage }: SiteFileDocument): Found[] {
  if (text === undefined || typeof text === 'string') return [];
  const unknown = Object.keys(text).filter((tag) => !languages.includes(tag));
  return [
    ...unknown.map((tag) => at(`${path}.${tag}`, 'is none of the languages')),
    ...(text[defaultLanguage] === undefined ? [at(path, `has no text in ${defaultLanguage}`)] : []),
  ];
}

/** Titles that a site wrote itself. */
export function checkTitles(file: SiteFileDocument): Found[] {
  return (['customerService', 'banners'] as const).flatMap((part) =>
    file[part].flatMap(({ title }, index) => checkText(`${part}.${index}.title`, title, file)),
  );
}

/** Banners lead where they say; the first of the home page stands behind the site's own words, others bring theirs. */
export function checkBanners({ banners }: SiteFileDocument): Found[] {
  const first = banners.findIndex(({ groupName }) => groupName === 'w_home');
  return banners.flatMap(({ groupName, title, linkageType, target }, index) => {
    const path = `banners.${index}`;
    const found: Found[] = [];
    if (groupName === 'w_home' && index !== first && title === undefined) {
      found.push(at(path, 'a banner of w_home behind the first needs a title'));
    }
    if ((linkageType === undefined) !== (target === undefined)) {
      found.push(at(path, 'linkageType and target go together'));
    }
    if (linkageType !== undefined && linkageType !== 'promotion' && !/^\/[^/]/.test(target ?? '/-')) {
      found.push(at(`${path}.target`, 'has to be a path of the site'));
    }
    return found;
  });
}
