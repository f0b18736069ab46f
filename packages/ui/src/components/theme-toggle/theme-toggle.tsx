import { MoonIcon, SunIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';

export interface ThemeToggleProps extends Omit<ComponentProps<typeof IconButton>, 'label' | 'children' | 'onToggle'> {
  theme: 'dark' | 'light';
  onThemeChange: (theme: 'dark' | 'light') => void;
  /** Says what pressing does: "Usar tema claro". */
  toLightLabel: string;
  toDarkLabel: string;
}

/** Switches between the two themes; the caller stores the choice and sets `data-theme`. */
export function ThemeToggle({ theme, onThemeChange, toLightLabel, toDarkLabel, ...rest }: ThemeToggleProps) {
  const dark = theme === 'dark';
  return (
    <IconButton
      data-slot="theme-toggle"
      label={dark ? toLightLabel : toDarkLabel}
      onClick={() => onThemeChange(dark ? 'light' : 'dark')}
      {...rest}
    >
      {dark ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}
