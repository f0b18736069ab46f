import { ageMax } from '@quetzal/domain/members';

/** The last day on which somebody who is `ageMin` years old `today` can have been born. Days are `YYYY-MM-DD`. */
export function birthdayMaxOf(today: string, ageMin: number): string {
  const year = String(Number(today.slice(0, 4)) - ageMin).padStart(4, '0');
  const day = today.slice(4);
  const isLeapYear = new Date(`${year}-02-29T00:00:00Z`).getUTCMonth() === 1;
  // Who turns of age on a day that the year of birth did not have was born before it.
  return day === '-02-29' && !isLeapYear ? `${year}-02-28` : `${year}${day}`;
}

/** Whether nobody who was born then still lives `today`: the year was not meant. */
export function isBirthYearSlip(birthday: string, today: string): boolean {
  return birthday <= birthdayMaxOf(today, ageMax + 1);
}
