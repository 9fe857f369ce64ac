/** kbit/s of layer III, by the four bits of a frame's header: of MPEG 1, and of MPEG 2 and 2.5. */
const bitrates = [
  [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const
const sampleRates = [44_100, 48_000, 32_000] as const

/** So many bytes may stand before the first frame: padding, or the rest of one that was cut. */
const mostBefore = 64 * 1024

/** Chance makes one frame in a few thousand bytes, never so many that follow each other. */
const framesInARow = 4

/** Whether frames of MPEG layer III follow each other, without a tag before them that says so. */
export const hasMpegFrames = (head: Buffer): boolean => {
  const end = Math.min(head.length, mostBefore)
  for (let at = head.indexOf(0xff); at >= 0 && at < end; at = head.indexOf(0xff, at + 1))
    if (isRow(head, at)) return true
  return false
}

const isRow = (head: Buffer, first: number): boolean => {
  let at = first
  for (let count = 0; count < framesInARow; count += 1) {
    const length = frameLength(head, at)
    if (length === 0) return false
    at += length
  }
  return true
}

/** Bytes of the frame that begins here; 0 when none does. */
const frameLength = (head: Buffer, at: number): number => {
  const [sync = 0, kind = 0, rates = 0] = head.subarray(at, at + 3)
  const version = (kind >> 3) & 3
  const isLayer3 = (kind & 0xe6) === 0xe2
  if (sync !== 0xff || !isLayer3 || version === 1) return 0
  const bitrate = bitrates[version === 3 ? 0 : 1][(rates >> 4) - 1]
  const sampleRate = sampleRates[(rates >> 2) & 3]
  if (bitrate === undefined || sampleRate === undefined) return 0
  const divisor = version === 3 ? 1 : version === 2 ? 2 : 4
  const samples = version === 3 ? 144 : 72
  return Math.floor((samples * bitrate * 1000) / (sampleRate / divisor)) + ((rates >> 1) & 1)
}
