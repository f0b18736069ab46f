export { isAgentType, isMemberType, isTrialType, memberTypes, type MemberType } from './member-type.ts';
export { ageOn, dayIn, isCalendarDay } from './age.ts';
export { internationalNumber, maskAddress, maskNumber } from './mobile-number.ts';
export { isGuessablePassword } from './password-strength.ts';
