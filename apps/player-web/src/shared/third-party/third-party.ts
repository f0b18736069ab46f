/** The code of the refusal that a third party's answer left in the address, which has words in `errors`; null without one. */
export function thirdPartyRefusal(params: URLSearchParams): string | null {
  const failure = params.get('thirdPartyError');
  return failure === null ? null : `identity.third_party_${failure}`;
}

/** A provider's own name, as it writes it; an unknown one as its code with a capital. */
export function providerName(provider: string): string {
  return `${provider.charAt(0).toUpperCase()}${provider.slice(1)}`;
}
