import { useTranslation } from '@quetzal/i18n/react';
import { RadioCards } from '@quetzal/ui/radio-cards';
import { useIsNarrow } from '@quetzal/ui/use-media-query';
import { methodIcon, useMethodWords } from './method-words.tsx';
import type { DepositMethod } from './wallet.wire.ts';

interface MethodChoiceProps {
  methods: DepositMethod[];
  value: string;
  onValueChange: (code: string) => void;
}

/** How to pay: rows with the whole condition where there is room, on phones tiles with what matters most of it. */
export function MethodChoice({ methods, value, onValueChange }: MethodChoiceProps) {
  const { t } = useTranslation('wallet');
  const words = useMethodWords();
  const isNarrow = useIsNarrow();
  return (
    <RadioCards
      label={t('method')}
      name="method"
      layout={isNarrow ? 'tiles' : 'rows'}
      value={value}
      onValueChange={onValueChange}
      options={methods.map((option) => ({
        value: option.code,
        title: isNarrow ? words.shortNameOf(option.code) : words.nameOf(option.code),
        detail: isNarrow ? words.shortConditionOf(option) : words.conditionOf(option),
        icon: methodIcon(option.code),
      }))}
    />
  );
}
