import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../components/badge/badge.tsx';
import { Link } from '../components/link/link.tsx';
import { Num } from '../components/num/num.tsx';
import { ScrollRegion } from '../components/scroll-region/scroll-region.tsx';
import { factsOf, sharedBytes, type ComponentFacts } from './component-facts.ts';
import { Page, Section } from './page.tsx';

const meta = {
  title: 'Start/Component status',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const texts = import.meta.glob<string>('../components/*/*.stories.tsx', { query: '?raw', import: 'default' });

async function readAll(): Promise<ComponentFacts[]> {
  const all = await Promise.all(Object.entries(texts).map(async ([path, read]) => factsOf(path, await read())));
  return all.toSorted((one, other) => one.group.localeCompare(other.group) || one.name.localeCompare(other.name));
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function Row({ facts }: { facts: ComponentFacts }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 pe-4 text-start font-[550]">
        <Link href={`./?path=/docs/${facts.path}--docs`} target="_top" className="text-accent-text hover:underline">
          {facts.name}
        </Link>
      </th>
      <td className="pe-4">{facts.group}</td>
      <td className="pe-4">
        <Badge tone={facts.status === 'stable' ? 'success' : facts.status === 'new' ? 'info' : 'neutral'}>
          {facts.status}
        </Badge>
      </td>
      <td className="pe-4 text-end tnum">{facts.storyCount}</td>
      <td className="pe-4 text-end text-fg">
        <Num className="tnum">{facts.bytes === undefined ? '–' : kilobytes(facts.bytes)}</Num>
        {facts.laterBytes > 0 && (
          <span className="text-xs text-fg-3">
            {' '}
            + <Num className="tnum">{kilobytes(facts.laterBytes)}</Num>
          </span>
        )}
      </td>
      <td className="text-xs text-fg-3">{facts.libraries.join(', ')}</td>
    </tr>
  );
}

export const Default: Story = {
  name: 'All components',
  loaders: [async () => ({ all: await readAll() })],
  render: (_, { loaded }) => {
    const all = loaded['all'] as ComponentFacts[];
    return (
      <Page
        title="Component status"
        lead={`${all.length} components. “Stable”: both sites may rely on it. “New”: its props may still change.`}
      >
        <Section
          title="Import cost"
          detail={`Kilobytes, minified and compressed by gzip, beyond React and the ${kilobytes(sharedBytes)} kB that all components share; each component was built alone. What follows a plus is fetched only when it is needed.`}
        >
          <ScrollRegion label="All components">
            <table className="w-full border-collapse text-sm whitespace-nowrap">
              <thead>
                <tr className="text-xs text-fg-3">
                  {['Component', 'Group', 'Status'].map((head) => (
                    <th key={head} className="py-2 pe-4 text-start font-[550]">
                      {head}
                    </th>
                  ))}
                  {['Stories', 'kB'].map((head) => (
                    <th key={head} className="py-2 pe-4 text-end font-[550]">
                      {head}
                    </th>
                  ))}
                  <th className="py-2 text-start font-[550]">Comes with</th>
                </tr>
              </thead>
              <tbody>
                {all.map((facts) => (
                  <Row key={facts.name} facts={facts} />
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        </Section>
      </Page>
    );
  },
};
