import { useTranslation } from '@quetzal/i18n/react';
import { useState } from 'react';
import { ApiError } from '../api/index.ts';
import { emptyMobile, readMobile, useCountries, type CodeSent } from '../mobile/index.ts';
import { emailRule, useErrorText, useRuleValidation } from '../form/index.ts';
import type { Confirmation } from './security.model.ts';
import { useChangeContact, useSendContactCode, type NewContact } from './security.queries.ts';

/** What is wrong, and with what. */
interface Problems {
  contact?: string | undefined;
  code?: string | undefined;
  form?: string | undefined;
}

const partOf: Readonly<Record<string, 'contact' | 'code'>> = {
  mobileNum: 'contact',
  countryDialingCode: 'contact',
  email: 'contact',
  verificationCode: 'code',
};

/** State of changing a number or an address: what is typed, the code that was sent there, what is wrong. */
export function useContactForm(channel: 'sms' | 'email', flagSrc?: (countryCode: string) => string) {
  const { t } = useTranslation('security');
  const errorText = useErrorText();
  const checkEmail = useRuleValidation()(emailRule);
  const countries = useCountries(flagSrc);
  const sendCode = useSendContactCode();
  const changeContact = useChangeContact();
  const [phone, setPhone] = useState(emptyMobile);
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [sent, setSent] = useState<{ target: string; minutes: number } | null>(null);

  const target = channel === 'sms' ? `${phone.countryCode}${phone.number}` : email;
  const mobile = readMobile(phone, countries);
  const contact: NewContact =
    channel === 'email'
      ? { channel, email: email.trim() }
      : { channel, mobileNum: mobile?.number ?? '', countryDialingCode: mobile?.dialingCode ?? '' };
  const contactProblem = (): string | undefined => {
    const isMissing = channel === 'email' ? email.trim() === '' : mobile === null;
    if (isMissing) return t(`contacts.required_${channel}`);
    const checked = channel === 'email' ? checkEmail(email) : true;
    return checked === true ? undefined : checked;
  };
  const refuse = (err: unknown) => {
    const field = err instanceof ApiError && err.field !== null ? partOf[err.field] : undefined;
    setProblems({ [field ?? 'form']: errorText(err) });
  };
  const send = async (): Promise<CodeSent | null> => {
    const problem = contactProblem();
    setProblems({ contact: problem });
    if (problem !== undefined) return null;
    const answer = await sendCode.mutateAsync(contact);
    setSent({ target, minutes: answer.expiredMinutes });
    return answer;
  };
  /* Before anything is sent: true when number or address and code are there. */
  const check = (): boolean => {
    const found = { contact: contactProblem(), code: code === '' ? t('contacts.code_required') : undefined };
    setProblems(found);
    return found.contact === undefined && found.code === undefined;
  };
  /* True when it is done. A refusal of the password or the second proof is shown by the dialog, which knows those fields. */
  const change = async (confirmation: Confirmation): Promise<boolean> => {
    try {
      await changeContact.mutateAsync({ ...contact, ...confirmation, verificationCode: code });
      return true;
    } catch (err) {
      if (!(err instanceof ApiError) || partOf[err.field ?? ''] === undefined) throw err;
      refuse(err);
      return false;
    }
  };
  return {
    countries,
    phone,
    setPhone,
    email,
    setEmail,
    code,
    setCode,
    problems,
    clockKey: `contact:${target}`,
    /** How long the code is good for that was sent to what is typed now; null before one was. */
    minutesSent: sent?.target === target ? sent.minutes : null,
    send,
    refuse,
    check,
    change,
  };
}

/** What the form of a contact has. */
export type ContactForm = ReturnType<typeof useContactForm>;
