import { readCaptions } from '@lectern/contract/files/captions'

/** A small picture of a stretch of a film: a part of a sheet, in its pixels. */
export interface Tile {
  readonly from: number
  readonly to: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Reads the WebVTT that names the parts of a storyboard sheet (`sheet.webp#xywh=0,90,160,90`). */
export const readStoryboard = (text: string): Tile[] => {
  const read = readCaptions(text)
  if (!read.ok) return []
  return read.value.cues.flatMap(({ from, to, text: words }) => {
    const [, x, y, width, height] = /#xywh=(\d+),(\d+),(\d+),(\d+)$/.exec(words) ?? []
    if (x === undefined) return []
    return [{ from, to, x: Number(x), y: Number(y), width: Number(width), height: Number(height) }]
  })
}

export const tileAt = (tiles: readonly Tile[], time: number): Tile | undefined =>
  tiles.find(({ from, to }) => time >= from && time < to) ?? tiles.at(-1)
