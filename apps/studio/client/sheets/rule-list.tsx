import type { ReactNode } from 'react';
import { JackpotRules } from './jackpot-rules.tsx';
import { useGame } from '../shell/game-context.ts';

/** The rules of an engine in sentences, followed by those of every game. */
export function RuleList({ rules }: { readonly rules: readonly string[] }): ReactNode {
  const { words, kit } = useGame();
  const all = [
    ...rules,
    words('info.rule_decided'),
    ...(kit.hasFeature ? [words('info.rule_feature')] : []),
    words('info.rule_interrupt'),
    words('info.rule_keys'),
  ];
  return (
    <>
      <ul className="rule-list">
        {all.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <JackpotRules />
      <p className="sheet-note">{words('info.credits')}</p>
    </>
  );
}
