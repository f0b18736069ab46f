import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { GuidePanel } from './guide-panel.tsx';
import type { Guide } from './guide.ts';
import { StoryBox } from './story-box.tsx';

/** The page of a component: what it is for, its keys, its props, its stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [primary, ...others] = useContext(DocsContext).componentStories();
  const guide = preparedMeta.parameters['guide'] as Guide | undefined;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {primary !== undefined && <StoryBox story={primary} withToolbar />}
      {guide !== undefined && (
        <Unstyled>
          <GuidePanel guide={guide} />
        </Unstyled>
      )}
      <Controls />
      {others.length > 0 && <Heading>Stories</Heading>}
      {others.map((story) => (
        <section key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          <StoryBox story={story} withToolbar={false} />
        </section>
      ))}
    </>
  );
}
