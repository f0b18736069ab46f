import { useTranslation } from '@quetzal/i18n/react';
import { SliderCaptcha, type SlideAnswer, type SliderPuzzle } from '@quetzal/ui/slider-captcha';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useErrorText } from '../form/index.ts';
import { useEntryCalls, useSliderTask } from './entry.queries.ts';
import type { HumanAnswer, SliderTask } from './entry.wire.ts';
import { InsteadByWork } from './instead-by-work.tsx';

const png = (base64: string) => `data:image/png;base64,${base64}`;
/** How long the solved puzzle stands before it closes, in milliseconds: long enough to be seen and heard. */
const passedShownMs = 500;

/** The puzzle: fetched, moved, judged by the server. A wrong place brings another one. */
export function SliderBlock({ onPassed }: { onPassed: (answer: HumanAnswer) => void }) {
  const { t } = useTranslation('account-entry');
  const errorText = useErrorText();
  const { solveSlider, solveByWork } = useEntryCalls();
  const [round, setRound] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const task = useSliderTask(round);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: ({ challenge, answer }: { challenge: string; answer: SlideAnswer }) =>
      solveSlider({
        challenge,
        left: answer.x,
        trail: answer.trajectory.map(({ x, y, atMs }) => [atMs, x, y]),
        input: answer.input,
      }),
    onSuccess: ({ validate }, { challenge }) =>
      setTimeout(() => onPassed({ geetest_challenge: challenge, geetest_validate: validate }), passedShownMs),
    onError: () => {
      setFailed(true);
      setRound((before) => before + 1);
    },
  });
  const puzzle = useMemo(() => (task.data === undefined ? null : puzzleOf(task.data)), [task.data]);
  const state = isPending ? 'checking' : isSuccess ? 'passed' : hasFailed ? 'failed' : 'idle';
  const passByWork = async (found: { challenge: string; number: number }) => {
    const { validate } = await solveByWork(found);
    onPassed({ geetest_challenge: found.challenge, geetest_validate: validate });
  };
  return (
    <div className="grid gap-2">
      <SliderCaptcha
        className="max-w-none"
        puzzle={task.isError ? lostPuzzle : puzzle}
        state={state}
        onSolve={(answer) => task.data !== undefined && mutate({ challenge: task.data.challenge, answer })}
        onRefresh={() => {
          setFailed(false);
          setRound((before) => before + 1);
        }}
        words={{
          label: t('slider.label'),
          instruction: t('slider.instruction'),
          position: (x, xMax) => t('slider.position', { x, xMax }),
          checking: t('slider.checking'),
          passed: t('slider.passed'),
          failed: error === null ? t('slider.failed') : errorText(error),
          lost: task.error === null ? t('slider.lost') : errorText(task.error),
          refresh: t('slider.refresh'),
        }}
      />
      <InsteadByWork onFound={passByWork} done={t('slider.passed')} />
    </div>
  );
}

/* A picture that cannot be shown, so that the block says so and offers another one. */
const lostPuzzle: SliderPuzzle = {
  backgroundUrl: 'data:,',
  pieceUrl: 'data:,',
  width: 2,
  height: 1,
  pieceWidth: 1,
  pieceTop: 0,
};

function puzzleOf({ background, piece, width, height, pieceWidth, pieceTop }: SliderTask): SliderPuzzle {
  return { backgroundUrl: png(background), pieceUrl: png(piece), width, height, pieceWidth, pieceTop };
}
