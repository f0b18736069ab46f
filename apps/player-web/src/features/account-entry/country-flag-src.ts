/** Path of a country's flag, by its ISO code; it only decorates the name beside it. */
export function countryFlagSrc(countryCode: string): string {
  return `/art/countries/${countryCode.toLowerCase()}.svg`;
}
