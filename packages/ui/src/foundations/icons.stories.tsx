import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconPlate } from '../components/icon-plate/icon-plate.tsx';
import * as drawer from '../icons/index.ts';
import type { CategoryKey, Icon } from '../icons/index.ts';
import { Code, Page, Section } from './page.tsx';

const meta = {
  title: 'Foundations/Icons',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { categoryIcons, ...others } = drawer;
const icons = Object.entries(others).filter(([name]) => name.endsWith('Icon')) as [string, Icon][];

export const Default: Story = {
  name: 'Icons in use',
  render: () => (
    <Page
      title="Icons"
      lead="Lucide, one weight, always beside a word or with a name of its own. A stroke of 1.75 at 18 px, 2 at 16 px and below, 2.2 at 12 px. Arrows and chevrons flip from right to left; check, plus and clock do not."
    >
      <Section title="Categories" detail="Each category has one icon and one accent.">
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-5">
          {Object.entries(categoryIcons).map(([key, Drawn]) => (
            <li key={key} className="flex items-center gap-3 text-sm">
              <IconPlate category={key as CategoryKey}>
                <Drawn />
              </IconPlate>
              {key}
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="In use"
        detail={
          <>
            Sites import them from <Code>@quetzal/ui/icons</Code>; a new one is added to that list in its place of the
            alphabet.
          </>
        }
      >
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
          {icons.map(([name, Drawn]) => (
            <li key={name} className="grid justify-items-center gap-2 rounded-md bg-surface-2 px-1 py-4 text-center">
              <Drawn aria-hidden className="size-5 text-fg" />
              <span className="text-2xs break-all">{name.replace(/Icon$/, '')}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Sizes and strokes">
        <div className="flex items-end gap-6 text-fg">
          {[12, 16, 18, 20, 24].map((px) => (
            <span key={px} className="grid justify-items-center gap-2 text-xs text-fg-3">
              <drawer.TrophyIcon
                aria-hidden
                size={px}
                className="text-fg"
                style={{ strokeWidth: px <= 12 ? 2.2 : px <= 16 ? 2 : 1.75 }}
              />
              {px}
            </span>
          ))}
        </div>
      </Section>
    </Page>
  ),
};
