import { readDocument } from '#kernel/documents/read-document.ts';
import { checkSiteFile } from './check-site-file.ts';
import { SiteFileDocument } from './site-file.schema.ts';

/** Reads a site file. Throws DocumentRefused for one that is no YAML, does not fit the schema or contradicts itself. */
export const readSiteFile = (text: string): SiteFileDocument => readDocument(text, SiteFileDocument, checkSiteFile);
