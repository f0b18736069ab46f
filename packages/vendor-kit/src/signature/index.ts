export {
  clockSkewMaxMs,
  type SignatureHeaders,
  signMessage,
  signRequest,
  signResponse,
  type SignatureVerdict,
  type SignedMessage,
  verifyRequest,
  verifyResponse,
} from './signature.ts';
