import { useTranslation } from '@quetzal/i18n/react';
import { useState } from 'react';
import { ApiError } from '../api/index.ts';
import { emptyMobile, readMobile, useCountries, type CodeSent } from '../mobile/index.ts';
import { useErrorText } from '../form/index.ts';
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
  const countries = useCountries(flagSrc);
  const sendCode = useSendContactCode();
  const changeContact = useChangeContact();
  const [phone, setPhone] = useState(emptyMobile);
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [problems, setProblems] = useState<Problems>({});

  const readContact = (): NewContact | null => {
    if (channel === 'email') return email.trim() === '' ? null : { channel, email: email.trim() };
    const mobile = readMobile(phone, countries);
    return mobile && { channel, mobileNum: mobile.number, countryDialingCode: mobile.dialingCode };
  };
  const refuse = (err: unknown) => {
    const field = err instanceof ApiError && err.field !== null ? partOf[err.field] : undefined;
    setProblems({ [field ?? 'form']: errorText(err) });
  };
  const send = async (): Promise<CodeSent | null> => {
    const contact = readContact();
    setProblems(contact === null ? { contact: t(`contacts.required_${channel}`) } : {});
    return contact === null ? null : sendCode.mutateAsync(contact);
  };
  /* True when it is done. A refusal of the password or the second proof is shown by the dialog, which knows those fields. */
  const change = async (confirmation: Confirmation): Promise<boolean> => {
    const contact = readContact();
    setProblems({
      contact: contact === null ? t(`contacts.required_${channel}`) : undefined,
      code: contact !== null && code === '' ? t('contacts.code_required') : undefined,
    });
    if (contact === null || code === '') return false;
    try {
      await changeContact.mutateAsync({ ...contact, ...confirmation, verificationCode: code });
      return true;
    } catch (err) {
      if (!(err instanceof ApiError) || partOf[err.field ?? ''] === undefined) throw err;
      refuse(err);
      return false;
    }
  };
  const target = channel === 'sms' ? `${phone.countryCode}${phone.number}` : email;
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
    send,
    refuse,
    change,
  };
}

/** What the form of a contact has. */
export type ContactForm = ReturnType<typeof useContactForm>;
