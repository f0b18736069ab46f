export { isAgentType, isMemberType, isTrialType, memberTypes, type MemberType } from './member-type.ts';
export { ageOn, dayIn, isCalendarDay } from './age.ts';
