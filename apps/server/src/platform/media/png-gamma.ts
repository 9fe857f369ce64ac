/**
 * The gamma of a PNG whose samples are not meant for a screen as they are; null when they are, or when a profile says more.
 *
 * @param head the first bytes of the file, up to its pixels
 */
export const pngGamma = (head: Buffer): number | null => {
  if (head.subarray(1, 4).toString('latin1') !== 'PNG') return null
  let gamma: number | null = null
  for (let at = 8; at + 12 <= head.length; at += 12 + head.readUInt32BE(at)) {
    const name = head.subarray(at + 4, at + 8).toString('latin1')
    if (name === 'IDAT' || name === 'PLTE') break
    if (name === 'sRGB' || name === 'iCCP' || name === 'cICP') return null
    if (name === 'gAMA') gamma = head.readUInt32BE(at + 8) / 100_000
  }
  if (gamma === null || gamma < 0.1 || gamma > 5 || Math.abs(gamma - screenGamma) < 0.02) return null
  return gamma
}

const screenGamma = 1 / 2.2

/** What each sample of such a PNG is on a screen. */
export const screenSamples = (gamma: number): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, sample) => Math.round(255 * (sample / 255) ** (screenGamma / gamma)))
