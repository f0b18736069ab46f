export { SmsCodeButton, type CodeSent } from './sms-code-button.tsx';
export { emptyMobile, MobileBlock, readMobile, useCountries, type Mobile } from './mobile-block.tsx';
export { useCountryCodes } from './mobile.queries.ts';
