import type { Meta, StoryObj } from '@storybook/react-vite';
import { AreaChart } from '../../components/area-chart/area-chart.tsx';
import { Button } from '../../components/button/button.tsx';
import { Card, CardHeader } from '../../components/card/card.tsx';
import { CalendarIcon, ChevronDownIcon } from '../../icons/index.ts';
import { dailyData } from '../../testing/chart-data.ts';
import { phone } from '../screen-parameters.ts';
import { members } from './accounts.ts';
import { AgentPage } from './agent-page.tsx';
import { FigureTile } from './figure-tile.tsx';
import { figures } from './figures.ts';
import { IncomeCard } from './income-card.tsx';
import { MemberLines } from './member-lines.tsx';

const meta = {
  title: 'Screens/Agent mobile',
  ...phone,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const fortnight = {
  ...dailyData,
  points: dailyData.points.slice(8),
  series: dailyData.series.map((series) => ({ ...series, values: series.values.slice(8) })),
};

export const Overview: Story = {
  render: () => (
    <AgentPage current="overview" title="Resumen">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
        <div className="flex items-center justify-between gap-3">
          <h1 className="font-display text-2xl font-[650] tracking-tight">Resumen</h1>
          <Button variant="secondary">
            <CalendarIcon />
            30 días
            <ChevronDownIcon />
          </Button>
        </div>
        <IncomeCard />
        <div className="grid grid-cols-2 gap-2.5">
          {figures.slice(0, 4).map((figure) => (
            <FigureTile key={figure.label} {...figure} value={figure.value.replace(/\.\d\d$/, '')} />
          ))}
        </div>
        <Card padding="md">
          <CardHeader title="Apuestas y premios" />
          <AreaChart {...fortnight} height={210} />
        </Card>
        <section>
          <div className="mb-2 flex items-center justify-between">
            <h2 className="font-display text-md font-[650] tracking-snug">Equipo</h2>
            <Button variant="ghost" size="sm">
              Ver todo
            </Button>
          </div>
          <Card asChild padding="none">
            <ul>
              {members.slice(1, 5).map((member) => (
                <li key={member.name} className="border-t border-line px-3.5 py-3 first:border-t-0">
                  <MemberLines member={member} isLink />
                </li>
              ))}
            </ul>
          </Card>
        </section>
      </div>
    </AgentPage>
  ),
};
