export { isAgentType, isMemberType, isTrialType, memberTypes, type MemberType } from './member-type.ts';
export { ageMax, ageOn, dayIn, isCalendarDay } from './age.ts';
export { internationalNumber, maskAddress, maskNumber } from './mobile-number.ts';
export { maskIp } from './mask-ip.ts';
export { isGuessablePassword } from './password-strength.ts';
export { maskDay, maskStart, maskWords } from './mask-text.ts';
export { incomeSources, isNationality, nationalities, occupations } from './profile-choices.ts';
