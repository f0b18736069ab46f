import { isClientSeed } from '@quetzal/games/fairness';
import { useId, useState, type ReactNode } from 'react';
import { useGame, useGameState } from '../shell/game-context.ts';

type ClientSeedFormProps = { readonly clientSeed: string; readonly onChange: (clientSeed: string) => Promise<void> };

export function ClientSeedForm({ clientSeed, onChange }: ClientSeedFormProps): ReactNode {
  const { words } = useGame();
  const { phase } = useGameState();
  const [text, setText] = useState(clientSeed);
  const [isInvalid, setIsInvalid] = useState(false);
  const id = useId();
  return (
    <form
      className="seed-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsInvalid(!isClientSeed(text));
        if (isClientSeed(text)) void onChange(text);
      }}
    >
      <label htmlFor={id}>{words('fair.client_seed')}</label>
      <div>
        <input
          id={id}
          dir="ltr"
          value={text}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isInvalid}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            setText(event.target.value);
          }}
        />
        <button type="submit" className="secondary-button" disabled={phase === 'spinning' || text === clientSeed}>
          {words('fair.change')}
        </button>
      </div>
      <p id={`${id}-hint`} className={isInvalid ? 'sheet-error' : 'sheet-note'}>
        {words(isInvalid ? 'fair.client_seed_invalid' : 'fair.client_seed_hint')}
      </p>
    </form>
  );
}
