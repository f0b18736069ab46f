/** The player site's registration form with the code filled in. */
export function affiliateUrl(playerSite: string, code: string): string {
  const address = new URL('/register', playerSite);
  address.searchParams.set('affiliateCode', code);
  return address.href;
}
