import { LanguageChoice } from './language-choice.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** Language and look. */
export function SitePreferences() {
  return (
    <>
      <ThemeChoice />
      <LanguageChoice />
    </>
  );
}
