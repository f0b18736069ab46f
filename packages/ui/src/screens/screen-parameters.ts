/** What all screens have in common: they fill their page, and on a documentation page they stand in a frame. */
export const screenParameters = {
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '900px' }, source: { type: 'code' as const } },
};

/** A phone: the width and height of most of them. */
export const phone = {
  parameters: {
    ...screenParameters,
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' as const } },
    },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

/** A screen leads nowhere. */
export const nothing = (): void => undefined;
