import { html, type Html, nothing } from './html.ts';

/** One field of a payer's form. */
export interface FieldFacts {
  name: string;
  label: string;
  /** Which keyboard a phone shows. */
  mode: 'numeric' | 'text' | 'tel';
  /** What a browser may fill in. */
  complete: string;
  holder: string;
}

type Texts = Readonly<Record<string, string | undefined>>;

function field(
  { name, label, mode, complete, holder }: FieldFacts,
  value: string,
  problem: string | undefined,
  isFirst: boolean,
): Html {
  const wrong = problem === undefined ? nothing : html`<p class="problem" id="${name}-problem">${problem}</p>`;
  const marks =
    problem === undefined
      ? nothing
      : html` aria-invalid="true" aria-describedby="${name}-problem"${isFirst ? html` autofocus` : nothing}`;
  return html`<div class="field field-${name}">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      dir="${mode === 'text' ? 'auto' : 'ltr'}"
      inputmode="${mode}"
      autocomplete="${complete}"
      placeholder="${holder}"
      required${marks}
    />${wrong}
  </div>`;
}

/** A form's fields with what was typed and what is wrong with it; the first wrong one has the focus. */
export function fields(facts: readonly FieldFacts[], typed: Texts, problems: Texts): Html {
  const first = facts.find(({ name }) => problems[name] !== undefined);
  return html`<div class="fields">
    ${facts.map((one) => field(one, typed[one.name] ?? '', problems[one.name], one === first))}
  </div>`;
}
