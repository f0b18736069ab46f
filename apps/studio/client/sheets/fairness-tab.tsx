import { useEffect, useState, type ReactNode } from 'react';
import { useGame, useGameState } from '../shell/game-context.ts';
import { StudioError, type Seeds } from '../studio-api.ts';
import { ClientSeedForm } from './client-seed-form.tsx';
import { RoundList } from './round-list.tsx';

/** The seeds of the player, and the last rounds to check. */
export function FairnessTab(): ReactNode {
  const { words, api, game } = useGame();
  const { phase } = useGameState();
  const [seeds, setSeeds] = useState<Seeds | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    api.seeds().then(setSeeds, (err: unknown) => {
      setFailure(codeOf(err));
    });
  }, [api, phase]);

  async function rotate(clientSeed?: string): Promise<void> {
    setFailure(null);
    try {
      setSeeds(await api.rotateSeeds(clientSeed));
      await game.refresh();
    } catch (err) {
      setFailure(codeOf(err));
    }
  }

  return (
    <div className="fairness">
      <p>{words('fair.intro')}</p>
      {failure === null ? null : (
        <p className="sheet-error" role="alert">
          {words(
            failure === 'round_open'
              ? 'fair.round_open'
              : failure === 'offline'
                ? 'failure.offline'
                : 'failure.internal',
          )}
        </p>
      )}
      {seeds === null ? null : (
        <>
          <Hash name={words('fair.server_hash')} value={seeds.serverSeedHash} />
          <ClientSeedForm key={seeds.clientSeed} clientSeed={seeds.clientSeed} onChange={rotate} />
          <Hash name={words('fair.nonce')} value={String(seeds.nonce)} />
          <Hash name={words('fair.next_hash')} value={seeds.nextServerSeedHash} />
          {seeds.revealed === null ? null : (
            <Hash name={words('fair.revealed_seed')} value={seeds.revealed.serverSeed} />
          )}
          <button
            type="button"
            className="secondary-button"
            disabled={phase === 'spinning'}
            onClick={() => void rotate()}
          >
            {words('fair.reveal')}
          </button>
          <p className="sheet-note">{words('fair.reveal_explain')}</p>
        </>
      )}
      <RoundList />
    </div>
  );
}

function Hash({ name, value }: { readonly name: string; readonly value: string }): ReactNode {
  return (
    <p className="hash">
      <span>{name}</span>
      <bdi dir="ltr">
        <code>{value}</code>
      </bdi>
    </p>
  );
}

const codeOf = (err: unknown): string => (err instanceof StudioError ? err.code : 'internal');
