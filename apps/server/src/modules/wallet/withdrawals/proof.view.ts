import Type, { type Static } from 'typebox';
import { Instant } from '#kernel/http/envelope.ts';
import type { Upload } from '#kernel/uploads/uploads.store.ts';

export const ProofView = Type.Object({
  id: Type.String({ format: 'uuid' }),
  contentType: Type.String({ enum: ['image/png', 'image/jpeg'] }),
  createdAt: Instant,
});

/** A proof on the wire, without the picture. */
export function proofView({ id, contentType, createdAt }: Upload): Static<typeof ProofView> {
  return { id, contentType, createdAt: createdAt.toISOString() };
}
