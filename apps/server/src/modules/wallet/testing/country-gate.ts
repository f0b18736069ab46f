import type { VisitorGate } from '#kernel/http/visitor-gate.ts';

/** Lets everybody in, from the country that the fixture says at that moment. */
export function countryGate(fixture: { country?: string | undefined }): VisitorGate {
  return {
    async admit(req) {
      req.country = fixture.country;
    },
    async locate() {},
  };
}
