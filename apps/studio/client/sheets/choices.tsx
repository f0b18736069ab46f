import { useId, type ReactNode } from 'react';

type ChoicesProps<T> = {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly chosen: T | null;
  readonly onChoose: (value: T) => void;
};

/** A radio group of figures; nothing is chosen at first. */
export function Choices<T extends number | bigint>({ label, options, chosen, onChoose }: ChoicesProps<T>): ReactNode {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend>{label}</legend>
      <div>
        {options.map(({ value, text }) => (
          <label key={text}>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => {
                onChoose(value);
              }}
            />
            <bdi dir="ltr">{text}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
