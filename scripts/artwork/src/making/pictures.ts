import { avatars } from '../catalog/avatars.ts';
import { countries, teams } from '../catalog/countries.ts';
import { games } from '../catalog/games.ts';
import { languageFlags } from '../catalog/languages.ts';
import { vendors } from '../catalog/vendors.ts';
import { avatar } from '../pictures/avatar.ts';
import { appIcon, mark } from '../pictures/brand.ts';
import { flag } from '../pictures/flag.ts';
import { gameTile } from '../pictures/game-tile.ts';
import { logoVariants, vendorGlyph, vendorLogo } from '../pictures/vendor-logo.ts';
import { tileRecipe } from '../recipes/tiles.ts';
import { agentArt, playerArt, svgFile, type Output, type Picture } from './picture.ts';
import { scenePictures } from './scene-pictures.ts';

const tileOutput = (file: string, format: 'avif' | 'webp', width: number, quality: number): Output => ({
  file: `${playerArt}/games/${file}`,
  format,
  width,
  height: (width * 4) / 3,
  quality,
});

const gamePictures = (): Picture[] =>
  games.map(({ id, type }) => ({
    kind: 'games',
    id,
    draw: () => gameTile(id, type, tileRecipe(id)),
    outputs: [
      tileOutput(`${id}.avif`, 'avif', 360, 55),
      tileOutput(`${id}-180.avif`, 'avif', 180, 58),
      tileOutput(`${id}-540.avif`, 'avif', 540, 50),
      tileOutput(`${id}.webp`, 'webp', 360, 76),
    ],
  }));

const vendorPictures = (): Picture[] =>
  vendors.flatMap((vendor) => {
    const code = vendor.code.toLowerCase();
    const logo = (name: string, draw: () => string): Picture => ({
      kind: 'vendors',
      id: `${code}-${name}`,
      draw,
      outputs: [svgFile(`${playerArt}/vendors/${code}-${name}.svg`)],
    });
    return [
      ...logoVariants.map((variant) => logo(variant, () => vendorLogo(vendor, variant))),
      logo('glyph', () => vendorGlyph(vendor)),
    ];
  });

const avatarOutput = (file: string, edge: number): Output => ({
  file,
  format: 'webp',
  width: edge,
  height: edge,
  quality: 80,
});

const avatarPictures = (): Picture[] =>
  avatars.map((recipe) => ({
    kind: 'avatars',
    id: recipe.id,
    draw: () => avatar(recipe),
    outputs: [
      avatarOutput(`${playerArt}/avatars/${recipe.id}.webp`, 96),
      avatarOutput(`${playerArt}/avatars/${recipe.id}-192.webp`, 192),
      avatarOutput(`${agentArt}/avatars/${recipe.id}.webp`, 96),
    ],
  }));

const languagePictures = (): Picture[] =>
  Object.entries(languageFlags).map(([tag, code]) => ({
    kind: 'flags',
    id: `language-${tag}`,
    draw: () => flag(code),
    outputs: [svgFile(`${playerArt}/flags/${tag}.svg`)],
  }));

const countryPictures = (): Picture[] =>
  [...countries, ...teams].map((code) => ({
    kind: 'flags',
    id: code,
    draw: () => flag(code),
    outputs: [svgFile(`${playerArt}/countries/${code}.svg`), svgFile(`${agentArt}/flags/${code}.svg`)],
  }));

const brandPictures = (): Picture[] => {
  const sites = ['apps/player-web/public', agentArt];
  const iconOutput = (file: string, edge: number): Output => ({
    file,
    format: 'png',
    width: edge,
    height: edge,
    quality: 90,
  });
  return [
    { kind: 'brand', id: 'mark', draw: mark, outputs: sites.map((site) => svgFile(`${site}/favicon.svg`)) },
    {
      kind: 'brand',
      id: 'app-icon',
      draw: appIcon,
      outputs: sites.flatMap((site) => [180, 192, 512].map((edge) => iconOutput(`${site}/icon-${edge}.png`, edge))),
    },
  ];
};

/** Everything that is drawn. */
export const pictures: readonly Picture[] = [
  ...gamePictures(),
  ...vendorPictures(),
  ...scenePictures(),
  ...avatarPictures(),
  ...languagePictures(),
  ...countryPictures(),
  ...brandPictures(),
];
