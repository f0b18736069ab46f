/** Who may make a call. */
export type Access = 'public' | 'optional' | 'member' | 'agent' | 'operator' | 'vendor' | 'provider';

/** What a client must know of a call beyond its types; from the `x-` fields of the OpenAPI document. */
export interface OperationTraits {
  /** Sent as the `ModuleId` header; null for calls that have none. */
  readonly moduleId: string | null;
  /** The body travels as a JWE. */
  readonly encrypted: boolean;
  readonly access: Access;
}
