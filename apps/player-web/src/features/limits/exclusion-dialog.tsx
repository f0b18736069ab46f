import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Dialog } from '@quetzal/ui/dialog';
import { Form } from '@quetzal/ui/form';
import { InfoIcon } from '@quetzal/ui/icons';
import { Link } from '@quetzal/ui/link';
import { TextField } from '@quetzal/ui/text-field';
import { FormRefusal, useErrorText } from '@quetzal/web-kit/form';
import { useId, useState } from 'react';
import { monthsOf, type ExclusionTerm } from './exclusion-terms.ts';
import { useExclude } from './limits.queries.ts';
import { useBeginBreak } from './use-begin-break.ts';

interface ExclusionDialogProps {
  term: ExclusionTerm;
  onBreak: () => void;
  onClose: () => void;
}

const effects = ['effect_now', 'effect_play', 'effect_bets', 'effect_money', 'effect_offers'] as const;

/** What an exclusion means, and the word that has to be typed so that nobody does it by accident. */
export function ExclusionDialog({ term, onBreak, onClose }: ExclusionDialogProps) {
  const { t } = useTranslation(['limits', 'common']);
  const errorText = useErrorText();
  const exclude = useExclude();
  const { begin, error, isBusy } = useBeginBreak(onBreak);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const effectsId = useId();
  const word = t('exclusion.word');
  const submit = async () => {
    if (typed.trim().toLocaleUpperCase() !== word.toLocaleUpperCase()) return setWrong(true);
    await begin(() => exclude.mutateAsync(monthsOf(term)));
  };
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!isBusy) onClose();
      }}
      title={t('exclusion.ask_title', { term: t(`exclusion.terms.${term}`) })}
      closeLabel={t('common:actions.close')}
    >
      <Form onSubmit={submit} className="gap-5">
        <section aria-label={t('exclusion.effects')}>
          <ul id={effectsId} className="grid gap-2.5 text-fg-2">
            {effects.map((effect) => (
              <Effect key={effect}>{t(`exclusion.${effect}`)}</Effect>
            ))}
            <Effect>{term === 'always' ? t('exclusion.effect_term_always') : t('exclusion.effect_term')}</Effect>
          </ul>
        </section>
        <TextField
          label={t('exclusion.type', { word })}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
          error={isWrong ? t('exclusion.type_wrong', { word }) : undefined}
          // The focus begins here, after the list: whoever hears the page is told it with the field.
          {...(isWrong ? {} : { 'aria-describedby': effectsId })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {error !== null && <FormRefusal>{errorText(error)}</FormRefusal>}
        <div className="flex flex-wrap-reverse items-center justify-end gap-2.5 max-md:*:w-full">
          <Link
            href="/help#responsible"
            className="rounded-xs text-sm font-semibold text-accent-text underline underline-offset-2 focus-ring max-md:text-center md:me-auto"
          >
            {t('help_link')}
          </Link>
          <Button variant="secondary" onClick={onClose} disabled={isBusy}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" variant="danger" busy={isBusy} busyLabel={t('exclusion.busy')}>
            {t('exclusion.confirm')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

function Effect({ children }: { children: string }) {
  return (
    <li className="flex gap-2.5">
      <InfoIcon className="mt-1 size-4 flex-none text-fg-3" />
      <span>{children}</span>
    </li>
  );
}
