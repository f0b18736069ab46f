import { brandColourNames } from '@quetzal/domain/brand';
import Type, { type Static } from 'typebox';
import { Choice, Group } from './site.shapes.ts';

const Colour = Type.String({ pattern: '^oklch\\([0-9. /]{3,40}\\)$', description: 'oklch(L C H)' });
const Colours = Type.Optional(
  Group(Object.fromEntries(brandColourNames.map((name) => [name, Type.Optional(Colour)] as const))),
);
const Plume = Type.Optional(Type.Tuple([Colour, Colour, Colour]));

/** What a site file says of the look; what it leaves out stays as designed. */
export const BrandLook = Group(
  {
    colours: Type.Optional(Group({ dark: Colours, light: Colours })),
    neutralHue: Type.Optional(Type.Number({ minimum: 0, maximum: 360, description: 'Hue of grounds, lines and text' })),
    corners: Type.Optional(Choice(['sharp', 'soft', 'round'])),
    feather: Type.Optional(Type.Boolean({ description: 'False for plain corners' })),
    plume: Type.Optional(Group({ dark: Plume, light: Plume })),
    mark: Type.Optional(Type.Tuple([Colour, Colour, Colour, Colour, Colour])),
    displayFamily: Type.Optional(Type.String({ pattern: '^[\\w -]{1,60}$' })),
    markSvg: Type.Optional(
      Type.String({
        maxLength: 20_000,
        description: 'A drawing on a square ground in place of our bird: one svg element without scripts or addresses',
      }),
    ),
  },
  { default: {} },
);
export type BrandLook = Static<typeof BrandLook>;
