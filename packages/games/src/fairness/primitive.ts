import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** HMAC-SHA256 under one key: 32 bytes for each message. The bytes are valid until the next call. */
export type KeyedHash = (message: Uint8Array) => Uint8Array;

/** Prepares HMAC-SHA256 for one key. Another implementation, such as node:crypto, can stand in for it. */
export type HashKeying = (key: Uint8Array) => KeyedHash;

/** HMAC-SHA256 in plain JavaScript: the same code in every browser and on the server. */
export const keyedHash: HashKeying = (key) => {
  // The key's two blocks are hashed once; every message continues from a copy of that state.
  const keyed = hmac.create(nobleSha256, key);
  const running = keyed.clone();
  const digest = new Uint8Array(keyed.outputLen);
  return (message) => {
    keyed._cloneInto(running);
    running.update(message).digestInto(digest);
    return digest;
  };
};

/** SHA-256 of raw bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  return nobleSha256(bytes);
}

/** Text of 64 hex digits as its 32 raw bytes and back; a text as its UTF-8 bytes. */
export { bytesToHex, hexToBytes, utf8ToBytes };
