import { createContext, createElement, use, type ComponentProps, type ElementType, type ReactNode } from 'react';

const LinkContext = createContext<ElementType<ComponentProps<'a'>>>('a');

export interface LinkProviderProps {
  /** Receives anchor props (`href`, `className`, `children`, ...) and renders the router's link. */
  component: ElementType<ComponentProps<'a'>>;
  children: ReactNode;
}

/** Teaches every component of this package the site's router; without it links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link without a look of its own, rendered by the site's router. */
export function Link(props: ComponentProps<'a'>) {
  return createElement(use(LinkContext), { 'data-slot': 'link', ...props } as ComponentProps<'a'>);
}
