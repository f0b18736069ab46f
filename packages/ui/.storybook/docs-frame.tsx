import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { createContext, useEffect, useState, type PropsWithChildren } from 'react';
import { addons } from 'storybook/preview-api';
import { darkTheme, lightTheme } from './brand-theme.ts';
import { applyToDocument, readPageGlobals, type PageGlobals } from './page-globals.ts';

/** What the toolbar chose, for the parts of a documentation page. */
export const PageContext = createContext<PageGlobals>(readPageGlobals({}));

/* The toolbar's choice lies in Storybook's store, which its type keeps to itself. */
interface WithStore {
  store: { userGlobals: { get: () => Record<string, unknown> } };
}

/** The frame of a documentation page: the toolbar's theme reaches it as well as the stories in it. */
export function DocsFrame({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const { userGlobals } = (context as unknown as WithStore).store;
  const [globals, setGlobals] = useState(() => userGlobals.get());
  useEffect(() => {
    const channel = addons.getChannel();
    // Not what the event carries: frames inside this page announce their own globals through the same channel.
    const listen = () => setGlobals({ ...userGlobals.get() });
    channel.on('globalsUpdated', listen);
    return () => channel.off('globalsUpdated', listen);
  }, [userGlobals]);
  const page = readPageGlobals(globals);
  useEffect(() => applyToDocument(page));
  return (
    <PageContext value={page}>
      <DocsContainer context={context} theme={page.theme === 'light' ? lightTheme : darkTheme}>
        {children}
      </DocsContainer>
    </PageContext>
  );
}
