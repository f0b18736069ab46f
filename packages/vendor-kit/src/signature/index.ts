export { type PublicJwk, publicJwkOf, readPrivateKey, readPublicKey } from './keys.ts';
export {
  clockSkewMaxMs,
  type KeyPair,
  type SignatureHeaders,
  signMessage,
  signRequest,
  signResponse,
  type SignatureVerdict,
  type SignedMessage,
  type SigningKeys,
  verifyRequest,
  verifyResponse,
} from './signature.ts';
