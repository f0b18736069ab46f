export { bannedWordIn } from './banned-word.ts';
export { chatTextMax, cleanChatText, isBlank } from './clean-text.ts';
export { codesIn, contactIn, type ContactKind } from './contact.ts';
export { foldMessage } from './fold-text.ts';
export { passesForStaff, shownName } from './shown-name.ts';
