import type { Picture } from '@lectern/contract/quizzes/question-types/shared/common'
import { smallestSide } from '@lectern/contract/quizzes/question-types/types/hotspot/area-rules'
import { takePicture } from '../file/read-file.ts'
import { readThing } from '../file/read-words.ts'
import { draftHead, makeOf, type ReadHead } from '../made-question.ts'
import { childrenOf, type Markup, wordsOf } from '@lectern/contract/kernel/markup'
import { rightValues } from './qti-key.ts'
import { identifierOf, pairOf, responseOf, type QtiReading, type ReadInteraction } from './qti-reading.ts'

interface Ground {
  readonly image: Picture
  readonly width: number
  readonly height: number
}

const drawnIn = (interaction: Markup): Markup | undefined => {
  const [drawn] = childrenOf(interaction, 'object', 'img', 'picture')
  return drawn?.name === 'picture' ? childrenOf(drawn, 'img')[0] : drawn
}

/** The picture on which an interaction is answered, and its pixels. */
const groundOf = (
  interaction: Markup,
  head: ReadHead,
  { pictures, notes }: QtiReading,
): Ground | undefined => {
  const drawn = drawnIn(interaction)
  if (!drawn) return
  const { data, src, alt: said, width, height } = drawn.attributes
  const source = data ?? src ?? ''
  const alt = (said ?? wordsOf(drawn)).trim() || head.name
  const image = takePicture(pictures, { source, alt, width: null, height: null }, notes)
  const told = { width: Number(width), height: Number(height) }
  const size = told.width > 0 && told.height > 0 ? told : pictures.sizeOf(source)
  return image && size ? { image, ...size } : undefined
}

const shareOf = (pixels: number, side: number): number =>
  Math.round(Math.min(1, Math.max(0, pixels / side)) * 10_000) / 10_000

const numbersIn = (text: string): number[] => (text.match(/-?\d{1,6}(?:\.\d{1,6})?/g) ?? []).map(Number)

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The box around a shape, in pixels; undefined for a shape without numbers. */
const boxOf = ({ attributes }: Markup): Box | undefined => {
  const coords = numbersIn(attributes['coords'] ?? '')
  const [a, b, c, d] = coords
  if (a === undefined || b === undefined || c === undefined) return
  if (attributes['shape'] === 'circle') return { left: a - c, top: b - c, right: a + c, bottom: b + c }
  if (d === undefined) return
  if (attributes['shape'] === 'ellipse') return { left: a - c, top: b - d, right: a + c, bottom: b + d }
  if (attributes['shape'] === 'rect') return { left: a, top: b, right: c, bottom: d }
  const xs = coords.filter((_each, at) => at % 2 === 0)
  const ys = coords.filter((_each, at) => at % 2 === 1)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

const areaOf = (spot: Markup, { width, height }: Ground) => {
  const box = boxOf(spot)
  if (!box) return
  const coords = numbersIn(spot.attributes['coords'] ?? '')
  if (spot.attributes['shape'] === 'poly') {
    const corners = coords
      .flatMap((x, at) =>
        at % 2 === 0 ? [{ x: shareOf(x, width), y: shareOf(coords[at + 1] ?? 0, height) }] : [],
      )
      .filter(
        (corner, at, all) =>
          at === 0 || at < all.length - 1 || corner.x !== all[0]?.x || corner.y !== all[0]?.y,
      )
    return { shape: 'polygon', corners }
  }
  const shape = spot.attributes['shape'] === 'rect' ? 'rectangle' : 'ellipse'
  const [x, y] = [shareOf(box.left, width), shareOf(box.top, height)]
  const side = (from: number, to: number, whole: number) =>
    Math.max(smallestSide, Math.round(((to - from) / whole) * 10_000) / 10_000)
  return {
    shape,
    x,
    y,
    width: side(box.left, box.right, width),
    height: side(box.top, box.bottom, height),
  }
}

/** `hotspotInteraction`: areas of a picture. */
export const readHotspots: ReadInteraction = (interaction, head, reading) => {
  const { key, notes } = reading
  const ground = groundOf(interaction, head, reading)
  if (!ground) return null
  const response = responseOf(interaction, reading)
  const right = new Set(rightValues(response))
  const areas = childrenOf(interaction, 'hotspotchoice').flatMap((spot, at) => {
    const area = areaOf(spot, ground)
    notes.addWhere(!area, 'answers_lost')
    const text = spot.attributes['hotspotlabel'] ?? String(at + 1)
    return area ? [{ id: key(), text, is_correct: right.has(identifierOf(spot)), points: 0, area }] : []
  })
  return makeOf({
    ...draftHead(key, { ...head, image: ground.image }),
    type: 'hotspot',
    is_single: response.cardinality === 'single',
    answers: areas,
  })
}

/** Up to this size a place is as good as a point. */
const pointPixels = 40

/** `graphicGapMatchInteraction`: labels for places of a picture. */
export const readGraphicGaps: ReadInteraction = (interaction, head, reading) => {
  const { key, notes, pictures } = reading
  const ground = groundOf(interaction, head, reading)
  if (!ground) return null
  const pairs = rightValues(responseOf(interaction, reading)).map(pairOf)
  const places = childrenOf(interaction, 'associablehotspot').flatMap((spot) => {
    const box = boxOf(spot)
    if (!box) return []
    notes.addWhere(box.right - box.left > pointPixels || box.bottom - box.top > pointPixels, 'area_moved')
    return [
      {
        name: identifierOf(spot),
        place: {
          id: key(),
          text: spot.attributes['hotspotlabel'] ?? '',
          x: shareOf((box.left + box.right) / 2, ground.width),
          y: shareOf((box.top + box.bottom) / 2, ground.height),
        },
      },
    ]
  })
  const labels = childrenOf(interaction, 'gaptext', 'gapimg').map((label) => {
    const name = identifierOf(label)
    const placed = pairs.filter((pair) => pair.includes(name))
    const place = places.find((each) => placed.some((pair) => pair.includes(each.name)))
    notes.addWhere(placed.length > 1 || label.name === 'gapimg', 'answers_lost')
    const words = readThing(label.children, pictures, notes).text
    return {
      id: key(),
      text: words === '' ? (label.attributes['objectlabel'] ?? '') : words,
      statement_id: place?.place.id ?? null,
      points: 0,
    }
  })
  return makeOf({
    ...draftHead(key, { ...head, image: ground.image }),
    type: 'image_labels',
    statements: places.map(({ place }) => place),
    answers: labels,
  })
}
