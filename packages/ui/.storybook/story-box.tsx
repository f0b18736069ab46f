import { Canvas, Source, Unstyled, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { PageContext } from './docs-frame.tsx';

/** A story as its documentation page shows it. */
export type PageStory = ReturnType<DocsContextProps['componentStories']>[number];

/**
 * One story on a documentation page. A story that turns the page around or covers it (`docs.story.inline: false`)
 * gets a page of its own, in a frame.
 */
export function StoryBox({ story: { id, name, moduleExport, storyGlobals, parameters }, withToolbar }: StoryBoxProps) {
  const { theme, density } = useContext(PageContext);
  const { inline, height } = (parameters['docs'] as { story?: { inline?: boolean; height?: string } }).story ?? {};
  if (inline !== false && !('direction' in storyGlobals)) return <Canvas of={moduleExport} withToolbar={withToolbar} />;
  return (
    <>
      <Unstyled>
        <iframe
          key={theme + density}
          title={name}
          src={`iframe.html?viewMode=story&id=${id}&globals=theme:${theme};density:${density}`}
          loading="lazy"
          className="mt-6 mb-3 w-full rounded-lg shadow-[inset_0_0_0_1px_var(--q-line-2)]"
          style={{ height: height ?? '220px' }}
        />
      </Unstyled>
      <Source of={moduleExport} dark={theme === 'dark'} />
    </>
  );
}

interface StoryBoxProps {
  story: PageStory;
  withToolbar: boolean;
}
