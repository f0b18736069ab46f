/** Address of the flag of a country, by its ISO 3166-1 alpha-2 code. */
export function flagOf(countryCode: string): string {
  return `/flags/${countryCode.toLowerCase()}.svg`;
}
