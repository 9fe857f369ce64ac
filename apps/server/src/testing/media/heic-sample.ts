import { readFileSync } from 'node:fs'
import { makeClip } from './media-samples.ts'

const u16 = (value: number) => Buffer.from([value >> 8, value & 255])
const u32 = (value: number) =>
  Buffer.from([value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255])
const text = (letters: string) => Buffer.from(letters, 'latin1')
const box = (name: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  return Buffer.concat([u32(body.length + 8), text(name), body])
}
const full = (name: string, version: number, flags: number, ...parts: Buffer[]) =>
  box(name, u32(version * 2 ** 24 + flags), ...parts)

/** The box of this name, wherever it stands. */
const boxIn = (file: Buffer, name: string): Buffer => {
  const at = file.indexOf(name, 0, 'latin1') - 4
  return file.subarray(at, at + file.readUInt32BE(at))
}

/** A photograph as phones take them: one HEVC picture of 320×240 in a HEIF file. */
export const makeHeic = (folder: string): Buffer => {
  const film = readFileSync(
    makeClip(folder, 'one-frame.mp4', [
      ...['-f', 'lavfi', '-i', 'testsrc2=size=320x240:rate=1:duration=1', '-frames:v', '1'],
      ...['-c:v', 'libx265', '-tag:v', 'hvc1', '-pix_fmt', 'yuv420p', '-x265-params', 'log-level=none'],
    ]),
  )
  const picture = boxIn(film, 'mdat').subarray(8)
  const kind = box('ftyp', text('heic'), u32(0), text('mif1heic'))
  const properties = box('ipco', boxIn(film, 'hvcC'), full('ispe', 0, 0, u32(320), u32(240)))
  const metaAt = (offset: number) =>
    full(
      'meta',
      0,
      0,
      full('hdlr', 0, 0, u32(0), text('pict'), Buffer.alloc(13)),
      full('pitm', 0, 0, u16(1)),
      full('iloc', 0, 0, u16(0x4400), u16(1), u16(1), u16(0), u16(1), u32(offset), u32(picture.length)),
      full('iinf', 0, 0, u16(1), full('infe', 2, 0, u16(1), u16(0), text('hvc1\0'))),
      box('iprp', properties, full('ipma', 0, 0, u32(1), u16(1), Buffer.from([2, 0x81, 2]))),
    )
  const offset = kind.length + metaAt(0).length + 8
  return Buffer.concat([kind, metaAt(offset), box('mdat', picture)])
}
