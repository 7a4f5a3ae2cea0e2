/** The promise about the dice: the hash of the seed is told before the game, the seed after it. */

export async function promiseOf(seed: string, subtle: SubtleCrypto): Promise<string> {
  const bytes = new TextEncoder().encode(`questhall seed ${seed}`);
  const hash = await subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
